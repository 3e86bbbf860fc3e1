"""What happens when: turn, phases, slots, actions and battles, one file a process."""

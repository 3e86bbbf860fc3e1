"""Which language a command speaks: the one of ``--lang``, else that of the settings, else the system's."""

from game.language.spoken import say
from game.match.languages import LONGEST_CODE, is_there, offered, speak_as, use_own
from game.match.settings import FILE, language_in
from game.match.store import data_folder


def begin_to_speak(wanted: str, data_dir: str) -> None:
    """Speak before anything is said: the language that is wanted, else that of the settings, else the system's.

    Raises ``ValueError`` with a sentence where there is no language of that code.
    """
    data = data_folder(data_dir or None)
    use_own(data)
    speak_as(language_in(data / FILE), data)
    if not wanted:
        return
    if not is_there(wanted, data):
        known = [say("error-language-known", code=code, language=name) for code, name in offered(data).named]
        raise ValueError(say("error-language-unknown", code=wanted[:LONGEST_CODE], known=known))
    speak_as(wanted, data)

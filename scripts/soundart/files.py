"""Sounds as Ogg Vorbis files, the same bytes every time."""

import io
import struct

import soundfile
from soundart.tools import RATE, Wave


def _checksum(data: bytes) -> int:
    """Ogg's CRC-32, which the standard library's is not (other bit order, no inversion)."""
    table = []
    for byte in range(256):
        value = byte << 24
        for _ in range(8):
            value = (value << 1) ^ (0x04C11DB7 if value & 0x80000000 else 0)
        table.append(value & 0xFFFFFFFF)
    crc = 0
    for byte in data:
        crc = ((crc << 8) & 0xFFFFFFFF) ^ table[(crc >> 24) ^ byte]
    return crc


def ogg(wave: Wave, quality: float, rate: int = RATE) -> bytes:
    """The sound as Ogg Vorbis; the stream's number, drawn by lot by the library, is made the same every time."""
    file = io.BytesIO()
    channels = 1 if wave.ndim == 1 else wave.shape[1]
    with soundfile.SoundFile(file, "w", rate, channels, "VORBIS", format="OGG", compression_level=1 - quality) as out:
        # The encoder's stack does not bear long buffers.
        for start in range(0, len(wave), rate):
            out.write(wave[start : start + rate])
    data = bytearray(file.getvalue())
    at = 0
    while at < len(data):
        segments = data[at + 26]
        size = 27 + segments + sum(data[at + 27 : at + 27 + segments])
        data[at + 14 : at + 18] = struct.pack("<I", 1)
        data[at + 22 : at + 26] = bytes(4)
        data[at + 22 : at + 26] = struct.pack("<I", _checksum(bytes(data[at : at + size])))
        at += size
    return bytes(data)

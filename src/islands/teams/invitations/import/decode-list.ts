/** Decodes a list: UTF-8 or UTF-16 with a byte order mark, UTF-8 without one, otherwise Windows-1252 (what Excel writes). */
export function decodeList(bytes: Uint8Array): string {
  const begins = (...mark: number[]) => mark.every((byte, at) => bytes[at] === byte);
  if (begins(0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  if (begins(0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8. Every byte is valid in Windows-1252.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

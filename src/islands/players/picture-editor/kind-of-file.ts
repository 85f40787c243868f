type Kind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic';

const textAt = (bytes: Uint8Array, start: number, end: number) => String.fromCharCode(...bytes.subarray(start, end));

/** The kind of a file by its first bytes, as the server determines it; undefined where the server would refuse it. */
export async function kindOfFile(file: Blob): Promise<Kind | undefined> {
  const bytes = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (textAt(bytes, 1, 4) === 'PNG') return 'png';
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 12) === 'WEBP') return 'webp';
  if (textAt(bytes, 4, 8) !== 'ftyp') return undefined;
  const brand = textAt(bytes, 8, 12);
  if (/^avi[fs]$/.test(brand)) return 'avif';
  return /^(hei[cmsx]|hev[cmsx]|mif1|msf1)$/.test(brand) ? 'heic' : undefined;
}

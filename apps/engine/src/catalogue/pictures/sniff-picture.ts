export type PictureType = 'jpeg' | 'png' | 'webp' | 'avif';

export const mostBytes = 20 * 1024 * 1024;

/** For an operator, who reads the reason after the name of the file. */
export class PictureRefused extends Error {}

const pngBegin = '\u0089PNG\r\n\u001a\n';
const headBytes = 64;

/** What the bytes themselves say, whatever name and type came with them. Null for all that the shop does not take. */
export function sniffPicture(bytes: Uint8Array): PictureType | null {
  const head = Buffer.from(bytes.subarray(0, headBytes)).toString('latin1');
  if (head.startsWith('\u00ff\u00d8\u00ff')) return 'jpeg';
  if (head.startsWith(pngBegin)) return 'png';
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return 'webp';
  return isAvif(bytes, head) ? 'avif' : null;
}

/** The first box names the brands: a main one, its version, and what the file is compatible with. */
function isAvif(bytes: Uint8Array, head: string): boolean {
  if (bytes.length < 16 || !head.startsWith('ftyp', 4)) return false;
  const boxEnd = Math.min(new DataView(bytes.buffer, bytes.byteOffset).getUint32(0), head.length);
  const brands = [head.slice(8, 12)];
  for (let at = 16; at + 4 <= boxEnd; at += 4) brands.push(head.slice(at, at + 4));
  return brands.includes('avif');
}

export type VideoType = 'mp4' | 'webm';

export const mostVideoBytes = 64 * 1024 * 1024;

const mp4Brands = /^(?:isom|iso[2-9]|mp4[12]|avc1|M4V |dash|MSNV)$/;
const webmBegin = '\u001a\u0045\u00df\u00a3';
/** Within it a WebM says what it is: its name stands in the first element. */
const headBytes = 64;

/** What the bytes themselves say. Null for what is no MP4 or WebM, and for an MP4 without its beginning, middle or end. */
export function sniffVideo(bytes: Buffer): VideoType | null {
  const head = bytes.subarray(0, headBytes).toString('latin1');
  if (head.startsWith(webmBegin)) return /\u0042\u0082[\u0080-\u008f]webm/.test(head) ? 'webm' : null;
  return isWholeMp4(bytes) ? 'mp4' : null;
}

/** A film in fragments has two of them for each second or so; a file of empty ones would be counted for long. */
const mostBoxes = 100_000;

/** Its boxes follow one another up to the end of the file; a browser needs these three. */
function isWholeMp4(bytes: Buffer): boolean {
  const found = new Set<string>();
  let at = 0;
  for (let boxes = 0; at + 8 <= bytes.length; boxes += 1) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (boxes === mostBoxes) return false;
    if (at === 0 && (type !== 'ftyp' || !mp4Brands.test(bytes.toString('latin1', 8, 12)))) return false;
    found.add(type);
    const length = lengthOfBox(bytes, at);
    if (length < 8) return false;
    at += length;
  }
  return at === bytes.length && found.has('moov') && found.has('mdat');
}

/** 0 stands for all that is left, 1 for a length of eight bytes behind the type. */
function lengthOfBox(bytes: Buffer, at: number): number {
  const length = bytes.readUInt32BE(at);
  if (length === 0) return bytes.length - at;
  if (length > 1) return length;
  return at + 16 <= bytes.length ? Number(bytes.readBigUInt64BE(at + 8)) : 0;
}

export const mostPdfBytes = 20 * 1024 * 1024;

/** Programs write a few bytes behind the last line, such as the end of a line. */
const tailBytes = 1024;

/** What the bytes themselves say: the first line of a PDF and its last, and so the whole of it. */
export function isPdf(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 8).toString('latin1');
  const tail = bytes.subarray(-tailBytes).toString('latin1');
  return /^%PDF-[12]\.\d$/.test(head) && tail.includes('startxref') && /%%EOF\s*$/.test(tail);
}

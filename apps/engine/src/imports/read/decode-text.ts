import { TextDecoder } from 'node:util';
import { FileFault } from './file-fault';

type Encoding = 'UTF-8' | 'UTF-16LE' | 'UTF-16BE' | 'Windows-1252';

interface DecodedText {
  readonly encoding: Encoding;
  readonly pieces: Iterable<string>;
}

const pieceBytes = 1 << 20;
const sampleBytes = 4_096;

/** A text in the encoding that its bytes show: UTF-8 or UTF-16, with a mark at the beginning or without, or Windows-1252. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const encoding = encodingOf(bytes);
  return { encoding, pieces: piecesOf(bytes, encoding) };
}

function* piecesOf(bytes: Uint8Array, encoding: Encoding): Generator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  for (let at = 0; at < bytes.length; at += pieceBytes)
    yield decoder.decode(bytes.subarray(at, at + pieceBytes), { stream: at + pieceBytes < bytes.length });
}

function encodingOf(bytes: Uint8Array): Encoding {
  const [first, second] = bytes;
  const wide =
    first === 0xff && second === 0xfe ? 'UTF-16LE' : first === 0xfe && second === 0xff ? 'UTF-16BE' : unmarked(bytes);
  if (wide !== null) {
    if (!isText(bytes, wide)) throw new FileFault('The file is no text in UTF-16: it has half letters.');
    return wide;
  }
  if (isText(bytes, 'UTF-8')) {
    if (bytes.includes(0)) throw new FileFault('The file is no text: it has zero bytes.');
    return 'UTF-8';
  }
  const strange = bytes.find((byte) => byte < 0x20 && ![0x09, 0x0a, 0x0d].includes(byte));
  const isUnassigned = bytes.some((byte) => [0x81, 0x8d, 0x8f, 0x90, 0x9d].includes(byte));
  if (strange !== undefined || isUnassigned)
    throw new FileFault('The file is no text in UTF-8, UTF-16 or Windows-1252. Save it as “CSV UTF-8”.');
  return 'Windows-1252';
}

/** Letters of the West have a zero byte each, always on the same side. */
function unmarked(bytes: Uint8Array): Encoding | null {
  const sample = bytes.subarray(0, sampleBytes & ~1);
  const zeros = [0, 0];
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const many = sample.length / 5;
  if (odd > many && even < many / 4) return 'UTF-16LE';
  return even > many && odd < many / 4 ? 'UTF-16BE' : null;
}

function isText(bytes: Uint8Array, encoding: Encoding): boolean {
  try {
    for (const piece of piecesOf(bytes, encoding)) void piece;
    return true;
  } catch {
    return false;
  }
}

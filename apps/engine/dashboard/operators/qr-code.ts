// A QR code (ISO 18004) of one size: version 6, error correction L, bytes, mask 0. That is room for 134 letters, which is
// more than the address of a secret has, and spares the tables of the other sizes.
const size = 41;
const alignmentAt = 34;
const blocks = 2;
const dataOfBlock = 68;
const correctionOfBlock = 18;
const mostLetters = 134;
/** Error correction L and mask 0, with its own correction, as the standard writes it. */
const format = 0b111011111000100;

/** The field of 256 elements that the correction reckons in. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x1_1d);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product;
}

function generator(degree: number): number[] {
  let factors = [...Array.from({ length: degree - 1 }, () => 0), 1];
  let root = 1;
  for (let step = 0; step < degree; step += 1) {
    factors = factors.map((factor, at) => times(factor, root) ^ (factors[at + 1] ?? 0));
    root = times(root, 2);
  }
  return factors;
}

function correctionOf(data: readonly number[]): number[] {
  const divisor = generator(correctionOfBlock);
  let rest = Array.from({ length: correctionOfBlock }, () => 0);
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0);
    rest = [...rest.slice(1), 0].map((value, at) => value ^ times(divisor[at] ?? 0, factor));
  }
  return rest;
}

/** What is written: how it is written, how long it is, itself, and padding; then the correction of each half. */
function codewordsOf(text: string): number[] {
  const bytes = [...new TextEncoder().encode(text)];
  if (bytes.length > mostLetters) throw new Error(`a code has room for ${mostLetters} letters`);
  const bits = [0b0100, ...bytes].map((byte, at) => byte.toString(2).padStart(at === 0 ? 4 : 8, '0'));
  bits.splice(1, 0, bytes.length.toString(2).padStart(8, '0'));
  const whole = `${bits.join('')}0000`.match(/.{8}/g) ?? [];
  const data = whole.map((byte) => Number.parseInt(byte, 2));
  for (let pad = 0xec; data.length < blocks * dataOfBlock; pad ^= 0xec ^ 0x11) data.push(pad);
  const halves = [data.slice(0, dataOfBlock), data.slice(dataOfBlock)];
  return [...inTurns(halves), ...inTurns(halves.map(correctionOf))];
}

const inTurns = (parts: readonly (readonly number[])[]): number[] =>
  (parts[0] ?? []).flatMap((_, at) => parts.map((part) => part[at] ?? 0));

type Board = (boolean | undefined)[][];

/** The three great squares with their white rim, and the small one. */
function drawSquares(board: Board): void {
  const square = (x: number, y: number, radius: number, isDark: (ring: number) => boolean) => {
    for (let row = y - radius; row <= y + radius; row += 1) {
      for (let column = x - radius; column <= x + radius; column += 1) {
        const line = board[row];
        const ring = Math.max(Math.abs(column - x), Math.abs(row - y));
        if (line && column >= 0 && column < size) line[column] = isDark(ring);
      }
    }
  };
  const great = (ring: number): boolean => ring !== 2 && ring !== 4;
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(x, y, 4, great);
  square(alignmentAt, alignmentAt, 2, (ring) => ring !== 1);
}

function drawFormat(board: Board): void {
  const set = (x: number, y: number, bit: number): void => {
    const line = board[y];
    if (line) line[x] = ((format >>> bit) & 1) === 1;
  };
  for (let bit = 0; bit < 15; bit += 1) {
    const [across, down] = bit < 8 ? [8, bit < 6 ? bit : bit + 1] : [bit === 8 ? 7 : 14 - bit, 8];
    set(across, down, bit);
    if (bit < 8) set(size - 1 - bit, 8, bit);
    else set(8, size - 15 + bit, bit);
  }
  const corner = board[size - 8];
  if (corner) corner[8] = true;
}

/** Columns of two, from the right, up and down in turns, round what is drawn already. */
function drawBits(board: Board, bits: string): void {
  let next = 0;
  let isUpward = true;
  for (let right = size - 1; right >= 1; right -= 2) {
    // The dotted line takes a whole column.
    if (right === 6) right = 5;
    const lines = [...board.entries()];
    for (const [y, line] of isUpward ? lines.toReversed() : lines) {
      for (const x of [right, right - 1]) {
        if (line[x] !== undefined) continue;
        line[x] = (bits[next] === '1') !== ((x + y) % 2 === 0);
        next += 1;
      }
    }
    isUpward = !isUpward;
  }
}

/** Rows of squares, dark or not. */
export function qrCodeOf(text: string): boolean[][] {
  const board: Board = Array.from({ length: size }, () => Array.from({ length: size }, () => undefined));
  for (const [y, line] of board.entries()) {
    line[6] = y % 2 === 0;
    if (y === 6) for (let x = 0; x < size; x += 1) line[x] = x % 2 === 0;
  }
  drawSquares(board);
  drawFormat(board);
  const bits = codewordsOf(text).map((byte) => byte.toString(2).padStart(8, '0'));
  drawBits(board, bits.join(''));
  return board.map((line) => line.map(Boolean));
}

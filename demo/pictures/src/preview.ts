// node packages/pictures/src/preview.ts [--out=<folder>] [--colours=red,black] [--cell=480] [--turn] <family…>
// Writes one sheet a family: a row each variant, a column each view; --turn writes the 24 frames.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import type { Look } from './drawing.ts';
import { drawingOf } from './drawings.ts';
import { isColour, type Colour } from './palette.ts';
import { render } from './render/render.ts';
import { turnFrames, turnView, viewCount, viewOf } from './views.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: '.data/picture-previews' },
    colours: { type: 'string', default: 'silver' },
    turn: { type: 'boolean', default: false },
    cell: { type: 'string', default: '480' },
  },
});
const side = Number(values.cell);
const colours = values.colours.split(',').filter(isColour);

async function sheet(file: string, columns: number, pictures: readonly Uint8Array[]): Promise<void> {
  const rows = Math.ceil(pictures.length / columns);
  const canvas = sharp({ create: { width: columns * side, height: rows * side, channels: 3, background: 'white' } });
  const tiles = pictures.map((pixels, i) => ({
    input: Buffer.from(pixels),
    raw: { width: side, height: side, channels: 3 as const },
    left: (i % columns) * side,
    top: Math.floor(i / columns) * side,
  }));
  await canvas.composite(tiles).png().toFile(file);
  console.log(file);
}

function lookOf(variant: number): Look {
  const colour: Colour = colours[variant % colours.length] ?? 'silver';
  return { size: [0.3, 0.6, 1, 0][variant] ?? 0.5, colour, variant };
}

await mkdir(values.out, { recursive: true });
for (const family of positionals) {
  const drawing = drawingOf(family);
  if (values.turn) {
    const solid = drawing(lookOf(0));
    const frames = Array.from({ length: turnFrames }, (_, frame) => render(solid, turnView(frame), side).pixels);
    await sheet(join(values.out, `${family}-turn.png`), 6, frames);
    continue;
  }
  const pictures = [0, 1, 2, 3].flatMap((variant) => {
    const solid = drawing(lookOf(variant));
    return Array.from({ length: viewCount }, (_, view) => render(solid, viewOf(solid, view), side).pixels);
  });
  await sheet(join(values.out, `${family}.png`), viewCount, pictures);
}

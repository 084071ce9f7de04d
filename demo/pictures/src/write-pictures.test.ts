import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pictureName } from './picture-name.ts';
import { writePicture, writeTurn } from './write-pictures.ts';

const fryer = { family: 'deep-fryers', look: { size: 0.5, colour: 'silver', variant: 0 }, view: 0 } as const;

it('writes a picture in four sizes and two formats, once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tradehall-'));
  expect(await writePicture(fryer, folder, 'full')).toBe(true);
  const name = pictureName(fryer);
  for (const width of [320, 640, 960, 1280]) {
    for (const [ending, format] of [
      ['avif', 'heif'],
      ['webp', 'webp'],
    ]) {
      const written = await sharp(join(folder, `${name}-${width}.${ending}`)).metadata();
      expect([written.format, written.width, written.height]).toEqual([format, width, width]);
    }
  }
  expect(readdirSync(folder)).toHaveLength(8);
  expect(await writePicture(fryer, folder, 'full')).toBe(false);
}, 30_000);

it.each(['draft', 'sketch'] as const)(
  'gives a %s the names of all sizes, and a turn its 24 frames',
  async (quality) => {
    const folder = mkdtempSync(join(tmpdir(), 'tradehall-'));
    await writePicture(fryer, folder, quality);
    await writeTurn(fryer, folder, quality);
    const files = readdirSync(folder);
    expect(files.filter((file) => file.includes('-turn-'))).toHaveLength(24);
    expect(files).toHaveLength(32);
  },
  30_000,
);

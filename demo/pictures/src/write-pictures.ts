import { access, copyFile, mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawingOf } from './drawings.ts';
import { type PictureOf, pictureName } from './picture-name.ts';
import { render, type Picture } from './render/render.ts';
import { inFrame, turnFrames, turnView, viewOf } from './views.ts';

const widths = [1280, 960, 640, 320] as const;
const turnWidth = 640;
const encodings = {
  webp: { quality: 82, effort: 1 },
  avif: { quality: 58, effort: 0, chromaSubsampling: '4:2:0' },
} as const;
type Format = keyof typeof encodings;
const formats: readonly Format[] = ['webp', 'avif'];

/** `draft` is the smallest size under the names of all; `sketch` is smaller still, for gates that never look at a picture. */
export type Quality = 'full' | 'draft' | 'sketch';
const onlyWidths = { draft: 320, sketch: 96 } as const;

function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

/** Under its name a file is always whole, whenever the process ends and whoever reads meanwhile. */
async function writeWhole(file: string, writeTo: (unfinished: string) => Promise<unknown>): Promise<void> {
  const unfinished = `${file}-${process.pid}-unfinished`;
  await writeTo(unfinished);
  await rename(unfinished, file);
}

const imageOf = ({ side, pixels }: Picture) => sharp(pixels, { raw: { width: side, height: side, channels: 3 } });

async function sized(picture: Picture, width: number): Promise<Picture> {
  if (width === picture.side) return picture;
  return { side: width, pixels: await imageOf(picture).resize(width, width, { kernel: 'lanczos3' }).raw().toBuffer() };
}

async function write(picture: Picture, format: Format, file: string): Promise<void> {
  const encoded = imageOf(picture).toFormat(format, encodings[format]);
  await writeWhole(file, (unfinished) => encoded.toFile(unfinished));
}

async function writeSizes(picture: Picture, base: string, quality: Quality): Promise<void> {
  if (quality === 'full') {
    for (const width of widths) {
      const small = await sized(picture, width);
      for (const format of formats) await write(small, format, `${base}-${width}.${format}`);
    }
    return;
  }
  const [largest, ...others] = widths;
  for (const format of formats) {
    const fileOf = (width: number) => `${base}-${width}.${format}`;
    await write(picture, format, fileOf(largest));
    for (const width of others) await writeWhole(fileOf(width), (unfinished) => copyFile(fileOf(largest), unfinished));
  }
}

/** Whether it had to be drawn: `<name>-{320,640,960,1280}.{avif,webp}`. */
export async function writePicture(picture: PictureOf, folder: string, quality: Quality): Promise<boolean> {
  const base = join(folder, pictureName(picture));
  const files = widths.flatMap((width) => formats.map((format) => `${base}-${width}.${format}`));
  if ((await Promise.all(files.map(isThere))).every(Boolean)) return false;
  await mkdir(folder, { recursive: true });
  const solid = drawingOf(picture.family)(picture.look);
  const side = quality === 'full' ? widths[0] : onlyWidths[quality];
  await writeSizes(render(solid, inFrame(viewOf(solid, picture.view), picture.look), side), base, quality);
  return true;
}

/** Whether one had to be drawn. The frames of a turn stand beside their picture: `<name>-turn-00…23-640.webp`. */
export async function writeTurn(picture: PictureOf, folder: string, quality: Quality): Promise<boolean> {
  const base = join(folder, pictureName(picture));
  const solid = drawingOf(picture.family)(picture.look);
  const side = quality === 'full' ? turnWidth : onlyWidths[quality];
  let wasMissing = false;
  await mkdir(folder, { recursive: true });
  for (let frame = 0; frame < turnFrames; frame += 1) {
    const file = `${base}-turn-${String(frame).padStart(2, '0')}-${turnWidth}.webp`;
    if (await isThere(file)) continue;
    wasMissing = true;
    await write(render(solid, inFrame(turnView(frame), picture.look), side), 'webp', file);
  }
  return wasMissing;
}

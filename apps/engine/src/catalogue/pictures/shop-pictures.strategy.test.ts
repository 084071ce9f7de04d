import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderFiles } from '@tradehall/process/files/folder-files.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanPicture, drawSize } from './draw-picture';
import { nameIn, newPictureName, PictureFiles } from './picture-files';
import { ShopPicturesStrategy } from './shop-pictures.strategy';
import { mostBytes, sniffPicture } from './sniff-picture';
import { claimingPng, samplePicture } from '../../testing/sample-pictures';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'uploads-'));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('the address of a picture', () => {
  const uploads = new FolderFiles(join(tmpdir(), 'none'));
  const pictures = new ShopPicturesStrategy({ originPattern: 'https://www.tradehall.{ending}', uploads });

  it('is of the shop, from which operators are shown it', () => {
    expect(pictures.toAbsoluteUrl(null, '/media/products/fryer-320.webp')).toBe(
      'https://www.tradehall.de/media/products/fryer-320.webp',
    );
  });

  it('leads to the largest size where it stands for all', () => {
    expect(pictures.toAbsoluteUrl(null, '/media/products/fryer')).toBe(
      'https://www.tradehall.de/media/products/fryer-1280.webp',
    );
  });

  it('says which upload it is of, and of an import none', () => {
    const name = newPictureName();
    expect(nameIn(`/media/uploads/${name}-640.webp`)).toBe(name);
    for (const address of ['/media/products/fryer', '/media/uploads/../../etc/passwd', '/media/uploads/short'])
      expect(nameIn(address)).toBeNull();
  });
});

describe('a file that an operator uploads', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('is known as %s by its bytes, and kept', async (type) => {
    const bytes = await samplePicture(type);
    expect(sniffPicture(bytes)).toBe(type);
    expect(sniffPicture(await cleanPicture(bytes))).toBe('webp');
  });

  it.each([
    ['a drawing with scripts', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a GIF', 'GIF89a\u0001\u0000\u0001\u0000'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['nothing', ''],
    ['another kind of video box', '\u0000\u0000\u0000\u0018ftypmp42\u0000\u0000\u0000\u0000mp42isom'],
  ])('is refused as %s, whatever its name says', async (_what, text) => {
    await expect(cleanPicture(Buffer.from(text, 'latin1'))).rejects.toThrow('is no JPEG, PNG, WebP or AVIF');
  });

  it('is refused by what its head claims, before it is unpacked', async () => {
    await expect(cleanPicture(claimingPng(60_000, 60_000))).rejects.toThrow('has more than 50 million pixels');
  });

  it('is refused above 20 MB', async () => {
    await expect(cleanPicture(Buffer.alloc(mostBytes + 1))).rejects.toThrow('is larger than 20 MB');
  });

  it('is refused where its end is missing', async () => {
    const whole = await samplePicture('jpeg');
    await expect(cleanPicture(whole.subarray(0, whole.length / 2))).rejects.toThrow('is damaged or not whole');
  });

  it('is kept without the place where it was taken, upright', async () => {
    const taken = await samplePicture('jpeg');
    expect(taken.includes('Exif')).toBe(true);
    const kept = await cleanPicture(taken);
    for (const mark of ['EXIF', 'Exif', 'XMP ', 'Tradehall kitchen']) expect(kept.includes(mark)).toBe(false);
    // The sample lies on its side, 800 by 400, and its EXIF says so.
    expect(await measuresOf(kept)).toEqual([400, 800]);
  });
});

describe('a size', () => {
  it('fits into a square of its width, and is not blown up', async () => {
    const original = await cleanPicture(await samplePicture('jpeg'));
    expect(await measuresOf(await drawSize(original, 320, 'webp'))).toEqual([160, 320]);
    const small = await cleanPicture(await samplePicture('png'));
    expect(await measuresOf(await drawSize(small, 1280, 'webp'))).toEqual(await measuresOf(small));
  });
});

it('leaves nothing unfinished in the folder, and knows which sizes are missing', async () => {
  const files = new PictureFiles(new FolderFiles(folder));
  const name = newPictureName();
  expect(await files.missingSizes(name)).toHaveLength(8);
  await files.writeSize(name, { width: 320, format: 'avif' }, Buffer.from('small'));
  expect(await files.missingSizes(name)).toHaveLength(7);
  expect(readdirSync(folder)).toEqual([`${name}-320.avif`]);
});

async function measuresOf(bytes: Buffer): Promise<[number, number]> {
  const { width, height } = await sharp(bytes).metadata();
  return [width, height];
}

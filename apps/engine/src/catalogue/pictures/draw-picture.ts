import type { PictureFormat, PictureWidth } from '@tradehall/domain/catalogue/picture-set.ts';
import sharp from 'sharp';
import { mostBytes, PictureRefused, sniffPicture } from './sniff-picture';

/** Unpacked they take some 300 MB; a file of a few kilobytes may claim as many as it likes. */
const mostPixels = 50_000_000;
/** Twice what pages show at most: enough to draw all sizes again one day. */
const originalSide = 2_560;

/** Whatever takes longer was made to. */
const longest = { seconds: 60 };

const encodings = {
  webp: { quality: 82, effort: 4 },
  avif: { quality: 58, effort: 0, chromaSubsampling: '4:2:0' },
} as const;

// Of the formats that the library reads, some run scripts or ask for other files. It is told of four.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}`) });
// A picture is read once: nothing of it is kept. The other cores are for shoppers.
sharp.cache(false);
sharp.concurrency(1);

/**
 * The picture without everything that came along with it (place, camera, thumbnails, programs behind its end), upright, in the
 * colours of the web. Type and measures are looked at before anything is unpacked.
 */
export async function cleanPicture(bytes: Uint8Array): Promise<Buffer> {
  if (bytes.length > mostBytes) throw new PictureRefused(`is larger than ${mostBytes / 1024 / 1024} MB`);
  if (sniffPicture(bytes) === null) throw new PictureRefused('is no JPEG, PNG, WebP or AVIF');
  const { width, height } = await orRefuse(sharp(bytes, { limitInputPixels: false }).metadata());
  if (width * height > mostPixels) throw new PictureRefused(`has more than ${mostPixels / 1_000_000} million pixels`);
  const upright = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient();
  return orRefuse(within(upright, originalSide).webp({ quality: 95, effort: 2 }).toBuffer());
}

export async function measurePicture(original: Uint8Array): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(original).metadata();
  return { width, height };
}

/** One size of what `cleanPicture` has given. A small picture is never blown up. */
export function drawSize(original: Uint8Array, width: PictureWidth, format: PictureFormat): Promise<Buffer> {
  return within(sharp(original), width).toFormat(format, encodings[format]).toBuffer();
}

/** Pages show pictures in a square: what is higher than wide fits by its height. */
function within(picture: sharp.Sharp, side: number): sharp.Sharp {
  return picture.timeout(longest).resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
}

async function orRefuse<Result>(reading: Promise<Result>): Promise<Result> {
  try {
    return await reading;
  } catch {
    throw new PictureRefused('is damaged or not whole');
  }
}

import { crc32 } from 'node:zlib';
import sharp from 'sharp';

type SampleType = 'jpeg' | 'png' | 'webp' | 'avif';

const measures = { jpeg: [800, 400], png: [300, 200], webp: [640, 480], avif: [320, 240] } as const;

/** A picture with some structure. The JPEG is as a camera makes it: on its side, with a place and a maker. */
export function samplePicture(type: SampleType, hue = 40): Promise<Buffer> {
  const [width, height] = measures[type];
  const stripes = Buffer.alloc(width * height * 3);
  for (let at = 0; at < stripes.length; at += 1) stripes[at] = (Math.floor(at / 96) * hue + (at % 3) * 60) % 256;
  const picture = sharp(stripes, { raw: { width, height, channels: 3 } });
  if (type !== 'jpeg') return picture.toFormat(type, { effort: 1 }).toBuffer();
  const exif = {
    IFD0: { Copyright: 'Tradehall kitchen' },
    IFD3: { GPSLatitude: '52/1 30/1 0/1', GPSLatitudeRef: 'N' },
  };
  return picture.jpeg().withMetadata({ orientation: 6 }).withExifMerge(exif).toBuffer();
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A few bytes that claim to be so large a PNG. */
export function claimingPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const begin = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([begin, chunk('IHDR', head), chunk('IDAT', Buffer.alloc(16)), chunk('IEND', Buffer.alloc(0))]);
}

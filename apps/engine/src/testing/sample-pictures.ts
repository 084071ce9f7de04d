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

function box(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
}

/** The boxes that every MP4 has; nobody plays it. */
export const sampleMp4 = (size = 1_000): Buffer =>
  Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\u0002\0isomiso2avc1mp41', 'latin1')),
    box('moov', Buffer.alloc(64)),
    box('mdat', Buffer.alloc(size, 7)),
  ]);

export const sampleWebm = (): Buffer =>
  Buffer.concat([Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex'), Buffer.alloc(200)]);

/** One empty page. */
export const samplePdf = (words = 'nothing'): Buffer =>
  Buffer.from(
    `%PDF-1.4
%${words}
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
trailer<</Root 1 0 R/Size 4>>
startxref
0
%%EOF
`,
    'latin1',
  );

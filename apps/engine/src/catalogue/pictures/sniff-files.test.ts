import { describe, expect, it } from 'vitest';
import { sampleMp4, samplePdf, sampleWebm } from '../../testing/sample-pictures';
import { isPdf, sniffVideo } from './sniff-files';

describe('a video', () => {
  it('is known by its bytes', () => {
    expect(sniffVideo(sampleMp4())).toBe('mp4');
    expect(sniffVideo(sampleWebm())).toBe('webm');
  });

  it('is refused where its end is missing', () => {
    const whole = sampleMp4();
    for (const length of [0, 7, 20, whole.length / 2, whole.length - 1])
      expect(sniffVideo(whole.subarray(0, length)), String(length)).toBeNull();
  });

  it('is refused where it is made of more parts than any film', () => {
    const whole = sampleMp4();
    const empty = Buffer.alloc(8 * 200_000);
    for (let at = 0; at < empty.length; at += 8) {
      empty.writeUInt32BE(8, at);
      empty.writeUInt32BE(0x61_00_00_00 + at, at + 4);
    }
    expect(sniffVideo(Buffer.concat([whole, empty.subarray(0, 800)]))).toBe('mp4');
    expect(sniffVideo(Buffer.concat([whole, empty]))).toBeNull();
  });

  it.each([
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a picture', '\u0000\u0000\u0000\u0018ftypavif\u0000\u0000\u0000\u0000avifmif1'],
    ['a film of another make', '\u001a\u0045\u00df\u00a3\u0093\u0042\u0082\u0088matroska'],
    ['an MP4 without pictures', '\u0000\u0000\u0000\u0010ftypisom\u0000\u0000\u0002\u0000'],
    ['nothing', ''],
  ])('is refused as %s', (_what, text) => {
    expect(sniffVideo(Buffer.from(text, 'latin1'))).toBeNull();
  });
});

describe('a PDF', () => {
  it('is known by its bytes, whatever line ends with', () => {
    expect(isPdf(samplePdf())).toBe(true);
    expect(isPdf(Buffer.concat([samplePdf(), Buffer.from('\r\n')]))).toBe(true);
  });

  it('is refused where its end is missing', () => {
    const whole = samplePdf();
    for (const length of [0, 7, 20, whole.length / 2, whole.length - 5])
      expect(isPdf(whole.subarray(0, length)), String(length)).toBe(false);
  });

  it.each([
    ['a page', '<!doctype html><script>alert(1)</script>\nstartxref\n%%EOF'],
    ['a page that hides behind the end of a PDF', '%PDF-1.7\nstartxref\n%%EOF<script>alert(1)</script>'],
    ['a page before a PDF', '<html>%PDF-1.7\nstartxref\n0\n%%EOF'],
    ['nothing', ''],
  ])('is refused as %s', (_what, text) => {
    expect(isPdf(Buffer.from(text, 'latin1'))).toBe(false);
  });
});

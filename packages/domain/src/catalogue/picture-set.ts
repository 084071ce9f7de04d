export const pictureWidths = [320, 640, 960, 1280] as const;
export const pictureFormats = ['avif', 'webp'] as const;
export type PictureWidth = (typeof pictureWidths)[number];
export type PictureFormat = (typeof pictureFormats)[number];

/** A picture's address without an ending stands for all its sizes; one with an ending for that file alone. */
export function isPictureSet(url: string): boolean {
  return !/\.\w+$/.test(url);
}

export function pictureFile(url: string, width: PictureWidth, format: PictureFormat): string {
  return `${url}-${width}.${format}`;
}

/** The address that stands for all sizes of a picture, of which this one may name a size. */
export const withoutSize = (url: string): string => url.replace(/-\d+\.(?:avif|webp)$/, '');

/** For a line of a list. */
export const smallPicture = (url: string): string => (isPictureSet(url) ? pictureFile(url, 320, 'webp') : url);

/** One frame of the turn that belongs to a product's first picture, counted from 0. */
export function turnFrame(url: string, frame: number): string {
  return `${url}-turn-${String(frame).padStart(2, '0')}-640.webp`;
}

/** For whoever looks closely, and for machines. */
export const largestPicture = (url: string): string => (isPictureSet(url) ? pictureFile(url, 1280, 'webp') : url);

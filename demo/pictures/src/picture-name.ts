import type { Look } from './drawing.ts';
import { isColour } from './palette.ts';

/** Raise it when drawings change: pictures are kept for ever under their name. */
const drawingVersion = 2;

export interface PictureOf {
  readonly family: string;
  readonly look: Look;
  readonly view: number;
}

/** Equal looks share a name, so each picture is drawn once. */
export function pictureName({ family, look, view }: PictureOf): string {
  const size = String(Math.round(look.size * 100)).padStart(3, '0');
  return `${family}-v${drawingVersion}-${look.colour}-${look.variant}-${size}-${view}`;
}

const namePattern = new RegExp(
  `^(?<family>.+)-v${drawingVersion}-(?<colour>.+)-(?<variant>\\d)-(?<size>\\d{3})-(?<view>\\d)$`,
);

/** What a name was made from. */
export function parsePictureName(name: string): PictureOf {
  const parts = namePattern.exec(name)?.groups;
  const { family = '', colour = '', variant, size, view } = parts ?? {};
  if (parts === undefined || !isColour(colour)) throw new Error(`${name} names no picture of these drawings`);
  return { family, look: { colour, variant: Number(variant), size: Number(size) / 100 }, view: Number(view) };
}

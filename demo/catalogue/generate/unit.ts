import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { brandModelPrefixes } from '../families/brands';
import type { Family } from '../families/family';
import { drawAttributes, type AttributeValue } from './attribute-values';
import { blockSize, type NewPlace } from './block-plan';
import { drawFor, type Draw } from './draw';
import { drawMarkets } from './markets';
import { drawMeasures, type Measures } from './measures';

/** What a piece is, however it is sold: alone, in a set, or used. */
export interface Unit {
  readonly family: Family;
  readonly subtype: string;
  readonly bandValue: number;
  readonly model: string;
  readonly values: readonly AttributeValue[];
  readonly material: string;
  readonly colour: string;
  readonly energyClass: string | null;
  readonly measures: Measures;
  readonly netCents: number;
  /** From 0 to 1, evenly spread. */
  readonly popularity: number;
  readonly releasedDaysAgo: number;
  readonly locales: readonly Locale[];
  /** In the order in which they are told. */
  readonly highlightKeys: readonly string[];
}

export function drawUnit(seed: number, { index, family, ordinal }: NewPlace): Unit {
  const draw = drawFor(seed, 'unit', index);
  const subtype = draw.one(family.subtypes);
  const attributes = drawAttributes(family, subtype, draw);
  return {
    family,
    subtype,
    bandValue: attributes.bandValue,
    model: modelName(seed, family, Math.floor(index / blockSize), ordinal),
    values: attributes.values,
    material: draw.one(family.materials),
    colour: colourOf(family, subtype),
    energyClass: family.energyLabel === null ? null : draw.one<string>(family.energyLabel.classes),
    measures: drawMeasures(family, attributes, draw),
    netCents: drawNetCents(family, subtype, attributes.size, draw),
    popularity: draw.fraction(),
    releasedDaysAgo: draw.chance(0.08) ? draw.whole(14, 170) : draw.whole(190, 2200),
    locales: drawMarkets(subtype, draw),
    highlightKeys: draw.shuffled(family.highlightKeys),
  };
}

/** A subtype comes in one colour, so that its pictures show what it is. */
export function colourOf({ colours, subtypes }: Family, subtype: string): string {
  return colours[subtypes.indexOf(subtype) % colours.length] ?? '';
}

const modelNumbers = { first: 1000, count: 9000, stride: 7, perBlock: 10 } as const;

/** `RC-DF 2010`: no two of a family alike, and without the look of a plain count. */
function modelName(seed: number, family: Family, block: number, ordinal: number): string {
  const { first, count, stride, perBlock } = modelNumbers;
  const start = drawFor(seed, family.key).whole(0, count - 1);
  const number = first + ((start + (block * perBlock + ordinal) * stride) % count);
  return `${brandModelPrefixes[family.brand]}-${family.modelCode} ${number}`;
}

// The families' price ranges are what shoppers pay; about a sixth of that is tax.
const usualTax = 1.2;

/** Twice as large is not twice as dear: prices rise by equal factors along the scale. */
function drawNetCents(family: Family, subtype: string, size: number, draw: Draw): number {
  const { from, to } = family.priceEur;
  const lead = (family.subtypes.indexOf(subtype) / family.subtypes.length) * 0.12;
  const place = Math.min(1, Math.max(0, size * 0.85 + lead + draw.between(-0.05, 0.08)));
  return Math.round((from * (to / from) ** place * 100) / usualTax);
}

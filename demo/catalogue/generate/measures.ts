import { parcelLimitKg, type Family, type Range } from '../families/family';
import type { AttributeValue, DrawnAttributes } from './attribute-values';
import type { Draw } from './draw';

export interface Box {
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly weightG: number;
}

export interface Measures {
  readonly net: Box;
  readonly gross: Box;
  readonly isFreight: boolean;
}

// What parcel services take: the longest side, and length plus girth.
const longestParcelMm = 2000;
const largestParcelMm = 3600;

export function drawMeasures(family: Family, { size, values }: DrawnAttributes, draw: Draw): Measures {
  const { length, width, height } = family.dimensionsMm;
  const net = {
    lengthMm: statedMm(values, 'length', length) ?? sideMm(length, size, draw),
    widthMm: statedMm(values, 'width', width) ?? sideMm(width, size, draw),
    heightMm: statedMm(values, 'height', height) ?? sideMm(height, size, draw),
    weightG: weightG(family.weightKg, size, draw),
  };
  const paddingMm = net.weightG > 10_000 ? draw.whole(6, 16) * 10 : draw.whole(2, 8) * 5;
  return packed(family, net, {
    lengthMm: net.lengthMm + paddingMm,
    widthMm: net.widthMm + paddingMm,
    heightMm: net.heightMm + paddingMm,
    weightG: roundedWeight(net.weightG * draw.between(1.06, 1.14) + 60),
  });
}

/** Several pieces in one delivery: stacked, so the package grows in height. */
export function packedTogether(family: Family, parts: readonly Measures[]): Measures {
  const [first] = parts;
  if (first === undefined) throw new RangeError('an empty package');
  return packed(family, stacked(parts.map(({ net }) => net)), stacked(parts.map(({ gross }) => gross)));
}

function stacked(boxes: readonly Box[]): Box {
  return {
    lengthMm: Math.max(...boxes.map(({ lengthMm }) => lengthMm)),
    widthMm: Math.max(...boxes.map(({ widthMm }) => widthMm)),
    heightMm: boxes.reduce((sum, { heightMm }) => sum + heightMm, 0),
    weightG: boxes.reduce((sum, box) => sum + box.weightG, 0),
  };
}

function packed(family: Family, net: Box, gross: Box): Measures {
  const sides = [gross.lengthMm, gross.widthMm, gross.heightMm].sort((a, b) => b - a);
  const [longest = 0, ...others] = sides;
  const girth = 2 * others.reduce((sum, side) => sum + side, 0);
  const isHeavy = gross.weightG > Math.min(family.freightFromKg, parcelLimitKg) * 1000;
  return { net, gross, isFreight: isHeavy || longest > longestParcelMm || longest + girth > largestParcelMm };
}

/**
 * Some families state a side among their attributes. It is the side of the whole product only if it could be one; a
 * helmet's `width` is that of its window.
 */
function statedMm(values: readonly AttributeValue[], key: 'length' | 'width' | 'height', range: Range): number | null {
  const stated = values.find((attribute) => attribute.key === key)?.value;
  if (typeof stated !== 'number' || stated < range.from * 0.8 || stated > range.to * 1.25) return null;
  return Math.round(stated);
}

function sideMm({ from, to }: Range, size: number, draw: Draw): number {
  const exact = from + (to - from) * nearby(size, draw);
  return exact > 200 ? Math.round(exact / 5) * 5 : Math.max(1, Math.round(exact));
}

function weightG({ from, to }: Range, size: number, draw: Draw): number {
  return roundedWeight((from + (to - from) * nearby(size, draw)) * 1000);
}

/** A little off, never off the scale. */
function nearby(size: number, draw: Draw): number {
  return Math.min(1, Math.max(0, size + draw.between(-0.06, 0.06)));
}

function roundedWeight(grams: number): number {
  const step = grams > 5000 ? 100 : grams > 500 ? 10 : 1;
  return Math.max(1, Math.round(grams / step) * step);
}

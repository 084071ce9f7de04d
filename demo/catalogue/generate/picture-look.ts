import type { Look } from '@tradehall/pictures/drawing.ts';
import { isColour } from '@tradehall/pictures/palette.ts';
import { pictureName } from '@tradehall/pictures/picture-name.ts';
import { bandValues, bandValuesOf } from '../families/bands';
import type { Family } from '../families/family';
import type { CategoryNode } from './categories';
import { colourOf, type Unit } from './unit';

/** The three angles every product is shown from. */
export const pictureViews = [0, 1, 2] as const;

/** A drawing has four designs; subtypes beyond them share one. */
const designs = 4;
/** How far up its family's scale a model is drawn; two sizes tell a small one from a large one. */
const drawnSizes = { small: 0.2, usual: 0.5, large: 0.9 } as const;

/** Size shows in the first view, which lists and comparisons have; the others are shared, for each picture costs a second. */
function sizeOf({ family, bandValue }: Shown, view: number): number {
  const scale = bandValues(family);
  if (scale.length < 2 || view !== pictureViews[0]) return drawnSizes.usual;
  return scale.indexOf(bandValue) < scale.length / 2 ? drawnSizes.small : drawnSizes.large;
}

type Shown = Pick<Unit, 'family' | 'subtype' | 'colour' | 'bandValue'>;

function lookOf(shown: Shown, view: number): Look {
  const { family, subtype, colour } = shown;
  if (!isColour(colour)) throw new Error(`no drawing knows the colour ${colour} of ${family.key}`);
  const variant = Math.max(0, family.subtypes.indexOf(subtype)) % designs;
  return { colour, variant, size: sizeOf(shown, view) };
}

/** Units of one subtype and colour look alike and share their pictures; the first also tells their size. */
export function pictureUrlsOf(unit: Shown): readonly string[] {
  const { key } = unit.family;
  return pictureViews.map((view) => `/media/products/${pictureName({ family: key, look: lookOf(unit, view), view })}`);
}

function shownOf(family: Family, subtype: string): readonly Shown[] {
  const colour = colourOf(family, subtype);
  return bandValuesOf(family, subtype).map((bandValue) => ({ family, subtype, colour, bandValue }));
}

/** All the pictures a family's products can have, in an order that stays. */
export function allPictureUrlsOf(family: Family): readonly string[] {
  const urls = family.subtypes.flatMap((subtype) => shownOf(family, subtype).flatMap(pictureUrlsOf));
  return [...new Set(urls)];
}

/** A category shows what is in it: the first of its families, in its own subtype where it has one. */
export function categoryPictureUrl({ subject, children }: CategoryNode): string | null {
  if (subject.level === 'department' || subject.level === 'group') {
    const [first] = children;
    return first === undefined ? null : categoryPictureUrl(first);
  }
  const { family } = subject;
  const subtype = subject.level === 'family' ? (family.subtypes[0] ?? '') : subject.subtype;
  const [url] = shownOf(family, subtype).flatMap(pictureUrlsOf);
  return url ?? null;
}

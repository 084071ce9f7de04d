import type { Look } from '@tradehall/pictures/drawing.ts';
import { isColour } from '@tradehall/pictures/palette.ts';
import { pictureName } from '@tradehall/pictures/picture-name.ts';
import type { Family } from '../families/family';
import type { CategoryNode } from './categories';
import { colourOf, type Unit } from './unit';

/** The three angles every product is shown from. */
export const pictureViews = [0, 1, 2] as const;

/** A drawing has four designs; subtypes beyond them share one. */
const designs = 4;
const sizes = [0.35, 0.7, 0.5, 0.9] as const;

function lookOf(family: Family, subtype: string, colour: string): Look {
  if (!isColour(colour)) throw new Error(`no drawing knows the colour ${colour} of ${family.key}`);
  const variant = Math.max(0, family.subtypes.indexOf(subtype)) % designs;
  return { colour, variant, size: sizes[variant] ?? 0.5 };
}

function pictureUrl(family: Family, look: Look, view: number): string {
  return `/media/products/${pictureName({ family: family.key, look, view })}`;
}

/** Units of one subtype and colour look alike and share their pictures. */
export function pictureUrlsOf({
  family,
  subtype,
  colour,
}: Pick<Unit, 'family' | 'subtype' | 'colour'>): readonly string[] {
  return pictureViews.map((view) => pictureUrl(family, lookOf(family, subtype, colour), view));
}

/** All the pictures a family's products can have, in an order that stays. */
export function allPictureUrlsOf(family: Family): readonly string[] {
  const urls = family.subtypes.flatMap((subtype) =>
    pictureUrlsOf({ family, subtype, colour: colourOf(family, subtype) }),
  );
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
  const [url] = pictureUrlsOf({ family, subtype, colour: colourOf(family, subtype) });
  return url ?? null;
}

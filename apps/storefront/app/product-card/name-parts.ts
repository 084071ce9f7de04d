import type { ProductCard } from '@tradehall/domain/catalogue/product-card.ts';
import type { Language } from '@tradehall/domain/locales/languages.ts';
import { softHyphenated } from '@tradehall/domain/search/soft-hyphens.ts';

export interface NamePart {
  readonly text: string;
  /** Another line of the card says it. */
  readonly isSaidBelow: boolean;
}

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/**
 * A name like “Fryer – table-top, 8 l, 3,000 W, RC-F8 (graded stock)” in parts: measures and the model stand in lines of their
 * own. Numbers compare by their digits, as names and technical data group thousands differently. Long words may end a line in two.
 */
export function nameParts(
  { name, model, specs }: Pick<ProductCard, 'name' | 'model' | 'specs'>,
  language: Language,
): readonly NamePart[] {
  const measures = new Set(specs.map(({ value }) => digitsOf(value)));
  const [first = '', ...others] = name.split(', ');
  const parts: NamePart[] = [{ text: softHyphenated(first, language), isSaidBelow: false }];
  for (const other of others) {
    const isModel = model !== '' && other.startsWith(model);
    const isMeasure = /^\d[^(+]*$/.test(other) && measures.has(digitsOf(other));
    const said = isModel ? model : isMeasure ? other : '';
    if (said !== '') parts.push({ text: `, ${said}`, isSaidBelow: true });
    const rest = other.slice(said.length);
    if (rest !== '') parts.push({ text: said === '' ? `, ${rest}` : rest, isSaidBelow: false });
  }
  return parts;
}

import { warningRules } from '../families/warnings';
import type { RelatedProduct } from './block';
import { wordOf, type Words } from './words';

const hotAttribute = 'temperature-max';

export function safetyWarnings(product: RelatedProduct, words: Words): string[] {
  return warningKeysOf(product).map((key) => wordOf(words.warnings, key));
}

function warningKeysOf({ unit, measures }: RelatedProduct): string[] {
  const { family, subtype, values } = unit;
  const keys = new Set(values.map(({ key }) => key));
  const hottest = values.find(({ key }) => key === hotAttribute)?.value;
  return Object.entries(warningRules).flatMap(([key, rule]) => {
    const applies =
      rule.attributes?.some((attribute) => keys.has(attribute)) === true ||
      rule.groups?.includes(family.group) === true ||
      rule.subtypes?.includes(subtype) === true ||
      (rule.fromCelsius !== undefined && typeof hottest === 'number' && hottest >= rule.fromCelsius) ||
      (rule.fromKg !== undefined && measures.gross.weightG >= rule.fromKg * 1000);
    return applies ? [key] : [];
  });
}

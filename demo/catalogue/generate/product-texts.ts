import { families } from '../families/families';
import { faqValues, highlightValues } from '../families/placeholders';
import type { RelatedProduct } from './block';
import { safetyWarnings } from './safety-warnings';
import { shortened, slugOf } from './slug';
import type { Unit } from './unit';
import { filled, formatValue, wordOf, type Words } from './words';

export interface ProductTexts {
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly metaKeywords: string;
  readonly highlights: readonly string[];
  readonly faq: readonly { readonly question: string; readonly answer: string }[];
  readonly deliveryPackage: readonly string[];
  readonly safetyWarnings: readonly string[];
}

const longestSlugWords = 120;
const longestMetaTitle = 255;

export function productTexts(product: RelatedProduct, words: Words): ProductTexts {
  const { unit, model, sku } = product;
  const { templates } = words;
  const name = productName(product, words);
  const highlights = highlightsOf(unit, words);
  const family = wordOf(words.families, unit.family.key).one;
  const subtype = wordOf(words.subtypes, unit.subtype);
  const { brand } = unit.family;
  return {
    name,
    slug: `${shortened(slugWords(product, words), longestSlugWords)}-${sku.slice(2)}`,
    description: descriptionOf(product, words),
    metaTitle: filled(templates.metaTitle, { name, brand }).slice(0, longestMetaTitle),
    metaDescription: filled(templates.metaDescription, { name, highlight: highlights[0] ?? family }),
    metaKeywords: filled(templates.metaKeywords, { family, subtype, brand, model }),
    highlights,
    faq: faqOf(unit, words),
    deliveryPackage: deliveryPackageOf(product, words),
    safetyWarnings: safetyWarnings(product, words),
  };
}

function productName(product: RelatedProduct, words: Words): string {
  const { templates } = words;
  const name = unitName(product, words);
  if (product.kind === 'bware') return filled(templates.bwareName, { name });
  if (product.kind === 'new') return name;
  if (product.accessory === null) return filled(templates.setName, { count: words.formatNumber(product.pieces), name });
  const accessory = wordOf(words.families, product.accessory.family.key).one;
  return filled(templates.setWithAccessoryName, { name, accessory });
}

function unitName({ unit, model }: RelatedProduct, words: Words): string {
  return filled(words.templates.productName, {
    family: wordOf(words.families, unit.family.key).one,
    subtype: wordOf(words.subtypes, unit.subtype),
    values: namedValues(unit)
      .map(({ value, unit: measure }) => formatValue(words, value, measure))
      .join(', '),
    model,
  });
}

function namedValues({ family, values }: Unit) {
  return family.nameAttributes.flatMap((key) => values.find((attribute) => attribute.key === key) ?? []);
}

/** Like the name, but with plain numbers: thousands separators would tear them apart. */
function slugWords({ unit, model }: RelatedProduct, words: Words): string {
  const { language } = words;
  const plain = namedValues(unit).map(({ value, unit: measure }) => {
    const text = typeof value === 'number' ? String(value) : (words.values[value] ?? value);
    return slugOf(measure === null ? text : `${text} ${words.unitNames[measure] ?? measure}`, language);
  });
  return [wordsSlug(unit, words), ...plain, slugOf(model, language)].join('-');
}

const wordsSlugs = new Map<string, string>();

function wordsSlug({ family, subtype }: Unit, words: Words): string {
  const key = `${words.language} ${family.key} ${subtype}`;
  let slug = wordsSlugs.get(key);
  if (slug === undefined) {
    const text = `${wordOf(words.families, family.key).one} ${wordOf(words.subtypes, subtype)}`;
    wordsSlugs.set(key, (slug = slugOf(text, words.language)));
  }
  return slug;
}

const mostHighlights = 4;

function highlightsOf(unit: Unit, words: Words): string[] {
  const texts = unit.highlightKeys.map((key) =>
    spoken(wordOf(words.highlights, key), highlightValues[key], unit, words),
  );
  return texts.filter((text) => text !== null).slice(0, mostHighlights);
}

function faqOf({ family, ...unit }: Unit, words: Words): { question: string; answer: string }[] {
  return family.faqKeys.flatMap((key) => {
    const { question, answer } = wordOf(words.faq, key);
    const text = spoken(answer, faqValues[key], unit, words);
    return text === null ? [] : [{ question, answer: text }];
  });
}

/** A sentence about a value is left out where the product has no such value. */
function spoken(text: string, key: string | undefined, { values }: Pick<Unit, 'values'>, words: Words): string | null {
  if (key === undefined) return text;
  const attribute = values.find((candidate) => candidate.key === key);
  if (attribute === undefined) return null;
  return filled(text, { value: formatValue(words, attribute.value, attribute.unit) });
}

function deliveryPackageOf({ unit, pieces, accessory }: RelatedProduct, words: Words): string[] {
  const items = unit.family.deliveryItems.map((key) => ({ count: pieces, item: wordOf(words.deliveryItems, key) }));
  const second = accessory === null ? [] : [{ count: 1, item: wordOf(words.families, accessory.family.key).one }];
  return [...items, ...second].map(({ count, item }) =>
    filled(words.templates.deliveryItem, { count: words.formatNumber(count), item }),
  );
}

const parentsOf = new Map(
  families.map(({ key, accessoryOf }) => [key, families.filter((parent) => accessoryOf.includes(parent.key))]),
);

function descriptionOf(product: RelatedProduct, words: Words): string {
  const { family } = product.unit;
  const { paragraphs, templates } = words;
  const isBware = product.kind === 'bware';
  const [first, ...others] = product.paragraphs.map((key) => paragraphs[key]);
  const parents = (parentsOf.get(family.key) ?? []).map(({ key }) => wordOf(words.families, key).many);
  return [
    isBware ? words.bwareNote : null,
    wordOf(words.families, family.key).description,
    first ?? null,
    parents.length > 0 ? filled(templates.accessoryFor, { name: parents.join(', ') }) : null,
    product.relatedAccessories.length > 0 ? paragraphs.accessory : null,
    ...others,
    isBware ? words.warrantyNote : null,
  ]
    .filter((paragraph) => paragraph !== null)
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('');
}

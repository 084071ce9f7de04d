import { createHash } from 'node:crypto';
import { productSku } from '@tradehall/domain/calls/fields.ts';
import { mostSetParts, type ProductFile, setPart, type SetPart } from '@tradehall/domain/catalogue/product-document.ts';
import { isLanguage, type Language, languages } from '@tradehall/domain/locales/languages.ts';
import { z } from 'zod';
import { productFiles, technicalDetails, type TechnicalDetail } from '../catalogue/attributes/product-json';
import { energyScales } from './attribute-forms';
import { isEmptyText, isTextField, type LanguageTexts, languageTexts, noTexts, textFields } from './product-texts';

const language = z.literal([...languages]);
const webAddress = z.union([
  z.literal(''),
  z.url({ protocol: /^https$/ }).max(1000),
  z.string().regex(/^\/(?!\/)\S*$/),
]);
const short = z.string().trim().max(120, 'has more than 120 letters');

/** What holds in every language. Empty: nothing is said. */
export const productFacts = z.strictObject({
  brand: short,
  family: short,
  model: short,
  ean: z
    .string()
    .trim()
    .regex(/^(?:\d{8}|\d{12,14})?$/, 'has 8, 12, 13 or 14 digits'),
  energyClass: z
    .string()
    .trim()
    .regex(/^(?:[A-G]\+{0,3})?$/, 'is a letter from A to G, before 2021 with up to three +'),
  energyScale: z.string().refine((scale) => scale === '' || energyScales.includes(scale), 'is none of the scales'),
  manualUrl: webAddress,
  video: webAddress,
  videoPoster: z.string().regex(/^(?:\/media\/[\w/.-]+)?$/, 'is no picture of the library'),
});
export type ProductFacts = z.output<typeof productFacts>;

/** What operators decide for a product, as it is saved now. */
export interface ProductWork {
  readonly texts: Readonly<Partial<Record<Language, LanguageTexts>>>;
  readonly facts: ProductFacts;
  readonly technicalData: readonly TechnicalDetail[];
  readonly categoryIds: readonly number[];
  readonly relatedAccessories: readonly string[];
  readonly accessoryOf: readonly string[];
  readonly setParts: readonly SetPart[];
  readonly files: readonly ProductFile[];
}

const mostRelated = 200;
const skuList = z
  .array(productSku)
  .max(mostRelated)
  .transform((skus) => [...new Set(skus)]);

function areOneEach(files: readonly ProductFile[]): boolean {
  return new Set(files.map(({ kind, language }) => `${kind} ${language}`)).size === files.length;
}

function areDifferent(parts: readonly SetPart[]): boolean {
  return new Set(parts.map(({ sku }) => sku)).size === parts.length;
}

/** In the one form in which details are compared. */
export function withoutEmptyUnits(details: readonly TechnicalDetail[]): TechnicalDetail[] {
  return details.map(({ key, value, unit }) => ({ key, value, ...(unit ? { unit } : {}) }));
}

/** Only what was changed, against the version that was seen. */
export const workChange = z.strictObject({
  productId: z.coerce.number().int(),
  version: z.string(),
  texts: z.array(z.strictObject({ language, texts: languageTexts })).nullish(),
  /** Texts that were compared with those of the source, changed or not. */
  checked: z
    .array(z.strictObject({ language, source: language, fields: z.array(z.string().refine(isTextField)) }))
    .nullish(),
  facts: productFacts.partial().nullish(),
  technicalData: technicalDetails.max(150).transform(withoutEmptyUnits).nullish(),
  categoryIds: z.array(z.coerce.number().int()).max(200).nullish(),
  relatedAccessories: skuList.nullish(),
  accessoryOf: skuList.nullish(),
  setParts: z.array(setPart).max(mostSetParts).refine(areDifferent, 'names a product twice').nullish(),
  files: productFiles.refine(areOneEach, 'has two of a kind in one language').nullish(),
});
export type WorkChange = z.output<typeof workChange>;

/** The product as it is once the change is made. */
export function changedWork(work: ProductWork, change: WorkChange): ProductWork {
  const texts = Object.fromEntries(change.texts?.map((given) => [given.language, given.texts]) ?? []);
  return {
    texts: withoutEmpty({ ...work.texts, ...texts }),
    facts: changedFacts(work.facts, change.facts ?? {}),
    technicalData: change.technicalData ?? work.technicalData,
    categoryIds: sorted(change.categoryIds ?? work.categoryIds),
    relatedAccessories: change.relatedAccessories ?? work.relatedAccessories,
    accessoryOf: change.accessoryOf ?? work.accessoryOf,
    setParts: change.setParts ?? work.setParts,
    files: change.files ?? work.files,
  };
}

type GivenFacts = NonNullable<WorkChange['facts']>;

const changedFacts = (facts: ProductFacts, given: GivenFacts): ProductFacts => ({
  brand: given.brand ?? facts.brand,
  family: given.family ?? facts.family,
  model: given.model ?? facts.model,
  ean: given.ean ?? facts.ean,
  energyClass: given.energyClass ?? facts.energyClass,
  energyScale: given.energyScale ?? facts.energyScale,
  manualUrl: given.manualUrl ?? facts.manualUrl,
  video: given.video ?? facts.video,
  videoPoster: given.videoPoster ?? facts.videoPoster,
});

const sorted = (ids: readonly number[]): number[] => [...new Set(ids)].toSorted((a, b) => a - b);

function withoutEmpty(texts: Readonly<Record<string, LanguageTexts>>): ProductWork['texts'] {
  const said = Object.entries(texts).filter(([code, own]) => isLanguage(code) && !saysNothing(own));
  return Object.fromEntries(said);
}

/** Where nothing is typed but an address, nothing is said. */
const saysNothing = (texts: LanguageTexts): boolean =>
  textFields.every((field) => field === 'slug' || isEmptyText(texts[field]));

/** Another one whenever anything that the page shows is another. */
export function versionOf(work: ProductWork): string {
  const texts = languages.map((code) => [code, work.texts[code] ?? noTexts]);
  const { facts, technicalData, categoryIds, relatedAccessories, accessoryOf, setParts, files } = work;
  const shown = [texts, facts, technicalData, sorted(categoryIds), relatedAccessories, accessoryOf, setParts, files];
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 22);
}

/** Why texts cannot be kept, in sentences. */
export function problemsOfTexts(work: ProductWork, languageName: (code: Language) => string): string[] {
  const { en, ...others } = work.texts;
  const nameless = Object.entries({ en: en ?? noTexts, ...others }).filter(([, { name }]) => name === '');
  return nameless.flatMap(([code]) => (isLanguage(code) ? [`The name in ${languageName(code)} is missing.`] : []));
}

import { z } from 'zod';

const text = z
  .string()
  .min(1)
  .refine((value) => value === value.trim(), 'has spaces at its ends');
const texts = z.record(z.string(), text);

/**
 * The words of one language. Sentences are whole; what code puts in for a placeholder is a name in its citation form
 * or a number with its unit, set off by dash, comma, colon or bracket, so that no language has to inflect it.
 */
export const vocabulary = z.strictObject({
  departments: z.record(z.string(), z.strictObject({ name: text, intro: text })),
  groups: texts,
  families: z.record(z.string(), z.strictObject({ one: text, many: text, description: text })),
  subtypes: texts,
  attributes: texts,
  values: texts,
  deliveryItems: texts,
  highlights: texts,
  faq: z.record(z.string(), z.strictObject({ question: text, answer: text })),
  warnings: texts,
  paragraphs: z.strictObject({
    quality: text,
    workday: text,
    safety: text,
    service: text,
    technical: text,
    accessory: text,
  }),
  templates: z.strictObject({
    productName: text,
    setName: text,
    setWithAccessoryName: text,
    bwareName: text,
    metaTitle: text,
    metaDescription: text,
    metaKeywords: text,
    subtypeCategory: text,
    bandCategory: text,
    bandUpTo: text,
    bandFromTo: text,
    bandFrom: text,
    categoryMetaTitle: text,
    categoryMetaDescription: text,
    categoryIntro: text,
    accessoryFor: text,
    deliveryItem: text,
    labelledValue: text,
    imageAlt: text,
  }),
  /** By rating. */
  reviews: z.strictObject({
    '1': z.array(text),
    '2': z.array(text),
    '3': z.array(text),
    '4': z.array(text),
    '5': z.array(text),
  }),
  bwareNote: text,
  warrantyNote: text,
  /** Units that the language writes in its own way; a unit not named here is written as it is. */
  unitNames: texts,
});

export type Vocabulary = z.infer<typeof vocabulary>;

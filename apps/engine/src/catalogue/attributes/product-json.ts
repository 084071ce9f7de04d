import { mostSetParts, productFile, productFileKinds, setPart } from '@tradehall/domain/catalogue/product-document.ts';
import { languages } from '@tradehall/domain/locales/languages.ts';
import { z } from 'zod';

const single = z.union([z.number(), z.boolean(), z.string()]);

// What an operator types as JSON, refused on saving in the same shape in which it is read for the product page.
export const textList = z.array(z.string());
export const questions = z.array(z.object({ question: z.string(), answer: z.string() }));
export const technicalDetails = z.array(
  z.object({ key: z.string().min(1), value: z.union([single, z.array(single)]), unit: z.string().nullish() }),
);
export const setParts = z.array(setPart).max(mostSetParts);
export const productFiles = z.array(productFile).max(productFileKinds.length * languages.length);
export type TechnicalDetail = z.output<typeof technicalDetails>[number];

/**
 * For the engine's `validate`: the sentence an operator reads, undefined where all is well. A rule has no colon, since
 * the engine looks for a translation and drops what stands before one.
 */
export function mustBeJson(shape: z.ZodType, rule: string) {
  return (text: string | null): string | undefined => {
    if (!text) return undefined;
    const value = parseJson(text);
    if (value === undefined) return `${rule}, but this is no JSON`;
    const [issue] = shape.safeParse(value).error?.issues ?? [];
    if (issue === undefined) return undefined;
    const [index] = issue.path;
    return typeof index === 'number' ? `${rule}, but entry ${index + 1} is not` : `${rule}, but this is no list`;
  };
}

/** Undefined where it is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import { z } from 'zod';
import { questions, textList } from '../catalogue/attributes/product-json';

/** How a text is written: on one line, on several, with markup, as a list of lines, as questions with answers. */
type TextKind = 'line' | 'paragraph' | 'html' | 'list' | 'questions';

const kinds = {
  name: { kind: 'line', most: 200 },
  slug: { kind: 'line', most: 190 },
  description: { kind: 'html', most: 50_000 },
  highlights: { kind: 'list', most: 500 },
  faq: { kind: 'questions', most: 2_000 },
  deliveryPackage: { kind: 'list', most: 500 },
  safetyWarnings: { kind: 'list', most: 1_000 },
  metaTitle: { kind: 'line', most: 255 },
  metaDescription: { kind: 'paragraph', most: 1_000 },
  metaKeywords: { kind: 'paragraph', most: 1_000 },
} as const satisfies Readonly<Record<string, { readonly kind: TextKind; readonly most: number }>>;

export type TextField = keyof typeof kinds;
export const textKinds: Readonly<Record<TextField, { readonly kind: TextKind; readonly most: number }>> = kinds;

export function isTextField(name: string): name is TextField {
  return Object.hasOwn(kinds, name);
}

export const textFields: readonly TextField[] = Object.keys(kinds).filter(isTextField);
/** An address is no translation. */
const translatedFields: readonly TextField[] = textFields.filter((field) => field !== 'slug');

const mostItems = 40;
const line = (field: TextField) =>
  z.string().trim().max(kinds[field].most, `has more than ${kinds[field].most} letters`);
const listOf = (field: TextField) =>
  textList
    .max(mostItems, `has more than ${mostItems} entries`)
    .transform((items) => items.map((item) => item.trim()).filter((item) => item !== ''))
    .pipe(z.array(line(field)));

/** Whatever a product says in one language. What it does not say is empty. */
export const languageTexts = z.strictObject({
  name: line('name'),
  slug: line('slug'),
  description: line('description'),
  highlights: listOf('highlights'),
  faq: questions
    .max(mostItems, `has more than ${mostItems} entries`)
    .transform((items) => items.map(({ question, answer }) => ({ question: question.trim(), answer: answer.trim() })))
    .transform((items) => items.filter(({ question, answer }) => question !== '' || answer !== ''))
    .refine(
      (items) => items.every(({ question, answer }) => question && answer),
      'has a question without an answer, or an answer without a question',
    )
    .refine(
      (items) => items.every(({ answer }) => answer.length <= kinds.faq.most),
      `has an answer of more than ${kinds.faq.most} letters`,
    ),
  deliveryPackage: listOf('deliveryPackage'),
  safetyWarnings: listOf('safetyWarnings'),
  metaTitle: line('metaTitle'),
  metaDescription: line('metaDescription'),
  metaKeywords: line('metaKeywords'),
});
export type LanguageTexts = z.output<typeof languageTexts>;

export const noTexts: LanguageTexts = {
  name: '',
  slug: '',
  description: '',
  highlights: [],
  faq: [],
  deliveryPackage: [],
  safetyWarnings: [],
  metaTitle: '',
  metaDescription: '',
  metaKeywords: '',
};

/** An editor that shows nothing has `<p></p>`. */
export const isEmptyText = (text: LanguageTexts[TextField]): boolean =>
  typeof text === 'string' ? text.replaceAll(/<\/?(?:p|br)[^>]*>|\s/g, '') === '' : text.length === 0;

export const isSameText = (one: LanguageTexts[TextField], other: LanguageTexts[TextField]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What the address of a product begins with until an operator types another. */
export function slugOfName(name: string): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{Ll}\p{Nd}]+/gu, '-');
  return words.slice(0, 120).replaceAll(/^-+|-+$/g, '');
}

/** How far a text is beside the same text of the source language. */
export type TextState = 'missing' | 'changed' | 'same' | 'complete';

/** Null where the source says nothing, so that nothing is to be translated. */
export function stateOfText(
  field: TextField,
  texts: LanguageTexts,
  source: LanguageTexts,
  isOutdated: boolean,
): TextState | null {
  const [own, other] = [texts[field], source[field]];
  if (isEmptyText(other)) return null;
  if (isEmptyText(own) || (typeof own !== 'string' && own.length < other.length)) return 'missing';
  if (isOutdated) return 'changed';
  return isSameText(own, other) ? 'same' : 'complete';
}

export interface LanguageState {
  readonly state: TextState;
  /** The texts that are in that state. */
  readonly fields: readonly TextField[];
}

/** What is to be done first in a language: what is missing before what is out of date, that before what nobody has translated. */
export function stateOfLanguage(
  texts: LanguageTexts,
  source: LanguageTexts,
  isOutdated: (field: TextField) => boolean,
): LanguageState {
  const states = translatedFields.map((field) => ({
    field,
    state: stateOfText(field, texts, source, isOutdated(field)),
  }));
  for (const state of ['missing', 'changed', 'same'] as const) {
    const fields = states.filter((each) => each.state === state).map(({ field }) => field);
    if (fields.length > 0) return { state, fields };
  }
  return { state: 'complete', fields: [] };
}

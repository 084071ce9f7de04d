import { type Language, languageRows } from '@tradehall/domain/locales/languages.ts';
import {
  type LanguageState,
  stateOfLanguage,
  type TextField,
  type TextState,
  textFields,
} from '../../src/workbench/product-texts';
import { say, toSay } from '../say';
import type { WorkDraft } from './work-draft';
import type { ProductWork } from './workbench.documents';

interface Words {
  readonly label: string;
  readonly hint?: string;
}

const textTable: Readonly<Record<TextField, Words>> = {
  name: { label: toSay('Name'), hint: toSay('The heading of the page, and what lists call the product.') },
  slug: { label: toSay('Address'), hint: toSay('Small letters, digits and - between them. Empty: made of the name.') },
  description: { label: toSay('Description') },
  highlights: { label: toSay('Highlights'), hint: toSay('A line each, above the price.') },
  faq: { label: toSay('Questions and answers') },
  deliveryPackage: { label: toSay('In the box'), hint: toSay('A line for each thing.') },
  safetyWarnings: {
    label: toSay('Safety warnings'),
    hint: toSay('A line each, as the law wants them beside the offer.'),
  },
  metaTitle: { label: toSay('Title for search engines'), hint: toSay('Empty: the name.') },
  metaDescription: { label: toSay('Description for search engines') },
  metaKeywords: { label: toSay('Keywords') },
};

const stateTable: Readonly<
  Record<TextState, { readonly variant: 'success' | 'warning' | 'secondary' | 'destructive'; readonly words: string }>
> = {
  missing: { variant: 'destructive', words: toSay('Missing') },
  changed: { variant: 'warning', words: toSay('Source changed') },
  same: { variant: 'secondary', words: toSay('Same') },
  complete: { variant: 'success', words: toSay('Complete') },
};

export function textWords(field: TextField): Words {
  const { label, hint } = textTable[field];
  return { label: say(label), ...(hint === undefined ? {} : { hint: say(hint) }) };
}

export function stateWords(state: TextState) {
  const { variant, words } = stateTable[state];
  return { variant, words: say(words) };
}

export const languageName = (code: Language): string => `${languageRows[code].label} (${code})`;

/** Whether the source of a text has changed, as it was opened and as far as nobody has looked at it since. */
export function isOutdated(work: ProductWork, draft: WorkDraft, language: Language, field: TextField): boolean {
  if (draft.checked[`${language} ${field}`] !== undefined) return false;
  return work.outdated.some((each) => each.language === language && each.field === field);
}

export function languageState(
  work: ProductWork,
  draft: WorkDraft,
  language: Language,
  source: Language,
): LanguageState {
  const outdated = (field: TextField) => isOutdated(work, draft, language, field);
  return stateOfLanguage(draft.texts[language], draft.texts[source], outdated);
}

/** `Description, FAQ and 2 more` */
export function fieldsInWords(fields: readonly TextField[]): string {
  const labels = textFields.filter((field) => fields.includes(field)).map((field) => textWords(field).label);
  const [first, second, ...others] = labels;
  if (first === undefined) return '';
  if (second === undefined) return first;
  return others.length === 0
    ? `${first}, ${second}`
    : say('{first}, {second} and {others} more', { first, second, others: others.length });
}

/** Markup as plain words, a line for each paragraph. */
export function plainWords(html: string): string {
  const body = new DOMParser().parseFromString(
    html.replaceAll(/<\/(?:p|li|h[1-6])>|<br\s*\/?>/g, '$&\n'),
    'text/html',
  ).body;
  return body.textContent.trim();
}

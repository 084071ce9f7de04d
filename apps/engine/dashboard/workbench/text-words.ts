import { type Language, languageRows } from '@tradehall/domain/locales/languages.ts';
import {
  type LanguageState,
  stateOfLanguage,
  type TextField,
  type TextState,
  textFields,
} from '../../src/workbench/product-texts';
import type { WorkDraft } from './work-draft';
import type { ProductWork } from './workbench.documents';

interface Words {
  readonly label: string;
  readonly hint?: string;
}

export const textWords: Readonly<Record<TextField, Words>> = {
  name: { label: 'Name', hint: 'The heading of the page, and what lists call the product.' },
  slug: { label: 'Address', hint: 'Small letters, digits and - between them. Empty: made of the name.' },
  description: { label: 'Description' },
  highlights: { label: 'Highlights', hint: 'A line each, above the price.' },
  faq: { label: 'Questions and answers' },
  deliveryPackage: { label: 'In the box', hint: 'A line for each thing.' },
  safetyWarnings: { label: 'Safety warnings', hint: 'A line each, as the law wants them beside the offer.' },
  metaTitle: { label: 'Title for search engines', hint: 'Empty: the name.' },
  metaDescription: { label: 'Description for search engines' },
  metaKeywords: { label: 'Keywords' },
};

export const stateWords: Readonly<
  Record<TextState, { readonly variant: 'success' | 'warning' | 'secondary' | 'destructive'; readonly words: string }>
> = {
  missing: { variant: 'destructive', words: 'Missing' },
  changed: { variant: 'warning', words: 'Source changed' },
  same: { variant: 'secondary', words: 'Same' },
  complete: { variant: 'success', words: 'Complete' },
};

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
  const labels = textFields.filter((field) => fields.includes(field)).map((field) => textWords[field].label);
  const [first, second, ...others] = labels;
  if (first === undefined) return '';
  if (second === undefined) return first;
  return others.length === 0 ? `${first}, ${second}` : `${first}, ${second} and ${others.length} more`;
}

/** Markup as plain words, a line for each paragraph. */
export function plainWords(html: string): string {
  const body = new DOMParser().parseFromString(
    html.replaceAll(/<\/(?:p|li|h[1-6])>|<br\s*\/?>/g, '$&\n'),
    'text/html',
  ).body;
  return body.textContent.trim();
}

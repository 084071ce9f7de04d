import { languageRows, languages } from '@tradehall/domain/locales/languages.ts';
import type { PictureFacts } from './pictures.documents';

const stateWords: Readonly<Record<string, string>> = {
  ready: 'All sizes are drawn.',
  waiting: 'Its sizes are being drawn. Until then pages show a smaller one.',
  failed: 'Its sizes could not be drawn: pages show a smaller one. Upload the picture again.',
};

export const stateInWords = (state: string): string => stateWords[state] ?? state;

/** The languages of the shop, with their own names. */
export const languageChoices = languages.map((language) => ({ language, label: languageRows[language].label }));

/** Null where nothing is missing. */
export function missingInWords({ missingLanguages: missing }: Pick<PictureFacts, 'missingLanguages'>): string | null {
  if (missing.length === 0) return null;
  if (missing.length === languages.length)
    return 'No language has a text: product pages say the name of the product instead.';
  return `Without a text: ${missing.join(', ')}. There product pages say the name of the product instead.`;
}

/** What differs from what is kept. */
export function changedTexts(
  { texts }: Pick<PictureFacts, 'texts'>,
  typed: Readonly<Record<string, string>>,
): { language: string; alt: string }[] {
  const kept = new Map(texts.map(({ language, alt }) => [language, alt]));
  return Object.entries(typed)
    .map(([language, alt]) => ({ language, alt: alt.trim() }))
    .filter(({ language, alt }) => alt !== (kept.get(language) ?? ''));
}

import { isLanguage, languageRows, languages } from '@tradehall/domain/locales/languages.ts';
import { z } from 'zod';
import { say, toSay } from '../../say';
import type { PictureFacts } from './pictures.documents';

const stateWords: Readonly<Record<string, string>> = {
  ready: toSay('All sizes are drawn.'),
  waiting: toSay('Its sizes are being drawn. Until then pages show a smaller one.'),
  failed: toSay('Its sizes could not be drawn: pages show a smaller one. Upload the picture again.'),
};

export const stateInWords = (state: string): string => say(stateWords[state] ?? state);

/** The languages of the shop, with their own names. */
export const languageChoices = languages.map((language) => ({ language, label: languageRows[language].label }));

/** Null where nothing is missing. */
export function missingInWords({ missingLanguages: missing }: Pick<PictureFacts, 'missingLanguages'>): string | null {
  if (missing.length === 0) return null;
  if (missing.length === languages.length)
    return say('No language has a text: product pages say the name of the product instead.');
  return say('Without a text: {languages}. There product pages say the name of the product instead.', {
    languages: missing.join(', '),
  });
}

/** What a block keeps of its picture. */
interface BlockPicture {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** What the library says of a picture in a language; empty where it says nothing. */
export const textIn = ({ texts }: Pick<PictureFacts, 'texts'>, language: string): string =>
  texts.find((text) => text.language === language)?.alt ?? '';

/** As a block keeps it, with the words of the library in the language of the page. */
export function chosenForBlock(picture: PictureFacts, language: string): BlockPicture {
  const { address: src, width, height } = picture;
  return { src, alt: textIn(picture, language), width, height };
}

const nameOfLanguage = (language: string): string => (isLanguage(language) ? languageRows[language].label : language);

/** Beside the field for what a picture shows. */
export function altHint(facts: PictureFacts | null, language: string): string {
  const rest = say('Empty if it says nothing the text does not.');
  if (facts === null || textIn(facts, language) !== '')
    return `${say('One sentence for whoever does not see it.')} ${rest}`;
  const gap = say('The library has no text in {language}: say here what the picture shows.', {
    language: nameOfLanguage(language),
  });
  return `${gap} ${rest}`;
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

const uploadAnswer = z.object({ createAssets: z.array(z.object({ message: z.string().optional() })) });
const uploadVariables = z.object({ input: z.array(z.object({ file: z.instanceof(Blob) })).min(1) });

export const isUpload = (variables: unknown): boolean => uploadVariables.safeParse(variables).success;

/** Null where an answer is of no upload, or everything was kept. */
export function refusedInWords(answer: unknown): { readonly title: string; readonly reasons: string } | null {
  const files = uploadAnswer.safeParse(answer).data?.createAssets ?? [];
  const reasons = files.flatMap(({ message }) => message ?? []);
  if (reasons.length === 0) return null;
  const kept = files.length - reasons.length;
  const others =
    kept === 0
      ? say('Nothing was kept.')
      : say('{kept, plural, one {The other one is kept.} other {The other # are kept.}}', { kept });
  const refused = say('{count, plural, one {1 file was refused.} other {# files were refused.}}', {
    count: reasons.length,
  });
  return { title: `${refused} ${others}`, reasons: reasons.join('\n') };
}

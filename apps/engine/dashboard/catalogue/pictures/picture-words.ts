import { isLanguage, languageRows, languages } from '@tradehall/domain/locales/languages.ts';
import { z } from 'zod';
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
  const rest = 'Empty if it says nothing the text does not.';
  if (facts === null || textIn(facts, language) !== '') return `One sentence for whoever does not see it. ${rest}`;
  return `The library has no text in ${nameOfLanguage(language)}: say here what the picture shows. ${rest}`;
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
  const others = kept === 0 ? 'Nothing was kept' : kept === 1 ? 'The other one is kept' : `The other ${kept} are kept`;
  const refused = reasons.length === 1 ? '1 file was refused' : `${reasons.length} files were refused`;
  return { title: `${refused}. ${others}.`, reasons: reasons.join('\n') };
}

import cyrillic from '@fontsource-variable/inter/files/inter-cyrillic-wght-normal.woff2?url';
import greek from '@fontsource-variable/inter/files/inter-greek-wght-normal.woff2?url';
import latinExtended from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2?url';
import latin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import type { Language } from '@tradehall/domain/locales/languages.ts';

type Script = 'latin' | 'latin-extended' | 'greek' | 'cyrillic';

const scripts: Readonly<Record<Language, Script>> = {
  bg: 'cyrillic',
  cs: 'latin-extended',
  da: 'latin',
  de: 'latin',
  el: 'greek',
  en: 'latin',
  es: 'latin',
  fi: 'latin',
  fr: 'latin',
  hr: 'latin-extended',
  hu: 'latin-extended',
  it: 'latin',
  lt: 'latin-extended',
  nb: 'latin',
  nl: 'latin',
  pl: 'latin-extended',
  pt: 'latin',
  ro: 'latin-extended',
  sk: 'latin-extended',
  sl: 'latin-extended',
  sv: 'latin',
};

/** Every page has Latin letters, digits at least and brand names; some scripts need a second file. */
const filesOfScript: Readonly<Record<Script, readonly string[]>> = {
  latin: [latin],
  'latin-extended': [latin, latinExtended],
  greek: [greek, latin],
  cyrillic: [cyrillic, latin],
};

/** The font files a page in `language` is sure to need; all others load only if a letter asks for them. */
export const fontsOfLanguage = (language: Language): readonly string[] => filesOfScript[scripts[language]];

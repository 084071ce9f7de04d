import cyrillic from '@fontsource-variable/inter/files/inter-cyrillic-wght-normal.woff2?url';
import greek from '@fontsource-variable/inter/files/inter-greek-wght-normal.woff2?url';
import latinExtended from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2?url';
import latin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { languageRows, type Language, type Script } from '@tradehall/domain/locales/languages.ts';

/** Every page has Latin letters, digits at least and brand names; some scripts need a second file. */
const filesOfScript: Readonly<Record<Script, readonly string[]>> = {
  latin: [latin],
  'latin-extended': [latin, latinExtended],
  greek: [greek, latin],
  cyrillic: [cyrillic, latin],
};

/** The font files a page in `language` is sure to need; all others load only if a letter asks for them. */
export const fontsOfLanguage = (language: Language): readonly string[] => filesOfScript[languageRows[language].script];

/** Which letters it is written with: the fonts of its pages. */
export type Script = 'latin' | 'latin-extended' | 'greek' | 'cyrillic';

interface LanguageRow {
  /** The language's own name, as the language switcher shows it. */
  readonly label: string;
  readonly script: Script;
}

// B§9, by the alphabet. docs/guides/add-a-language.md
const rows = {
  bg: { label: 'Български', script: 'cyrillic' },
  cs: { label: 'Čeština', script: 'latin-extended' },
  da: { label: 'Dansk', script: 'latin' },
  de: { label: 'Deutsch', script: 'latin' },
  el: { label: 'Ελληνικά', script: 'greek' },
  en: { label: 'English', script: 'latin' },
  es: { label: 'Español', script: 'latin' },
  fi: { label: 'Suomi', script: 'latin' },
  fr: { label: 'Français', script: 'latin' },
  hr: { label: 'Hrvatski', script: 'latin-extended' },
  hu: { label: 'Magyar', script: 'latin-extended' },
  it: { label: 'Italiano', script: 'latin' },
  lt: { label: 'Lietuvių', script: 'latin-extended' },
  nb: { label: 'Norsk bokmål', script: 'latin' },
  nl: { label: 'Nederlands', script: 'latin' },
  pl: { label: 'Polski', script: 'latin-extended' },
  pt: { label: 'Português', script: 'latin' },
  ro: { label: 'Română', script: 'latin-extended' },
  sk: { label: 'Slovenčina', script: 'latin-extended' },
  sl: { label: 'Slovenščina', script: 'latin-extended' },
  sv: { label: 'Svenska', script: 'latin' },
} as const satisfies Readonly<Record<string, LanguageRow>>;

export type Language = keyof typeof rows;

export const languageRows: Readonly<Record<Language, LanguageRow>> = rows;

export const languages: readonly Language[] = Object.keys(rows).filter(isLanguage);

export function isLanguage(text: string): text is Language {
  return Object.hasOwn(rows, text);
}

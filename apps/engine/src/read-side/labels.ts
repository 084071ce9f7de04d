import type { Language } from '@tradehall/domain/locales/languages.ts';
import { getOrMake } from './get-or-make';

export interface LabelRow {
  readonly key: string;
  readonly language: string;
  readonly label: string;
}

type Words = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** What technical attributes and their values are called in each language. */
export class Labels {
  readonly #attributes: Words;
  readonly #values: Words;

  constructor(attributes: readonly LabelRow[], values: readonly LabelRow[]) {
    this.#attributes = byLanguage(attributes);
    this.#values = byLanguage(values);
  }

  attribute(key: string, language: Language): string {
    return find(this.#attributes, key, language) ?? key;
  }

  findValue(value: string, language: Language): string | null {
    return find(this.#values, value, language);
  }

  /** All of them, in English where the language has no word. */
  valuesIn(language: Language): Readonly<Record<string, string>> {
    return Object.fromEntries([...(this.#values.get('en') ?? []), ...(this.#values.get(language) ?? [])]);
  }
}

function find(words: Words, key: string, language: Language): string | null {
  return words.get(language)?.get(key) ?? words.get('en')?.get(key) ?? null;
}

function byLanguage(rows: readonly LabelRow[]): Words {
  const words = new Map<string, Map<string, string>>();
  for (const { key, language, label } of rows)
    getOrMake(words, language, () => new Map<string, string>()).set(key, label);
  return words;
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@tradehall/domain/locales/languages.ts';
import { localText, withOwnTexts, withTexts } from '@tradehall/domain/locales/local-words.ts';
import { isLocale, type Locale, localeFallbackChain } from '@tradehall/domain/locales/locales.ts';

function readTexts(folder: string, name: Locale | Language): unknown {
  const file = join(folder, `${name}.json`);
  // A locale has a file of its own only where its country words something differently.
  return isLocale(name) && !existsSync(file) ? undefined : JSON.parse(readFileSync(file, 'utf8'));
}

/** The texts of a folder in a language, or in a locale: in the words of its country, and with what the country says differently. */
export function readTextsOf(folder: string, name: Locale | Language): unknown {
  if (!isLocale(name)) return readTexts(folder, name);
  const [, next] = localeFallbackChain(name);
  const texts = next === undefined ? undefined : readTextsOf(folder, next);
  const local = withTexts(texts, (text) => localText(name, text));
  return withOwnTexts(local, readTexts(folder, name));
}

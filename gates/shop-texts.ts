import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { guaranteeNames } from '@tradehall/domain/catalogue/guarantee-names.ts';
import type { Language } from '@tradehall/domain/locales/languages.ts';

/** A text that shoppers read, and where it stands. */
export interface ShopText {
  readonly file: string;
  readonly key: string;
  readonly text: string;
}

/** Each holds a file a language, and one for a locale that words something differently. */
const folders = [
  'packages/domain/src/messages',
  'apps/engine/mail-messages',
  'apps/engine/base-content',
  'demo/catalogue/content/texts',
  'demo/catalogue/content/articles',
  'demo/catalogue/vocabulary',
];

export const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** Addresses are spelt by other rules. */
const isAddress = (key: string) => key === 'slug' || key.endsWith('.slug');

function textsIn(value: unknown, file: string, key = ''): ShopText[] {
  if (typeof value === 'string') return isAddress(key) ? [] : [{ file, key, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, file, key === '' ? name : `${key}.${name}`));
}

/** Everything that a project says in a language: pages, mails, invoices, content, and the demo's products where it is there. */
export function shopTexts(language: Language, root: string): ShopText[] {
  const files = folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => globSync(`${folder}/${language}{,-*}.json`, { cwd: root }).toSorted());
  const names = textsIn({ [language]: guaranteeNames[language] }, 'packages/domain/src/catalogue/guarantee-names.ts');
  return [...files.flatMap((file) => textsIn(readJson(join(root, file)), file)), ...names];
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@tradehall/domain/locales/languages.ts';
import { z } from 'zod';
import { readJson, shopTexts, type ShopText } from './shop-texts.ts';

/** One thing, one word: `use` has the right one, or several with `|` between them. */
const term = z.strictObject({
  use: z.string().min(1),
  /** Regular expressions of wrong words, compared from the beginning of a word. */
  never: z.array(z.string().min(1)).min(1),
  /** Parts of texts in which a wrong word is right. */
  but: z.array(z.string().min(1)).optional(),
});
const terms = z.record(z.string(), term);
type Term = z.output<typeof term>;

/** What every language has decided on. */
export const concepts = [
  'account',
  'article-number',
  'b-ware',
  'bank-transfer',
  'billing-address',
  'cart',
  'cash-on-delivery',
  'checkout',
  'compare',
  'customer-service',
  'delivery-time',
  'freight',
  'in-stock',
  'invoice',
  'legal-guarantee',
  'manual',
  'new',
  'newsletter',
  'order',
  'paid-guarantee',
  'parcel',
  'payment-method',
  'quotation',
  'return',
  'review',
  'shipping-address',
  'spare-part',
  'vat',
  'vat-number',
  'volume-discount',
  'withdrawal',
] as const;

/** Names of what is filled in are no words. */
const withoutNames = (text: string) => text.replaceAll(/\{\w+(?=\s*[,}])/g, '{');

function wrongUses([concept, { use, never, but = [] }]: [string, Term], texts: readonly ShopText[]): string[] {
  const wrong = new RegExp(`(?<![\\p{L}\\p{N}])(?:${never.join('|')})`, 'iu');
  return texts
    .filter(({ text }) => !but.some((fragment) => text.includes(fragment)))
    .flatMap(({ file, key, text }) => {
      const found = wrong.exec(withoutNames(text));
      return found === null ? [] : [`${file} ${key}: "${found[0]}" for ${concept}, which is "${use}": ${text}`];
    });
}

function unusedWords({ use }: Term, concept: string, all: string): string[] {
  const missing = use.split('|').filter((word) => !all.includes(word.trim().toLocaleLowerCase()));
  return missing.map((word) => `${concept} is "${word}", which no text says`);
}

/** Wrong words in the texts of a language, and what is wrong with the list of its terms. */
export function faultsOfTerms(language: Language, root: string): string[] {
  const file = `gates/terms/${language}.json`;
  if (!existsSync(join(root, file))) return [`${file} is not there`];
  const parsed = terms.safeParse(readJson(join(root, file)));
  if (!parsed.success) return [`${file}: ${z.prettifyError(parsed.error)}`];
  const list = parsed.data;
  // A country that calls something differently has a file of its own to say so.
  const texts = shopTexts(language, root).filter(({ file }) => !/-[A-Z]{2}\.json$/.test(file));
  const all = texts.map(({ text }) => text.toLocaleLowerCase()).join('\n');
  const entries = Object.entries(list);
  // Some words only the demo says.
  const used = existsSync(join(root, 'demo')) ? entries : [];
  return [
    ...concepts.filter((concept) => list[concept] === undefined).map((concept) => `${file} lacks ${concept}`),
    ...used.flatMap(([concept, one]) => unusedWords(one, concept, all).map((fault) => `${file}: ${fault}`)),
    ...entries.flatMap((entry) => wrongUses(entry, texts)),
  ];
}

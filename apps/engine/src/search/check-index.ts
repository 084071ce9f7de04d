import type { Locale } from '@tradehall/domain/locales/locales.ts';
import type { SearchDocument } from '@tradehall/domain/search/search-document.ts';
import type { SearchNode } from './search-node';
import type { SearchSource } from './search-source';

// The first products of a locale are as good as any: they went through the same mill.
const sampleSize = 5;

/** Throws unless the index that is to become the live one has every product and finds some of them. Says how many. */
export async function checkIndex(source: SearchSource, node: SearchNode, locale: Locale): Promise<number> {
  const uid = node.uids.next(locale);
  const [wanted, counted] = [await source.count(locale), await node.count(uid)];
  if (counted !== wanted) throw new Error(`${uid} has ${counted} of ${wanted} products and stays where it is`);
  for (const document of await source.documentsAfter(locale, '', sampleSize)) await lookFor(node, uid, document);
  return counted;
}

async function lookFor(node: SearchNode, uid: string, { sku, numbers, words }: SearchDocument): Promise<void> {
  const [number] = numbers;
  const [word] = words.name.split(' ');
  const byNumber = number === undefined ? [] : await node.find(uid, '', `sku = ${sku} AND numbers = "${number}"`);
  const byWord = await node.find(uid, `"${word}"`, `sku = ${sku}`);
  if (byNumber[0] !== sku || byWord[0] !== sku) throw new Error(`${uid} does not find ${sku} and stays where it is`);
}

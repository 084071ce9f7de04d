import { z } from 'zod';
import type { BoardChoice } from './payment-board.documents';

// An address may have been typed by hand, and a number in it is read as one.
const said = z.union([z.string(), z.number()]).transform(String).catch('');
const position = z.coerce.number().int().min(0).max(10_000).catch(0);

const boardSearch = z.object({ storeKey: said, state: said, method: said, search: said, skip: position });

/** What the page's address says is to be shown. */
export function boardChoice(address: unknown): BoardChoice & { readonly skip: number } {
  return boardSearch.parse(address);
}

/** Only what was chosen, so that the address stays short. */
export function addressOf(choice: BoardChoice, skip: number): Readonly<Record<string, string>> {
  const all = Object.entries({ ...choice, skip: skip === 0 ? '' : String(skip) });
  return Object.fromEntries(all.filter(([, value]) => value !== ''));
}

export function searchIn(address: unknown): string {
  return boardChoice(address).search;
}

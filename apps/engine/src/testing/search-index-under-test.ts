import { setTimeout as sleep } from 'node:timers/promises';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { searchIndexUids } from '@tradehall/domain/search/search-index.ts';
import { Client } from 'pg';
import { z } from 'zod';
import { inTransaction } from '../platform/database';
import type { SearchRow } from '../read-side/project/project-search';
import { removeSearchRows, writeSearchRows } from '../read-side/write-search';

const indexedProducts = z.object({ results: z.array(z.object({ sku: z.string(), priceCents: z.number() })) });

interface Place {
  readonly databaseUrl: string;
  readonly url: string;
  readonly key: string;
  readonly prefix: string;
}

/** The read side as the projector leaves it, and what stands in the index of a locale. */
export class SearchIndexUnderTest {
  readonly client: Client;
  readonly place: Place;

  constructor(place: Place) {
    this.place = place;
    this.client = new Client({ connectionString: place.databaseUrl });
  }

  async open(): Promise<this> {
    await this.client.connect();
    return this;
  }

  /** Products `from` to `to` of these locales, for sale at this price, as the projector writes them. */
  async put(from: number, to: number, priceCents: number, locales: readonly Locale[] = ['de-DE']): Promise<void> {
    const rows = numbers(from, to).flatMap((number) => locales.map((locale) => rowOf(number, locale, priceCents)));
    await inTransaction(this.client, () => writeSearchRows(this.client, rows));
  }

  async remove(from: number, to: number, locales: readonly Locale[] = ['de-DE']): Promise<void> {
    const keys = numbers(from, to).flatMap((number) => locales.map((locale) => ({ locale, key: skuOf(number) })));
    await inTransaction(this.client, () => removeSearchRows(this.client, keys));
  }

  /** SKU and price of everything the index of a locale has, as its searchers see it. Null where there is none. */
  async indexed(locale: Locale = 'de-DE'): Promise<ReadonlyMap<string, number> | null> {
    const uid = searchIndexUids(this.place.prefix).live(locale);
    const answer = await fetch(`${this.place.url}/indexes/${uid}/documents?limit=10000`, {
      headers: { authorization: `Bearer ${this.place.key}` },
    });
    if (answer.status === 404) return null;
    const { results } = indexedProducts.parse(await answer.json());
    return new Map(results.map(({ sku, priceCents }) => [sku, priceCents]));
  }

  /** How many milliseconds it took until it was so. */
  async until(isSo: () => Promise<boolean>, withinMs = 30_000): Promise<number> {
    const startedAt = performance.now();
    while (!(await isSo())) {
      if (performance.now() - startedAt > withinMs) throw new Error(`not within ${withinMs} ms: ${isSo.toString()}`);
      await sleep(10);
    }
    return performance.now() - startedAt;
  }
}

export function skuOf(number: number): string {
  return `EX${10_000_000 + number}`;
}

function numbers(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

function rowOf(number: number, locale: Locale, priceCents: number): SearchRow {
  const sku = skuOf(number);
  return {
    ...{ locale, sku, slug: `ofen-${10_000_000 + number}`, name: `Ofen ${number}`, brand: 'Royal', family: 'ovens' },
    ...{ isBware: 'false', tags: '{}', categoryKeys: '{gastronomy}', place: '1', categoryLevels: '{0}' },
    ...{ priceCents: String(priceCents), averageRating: '4.5', reviewCount: '3', releasedOn: '', isOnStock: 'true' },
    ...{ popularity: '0', specs: '{}', specNames: '{}' },
    ...{ card: '{}', words: `'ofen':1A 'royal':2B`, numbers: `{#${sku.toLowerCase()}}`, sortName: 'ofen' },
    digest: String(priceCents),
    vocabulary: [],
  };
}

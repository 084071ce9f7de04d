import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSearchCatalogue, type SearchCatalogue } from '../search-catalogue.ts';
import { searchEngines } from '../search-engines-under-test.ts';
import { measureRelevance } from './measure-relevance.ts';
import { relevanceQueries } from './relevance-queries.ts';

// Just under what was measured: whoever makes it worse should know.
const leastHitAt1 = 0.98;
const leastHitAt5 = 0.99;

describe('what shoppers type', () => {
  let catalogue: SearchCatalogue & AsyncDisposable;

  beforeAll(async () => {
    catalogue = await openSearchCatalogue([...new Set(relevanceQueries.map(({ locale }) => locale))]);
  }, 300_000);
  afterAll(() => catalogue[Symbol.asyncDispose]());

  it.each(searchEngines)(
    'is found by $name: mistyped, in the plural, in parts, by other names, by number',
    async (engine) => {
      await using opened = await engine.open(catalogue);
      const measured = await measureRelevance(opened.search, catalogue.documents, relevanceQueries);
      const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
      process.stdout.write(
        `${engine.name}: ${measured.asked} queries in ${measured.languages} locales, hit@1 ${percent(measured.hitAt1)}, ` +
          `hit@5 ${percent(measured.hitAt5)} (${measured.byKind.map(([kind, hits, asked]) => `${kind} ${hits}/${asked}`).join(', ')})\n${measured.missed.map((line) => `  ${line}\n`).join('')}`,
      );
      expect(measured.hitAt1).toBeGreaterThanOrEqual(leastHitAt1);
      expect(measured.hitAt5).toBeGreaterThanOrEqual(leastHitAt5);
    },
    120_000,
  );
});

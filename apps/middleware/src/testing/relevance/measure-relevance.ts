import type { Locale } from '@tradehall/domain/locales/locales.ts';
import type { SearchDocument } from '@tradehall/domain/search/search-document.ts';
import { z } from 'zod';
import type { ProductSearch } from '../../context/services/product-search.ts';
import type { Kind, RelevanceQuery } from './relevance-queries.ts';

interface Asked {
  readonly locale: Locale;
  readonly kind: Kind;
  readonly query: string;
  readonly isWanted: (document: SearchDocument) => boolean;
}

interface Relevance {
  readonly asked: number;
  readonly languages: number;
  /** How often the first hit, or one of the first five, is what was looked for. */
  readonly hitAt1: number;
  readonly hitAt5: number;
  /** Hits at the first place by kind of query. */
  readonly byKind: readonly (readonly [kind: Kind, hits: number, asked: number])[];
  readonly missed: readonly string[];
}

const cards = z.array(z.object({ sku: z.string() }));

/** A product looked for by each of its numbers, as it is printed and as it is typed. */
function numberQueries(documents: readonly SearchDocument[]): readonly Asked[] {
  const complete = documents.filter(({ isBware, numbers }) => !isBware && numbers.length === 4);
  const chosen = [...Map.groupBy(complete, ({ locale }) => locale).values()].flatMap((ofLocale) =>
    ofLocale.slice(3, 5),
  );
  return chosen.flatMap(({ locale, sku, name, numbers }) => {
    const model = /\p{Lu}+-\p{Lu}+ \d+/u.exec(name)?.[0] ?? sku;
    const ean = numbers.at(-1)?.slice(1) ?? sku;
    const typed = [sku, sku.slice(2), `${sku.slice(0, 2)} ${sku.slice(2, 6)} ${sku.slice(6)}`, ean, model];
    return [...typed, model.toLowerCase().replaceAll(/[- ]/g, ''), model.replace('-', ' ')].map((query) => ({
      ...{ locale, kind: 'number' as const, query },
      isWanted: (document: SearchDocument) => document.sku === sku,
    }));
  });
}

export async function measureRelevance(
  search: ProductSearch,
  documents: readonly SearchDocument[],
  queries: readonly RelevanceQuery[],
): Promise<Relevance> {
  const bySku = new Map(documents.map((document) => [`${document.locale} ${document.sku}`, document]));
  const asked: readonly Asked[] = [
    ...queries.map(({ families, ...query }) => ({
      ...query,
      isWanted: ({ family }: SearchDocument) => families.includes(family),
    })),
    ...numberQueries(documents),
  ];
  const places: (number | null)[] = [];
  const missed: string[] = [];
  for (const { locale, kind, query, isWanted } of asked) {
    const found = await search.search({ locale, query, filters: {}, sort: 'relevance', page: 1, hitsPerPage: 12 });
    if (!found.ok) throw new Error(`${query} was not answered`);
    const skus = cards.parse(JSON.parse(found.value.hits.toBuffer().toString())).map(({ sku }) => sku);
    const hits = skus.slice(0, 5).flatMap((sku) => bySku.get(`${locale} ${sku}`) ?? []);
    const place = hits.findIndex(isWanted);
    places.push(place === -1 ? null : place);
    if (place !== 0)
      missed.push(`${locale} ${kind} ${query}: ${hits.map(({ family }) => family).join(', ') || 'nothing'}`);
  }
  const firstByKind = Map.groupBy(asked.keys(), (index) => asked[index]?.kind ?? 'number');
  const share = (isHit: (place: number | null) => boolean) => places.filter(isHit).length / places.length;
  return {
    asked: asked.length,
    languages: new Set(asked.map(({ locale }) => locale)).size,
    hitAt1: share((place) => place === 0),
    hitAt5: share((place) => place !== null),
    byKind: [...firstByKind].map(([kind, all]) => [
      kind,
      all.filter((index) => places[index] === 0).length,
      all.length,
    ]),
    missed,
  };
}

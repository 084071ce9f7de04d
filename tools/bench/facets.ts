import { countries } from '@tradehall/domain/countries/countries.ts';
import type { SearchAnswer } from '@tradehall/domain/search/search-answer.ts';
import type { SearchFilters } from '@tradehall/domain/search/search-request.ts';
import { portOf } from '../../scripts/addresses.ts';
import { startServices } from '../../scripts/services/all-services.ts';
import { openShop, type Shop } from '../open-shop.ts';
import { loadCatalogue } from './large-database.ts';
import { measureInTurn, printFigures, type Subject } from './measure.ts';
import { readAddresses } from './read-addresses.ts';
import { pidOf, startProcess } from './start-process.ts';
import { untilIndexed } from './until-indexed.ts';

const common = { locale: 'de-DE', sort: 'relevance', page: 1, hitsPerPage: 24 } as const;
const blocks = { blocks: 8, blockSize: 60 };
const categories = 200;

async function facetsOf(shop: Shop, filters: SearchFilters): Promise<SearchAnswer['facets']['technical']> {
  const answer = await shop.shop.search({ ...common, filters });
  if (!answer.ok) throw new Error(`search answers ${answer.failure.code}`);
  return answer.value.facets.technical;
}

/** One choice of each of the first facets, as many as `count`: what a shopper ticks one after the other. */
function choicesOf(facets: SearchAnswer['facets']['technical'], count: number, at: number): SearchFilters {
  const ranges: NonNullable<SearchFilters['ranges']> = {};
  const values: NonNullable<SearchFilters['values']> = {};
  for (const facet of facets.slice(0, count)) {
    if (facet.kind === 'switch') values[facet.name] = ['yes'];
    else if (facet.kind === 'values') values[facet.name] = facet.values.slice(0, 2).map(({ value }) => value);
    else {
      const { from = null, to = null } = facet.steps[at % Math.max(1, facet.steps.length)] ?? {};
      if (from !== null || to !== null)
        ranges[facet.name] = { ...(from !== null && { from }), ...(to !== null && { to }) };
    }
  }
  return { ranges, values };
}

/** Lists of all levels of the tree, with nothing to four facets chosen. */
async function wishes(shop: Shop): Promise<readonly SearchFilters[]> {
  const { categoryKeys } = await readAddresses();
  const wanted: SearchFilters[] = [];
  for (const [at, keys] of categoryKeys.slice(0, categories).entries()) {
    const filters = { categories: [...keys] };
    wanted.push({ ...filters, ...choicesOf(await facetsOf(shop, filters), at % 5, at) });
  }
  return wanted;
}

function searches(name: string, pid: number, shop: Shop, filters: readonly SearchFilters[]): Subject {
  const ask = async (round: number) => {
    await facetsOf(shop, filters[round % filters.length] ?? {});
  };
  return { name, pids: [pid], prepare: (round) => Promise.resolve(() => ask(round)) };
}

/** Lists narrowed by technical facets, answered by Meilisearch and by PostgreSQL. */
export async function benchFacets(): Promise<void> {
  await startServices();
  await loadCatalogue(process.env['CATALOGUE_SIZE'] ?? 'large');
  const port = portOf('middleware') + 60;
  const engine = await startProcess('engine');
  const worker = await startProcess('worker');
  const indexed = await startProcess('middleware');
  const plain = await startProcess('middleware', { PORT: String(port), MEILISEARCH_URLS: '' });
  try {
    await untilIndexed();
    const shop = openShop(countries.DE);
    const filters = await wishes(shop);
    const figures = await measureInTurn(
      [
        searches('technical facets, Meilisearch', pidOf(indexed), shop, filters),
        searches(
          'technical facets, PostgreSQL',
          pidOf(plain),
          openShop(countries.DE, `http://127.0.0.1:${port}`),
          filters,
        ),
      ],
      blocks,
    );
    printFigures(figures);
    console.log(JSON.stringify(figures.map(({ name, p50Ms, p95Ms }) => ({ name, p50Ms, p95Ms }))));
  } finally {
    for (const running of [plain, indexed, worker, engine]) await running.stop();
  }
}

import { readFileSync } from 'node:fs';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { hostOfStore } from '@tradehall/domain/countries/store.ts';
import { feedPath } from '@tradehall/domain/feeds/feed-names.ts';
import { shopHostPattern, urls } from '../../scripts/addresses.ts';
import { startServices } from '../../scripts/services/all-services.ts';
import { readFeed } from '../feeds/read-feed.ts';
import { percentile } from '../percentile.ts';
import { loadCatalogue } from './large-database.ts';
import { pidOf, startProcess } from './start-process.ts';

const rounds = 5;

/** What the process holds now (`VmRSS`), or has held at most (`VmHWM`), in megabytes. */
function megabytesOf(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024);
}

/** Google's feed of the German shop, read whole: how fast it comes, and how much memory it takes to write. */
export async function benchFeeds(): Promise<void> {
  await startServices();
  await loadCatalogue(process.env['CATALOGUE_SIZE'] ?? 'demo');
  const middleware = await startProcess('middleware');
  const storefront = await startProcess('storefront');
  try {
    const host = hostOfStore(countries.DE, shopHostPattern);
    const read = () => readFeed(urls.storefront, host, feedPath('google'));
    // The first one compiles.
    await read();
    const [storefrontMb, middlewareMb] = [storefront, middleware].map((running) =>
      megabytesOf(pidOf(running), 'VmRSS'),
    );
    const feeds: Awaited<ReturnType<typeof read>>[] = [];
    for (let round = 0; round < rounds; round += 1) feeds.push(await read());
    const offers = feeds.reduce((sum, feed) => sum + feed.offers.length, 0);
    const seconds = feeds.reduce((sum, { wholeMs }) => sum + wholeMs / 1_000, 0);
    const figures = {
      offers: offers / rounds,
      offersPerSecond: Math.round(offers / seconds),
      firstByteMs: Math.round(
        percentile(
          feeds.map(({ firstByteMs }) => firstByteMs),
          0.5,
        ),
      ),
      storefrontMb,
      storefrontPeakMb: megabytesOf(pidOf(storefront), 'VmHWM'),
      middlewareMb,
      middlewarePeakMb: megabytesOf(pidOf(middleware), 'VmHWM'),
    };
    console.log(JSON.stringify(figures));
  } finally {
    await storefront.stop();
    await middleware.stop();
  }
}

import { type Locale, localeCodes } from '@tradehall/domain/locales/locales.ts';
import { searchIndexVersion } from '@tradehall/domain/search/search-index.ts';
import type { Database } from '../platform/database';
import { buildIndex } from './build-index';
import { completeLocales } from './feed-node';
import { tryHoldBuild } from './node-locks';
import type { SearchNode } from './search-node';
import { SearchSource } from './search-source';

/** Builds what an empty node lacks, and anew what was built of another source or with other settings. Says what it built. */
export async function buildMissingIndexes(
  database: Database,
  node: SearchNode,
  say: (message: string) => void,
  stopping: AbortSignal,
): Promise<readonly Locale[]> {
  const built: Locale[] = [];
  if ((await missingIndexes(database, node)).length === 0) return built;
  await tryHoldBuild(database, node, async () => {
    // Read again: another process may have built them while this one waited for its turn.
    for (const { locale, why } of await missingIndexes(database, node)) {
      if (stopping.aborted) return;
      say(`builds ${node.uids.live(locale)} on ${node.url}, because ${why}`);
      await buildIndex({ database, node }, locale);
      built.push(locale);
    }
  });
  return built;
}

export interface MissingIndex {
  readonly locale: Locale;
  readonly why: string;
}

export async function missingIndexes(database: Database, node: SearchNode): Promise<readonly MissingIndex[]> {
  const versions = completeLocales(await node.readState(), await new SearchSource(database).head());
  const live = await node.liveLocales(localeCodes);
  return localeCodes.flatMap((locale) => {
    const version = versions.get(locale);
    if (version === undefined || !live.has(locale)) return [{ locale, why: 'it has none of this catalogue' }];
    return version === searchIndexVersion ? [] : [{ locale, why: 'its settings have changed' }];
  });
}

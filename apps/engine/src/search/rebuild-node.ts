import type { Locale } from '@tradehall/domain/locales/locales.ts';
import type { Client } from 'pg';
import { createDisplay } from '../platform/progress-display';
import { buildIndex } from './build-index';
import { withBuildHeld } from './node-locks';
import type { SearchNode } from './search-node';

/** Beside what answers now; interrupted at any point it leaves that alone, and can be started again. */
export async function rebuildNode(client: Client, node: SearchNode, locales: readonly Locale[]): Promise<void> {
  await withBuildHeld(client, node, async () => {
    for (const locale of locales) {
      const progress = createDisplay(`${node.url} ${node.uids.live(locale)}`);
      const count = await buildIndex({ database: client, node, progress }, locale);
      console.log(`${node.uids.live(locale)}: ${count} products, checked and in place`);
    }
  });
}

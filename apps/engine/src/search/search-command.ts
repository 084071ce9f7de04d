// node apps/engine/dist/src/search/search-command.js status | rebuild [locale…]
import { locale as localeField } from '@tradehall/domain/calls/fields.ts';
import { localeCodes } from '@tradehall/domain/locales/locales.ts';
import { Client } from 'pg';
import { z } from 'zod';
import { environment } from '../platform/environment';
import { missingIndexes } from './build-missing-indexes';
import { cursorOf } from './feed-node';
import { rebuildNode } from './rebuild-node';
import { SearchNode } from './search-node';
import { searchNodesOf } from './search-nodes';
import { SearchSource } from './search-source';

const usage = 'npm run search -- status | rebuild [locale…]';
const commandLine = z.union([z.tuple([z.literal('status')]), z.tuple([z.literal('rebuild')], localeField)]);

async function main(): Promise<void> {
  const { data: given } = commandLine.safeParse(process.argv.slice(2));
  if (given === undefined) throw new Error(`${usage}\nlocales: ${localeCodes.join(' ')}`);
  const nodes = searchNodesOf(environment).map((options) => new SearchNode(options));
  if (nodes.length === 0) throw new Error('MEILISEARCH_URLS names no node');
  const client = new Client({ connectionString: environment.DATABASE_URL, application_name: 'search-command' });
  await client.connect();
  try {
    const [command, ...locales] = given;
    for (const node of nodes) {
      if (command === 'status') await printStatus(client, node);
      else await rebuildNode(client, node, locales.length === 0 ? localeCodes : locales);
    }
  } finally {
    await client.end();
  }
}

async function printStatus(client: Client, node: SearchNode): Promise<void> {
  const head = await new SearchSource(client).head();
  const cursor = cursorOf(await node.readState(), head);
  const behind = cursor === null ? 'never fed from this database' : `${head.seq - cursor} numbers behind`;
  console.log(`${node.url}: ${behind}`);
  const missing = new Map((await missingIndexes(client, node)).map(({ locale, why }) => [locale, why]));
  for (const locale of localeCodes) {
    const why = missing.get(locale);
    const state = why === undefined ? `${await node.count(node.uids.live(locale))} products` : `to be built: ${why}`;
    console.log(`  ${node.uids.live(locale)}: ${state}`);
  }
}

main().catch((failure: unknown) => {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exitCode = 1;
});

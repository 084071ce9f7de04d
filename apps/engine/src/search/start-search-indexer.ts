import type { FeedHead } from '@tradehall/domain/search/search-index.ts';
import { patient, SteadyClient } from '@tradehall/process/patient-postgres.ts';
import { pause, type RunningLoop, startLoop } from '@tradehall/process/start-loop.ts';
import type { Client } from 'pg';
import { enqueueListPurges } from '../platform/edge/edge-purges';
import { reasonOf } from '../read-side/reason-of';
import { buildMissingIndexes } from './build-missing-indexes';
import { feedNode } from './feed-node';
import { SearchNode, type SearchNodeOptions } from './search-node';
import { SearchSource } from './search-source';

interface IndexerLog {
  readonly info: (message: string) => void;
  readonly warn: (message: string) => void;
}

interface IndexerOptions {
  readonly databaseUrl: string;
  readonly nodes: readonly SearchNodeOptions[];
  /** Whether caches before the shop are to be purged of lists that have changed. */
  readonly hasEdges?: boolean;
  readonly log: IndexerLog;
  readonly pace?: Partial<Pace>;
}

interface Pace {
  readonly feedEveryMs: number;
  readonly lookForMissingEveryMs: number;
  readonly afterFailureMs: number;
}

const defaultPace: Pace = { feedEveryMs: 150, lookForMissingEveryMs: 10_000, afterFailureMs: 2_000 };
// In a transaction a node may take 70 s for what it is told.
const patience = patient({ statementMs: 40_000, idleInTransactionMs: 75_000, connectMs: 5_000 });

/**
 * Keeps every search node in step with the read side. Each has its own two loops, one that feeds and one that builds
 * what is missing, so that a node that is down or busy holds up nobody else. Several workers take turns.
 */
export function startSearchIndexer({ databaseUrl, nodes, hasEdges = false, log, pace }: IndexerOptions): RunningLoop {
  return startLoop((stopping) => {
    const given = { databaseUrl, hasEdges, log, pace: { ...defaultPace, ...pace }, stopping };
    const running = nodes.flatMap((options) => {
      const node = new SearchNode(options);
      return [keepOn('fed', node, feedSteadily, given), keepOn('looked after', node, buildSteadily, given)];
    });
    return Promise.all(running);
  });
}

interface Loop {
  readonly databaseUrl: string;
  readonly hasEdges: boolean;
  readonly log: IndexerLog;
  readonly pace: Pace;
  readonly stopping: AbortSignal;
}

type Work = (client: Client, node: SearchNode, loop: Loop, goesWell: () => void) => Promise<void>;

/** An outage is logged when it begins and when it ends, not at every attempt between. */
async function keepOn(what: string, node: SearchNode, work: Work, loop: Loop): Promise<void> {
  let reason: string | null = null;
  const goesWell = () => {
    if (reason !== null) loop.log.info(`${node.url} is ${what} again`);
    reason = null;
  };
  while (!loop.stopping.aborted) {
    try {
      await withClient(loop.databaseUrl, (client) => work(client, node, loop, goesWell));
    } catch (failure) {
      if (reason === null) loop.log.warn(`${node.url} cannot be ${what}: ${reasonOf(failure)}`);
      reason = reasonOf(failure);
      await pause(loop.pace.afterFailureMs, loop.stopping);
    }
  }
}

async function withClient(connectionString: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new SteadyClient({ connectionString, application_name: 'search-indexer', ...patience });
  try {
    await client.connect();
    await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function feedSteadily(client: Client, node: SearchNode, loop: Loop, goesWell: () => void): Promise<void> {
  const source = new SearchSource(client);
  let settledAt: FeedHead | null = null;
  while (!loop.stopping.aborted) {
    const head = await source.head();
    const isNew = settledAt === null || settledAt.seq !== head.seq || settledAt.source !== head.source;
    const outcome = isNew ? await feedNode(client, node, loop) : 'settled';
    goesWell();
    if (outcome === 'settled') settledAt = head;
    if (outcome !== 'fed') await pause(loop.pace.feedEveryMs, loop.stopping);
  }
}

async function buildSteadily(client: Client, node: SearchNode, loop: Loop, goesWell: () => void): Promise<void> {
  while (!loop.stopping.aborted) {
    const built = await buildMissingIndexes(client, node, loop.log.info, loop.stopping);
    if (loop.hasEdges) await enqueueListPurges(client, built);
    goesWell();
    await pause(loop.pace.lookForMissingEveryMs, loop.stopping);
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningLoop } from '@tradehall/process/start-loop.ts';
import { Client } from 'pg';
import { z } from 'zod';
import { selectRows } from '../platform/database';
import { type ProjectorOptions, startProjector } from '../read-side/start-projector';

const bodyRow = z.object({ body: z.string() });
const countRow = z.object({ count: z.number() });

/** A database with its projectors, and what a test asks of the read side. */
export class ProjectorUnderTest {
  readonly client: Client;
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly warnings: string[] = [];
  readonly #running: RunningLoop[] = [];

  constructor(databaseUrl: string, redisUrl: string) {
    this.databaseUrl = databaseUrl;
    this.redisUrl = redisUrl;
    this.client = new Client({ connectionString: databaseUrl });
  }

  async open(): Promise<this> {
    await this.client.connect();
    return this;
  }

  start(options: Partial<ProjectorOptions> = {}): RunningLoop {
    const projector = startProjector({
      databaseUrl: this.databaseUrl,
      redisUrl: this.redisUrl,
      log: { info: () => undefined, warn: (message) => void this.warnings.push(message) },
      pace: { retryDelaysMs: [50, 100], reviewFigureEveryMs: 50 },
      ...options,
    });
    this.#running.push(projector);
    return projector;
  }

  async close(): Promise<void> {
    await Promise.all(this.#running.map((projector) => projector.stop()));
    await this.client.end();
  }

  async find<Document>(
    schema: z.ZodType<Document>,
    kind: string,
    locale: string,
    key: string,
  ): Promise<Document | null> {
    const statement = 'SELECT body FROM read_side.document WHERE kind = $1 AND locale = $2 AND key = $3';
    const [row] = await selectRows(this.client, bodyRow, statement, [kind, locale, key]);
    return row === undefined ? null : schema.parse(JSON.parse(row.body));
  }

  async count(source: string): Promise<number> {
    const [row] = await selectRows(this.client, countRow, `SELECT count(*)::int AS count FROM ${source}`);
    return row?.count ?? 0;
  }

  /** How many milliseconds it took until it was so. */
  async until(isSo: () => Promise<boolean>, withinMs = 20_000): Promise<number> {
    const startedAt = performance.now();
    while (!(await isSo())) {
      if (performance.now() - startedAt > withinMs) throw new Error(`not within ${withinMs} ms: ${isSo.toString()}`);
      await sleep(10);
    }
    return performance.now() - startedAt;
  }

  /** Until nothing is left to do. */
  async settled(): Promise<void> {
    await this.until(async () => (await this.count('outbox')) === 0, 50_000);
  }
}

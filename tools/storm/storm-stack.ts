import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { FaultyLine } from '@tradehall/testing/line/faulty-line.ts';
import type { RealProcess } from '@tradehall/testing/process/real-process.ts';
import { z } from 'zod';
import { stackEnvironment, urls } from '../../scripts/addresses.ts';
import { pidOf, startProcess } from '../bench/start-process.ts';
import { crashService } from '../crash/killing.ts';
import { queryShop } from '../crash/query-shop.ts';
import { importCatalogue, migrate } from '../../scripts/database-jobs.ts';
import { dataFolder } from '../../scripts/project-folders.ts';
import { startServices, stopServices } from '../../scripts/services/all-services.ts';

/** Nobody has half an hour for a shopper who does not come back. */
const stormPatience = {
  PAYMENT_REDIRECT_MS: '20000',
  PAYMENT_DIRECT_MS: '15000',
  PAYMENT_LOST_ANSWER_MS: '12000',
  PAYMENT_SWEEP_MS: '1000',
};

const noChange: Readonly<Record<string, string>> = {};

type Parts = Readonly<Record<'engine' | 'worker' | 'middleware' | 'fakes', RealProcess>>;
type Lines = Readonly<Record<'postgres' | 'redis', FaultyLine>>;

/** A shop of its own with an empty order book, whose every part can be killed. */
export class StormStack implements AsyncDisposable {
  readonly parts: Parts;
  readonly #lines: Lines | null;

  private constructor(parts: Parts, lines: Lines | null) {
    this.parts = parts;
    this.#lines = lines;
  }

  /** With lines: its processes reach PostgreSQL and Redis by them alone; whoever audits does not. */
  static async open({ hasLines = false, changed = noChange, ofMiddleware = noChange } = {}): Promise<StormStack> {
    const environment = { ...stackEnvironment(), NODE_ENV: 'production' };
    await startServices();
    await migrate(environment);
    await importCatalogue(['--size', process.env['CATALOGUE_SIZE'] ?? 'ci'], environment);
    await forgetSales();
    rmSync(join(dataFolder, 'card-provider'), { recursive: true, force: true });
    const lines = hasLines
      ? { postgres: await FaultyLine.to(urls.database), redis: await FaultyLine.to(urls.redis) }
      : null;
    const ways: Record<string, string> =
      lines === null
        ? changed
        : {
            ...changed,
            DATABASE_URL: lines.postgres.through(urls.database),
            REDIS_URL: lines.redis.through(urls.redis),
          };
    const [fakes, engine, worker, middleware] = await Promise.all([
      startProcess('fakes'),
      startProcess('engine', { ...stormPatience, ...ways }),
      startProcess('worker', { ...stormPatience, ...ways }),
      startProcess('middleware', { ...ways, ...ofMiddleware }),
    ]);
    return new StormStack({ engine, worker, middleware, fakes }, lines);
  }

  line(to: keyof Lines): FaultyLine {
    if (this.#lines === null) throw new Error('this stack has no lines');
    return this.#lines[to];
  }

  get output(): Readonly<Record<string, string>> {
    return Object.fromEntries(Object.entries(this.parts).map(([name, part]) => [name, part.output]));
  }

  get pidOfMiddleware(): number {
    return pidOf(this.parts.middleware);
  }

  /** kill -9, and the start that follows it. */
  get crashes(): Readonly<Record<'engine' | 'worker' | 'middleware' | 'postgres' | 'redis', () => Promise<void>>> {
    const { engine, worker, middleware } = this.parts;
    return {
      engine: () => engine.restart(),
      worker: () => worker.restart(),
      middleware: () => middleware.restart(),
      postgres: () => crashService('postgres'),
      redis: () => crashService('redis'),
    };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const { engine, worker, middleware, fakes } = this.parts;
    for (const part of [middleware, worker, engine, fakes]) await part.stop();
    for (const line of Object.values(this.#lines ?? {})) await line[Symbol.asyncDispose]();
    await stopServices();
  }
}

/** The catalogue stays, for it takes a minute to make. */
async function forgetSales(): Promise<void> {
  const sales =
    '"order", payment_attempt, webhook_inbox, mail_outbox, stock_movement, merchant_event, webhook_endpoint';
  await queryShop(`TRUNCATE ${sales} CASCADE`, z.unknown());
  await queryShop('UPDATE stock_level SET "stockAllocated" = 0 WHERE "stockAllocated" <> 0', z.unknown());
}

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { readTestingEnvironment } from '@tradehall/testing/environment.ts';
import { createDisposableDatabase, type DisposableDatabase } from '@tradehall/testing/postgres/disposable-database.ts';
import { prepareTemplateDatabase } from '@tradehall/testing/postgres/template-database.ts';
import type { RunningLoop } from '@tradehall/process/start-loop.ts';
import { register } from 'prom-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { migratedTemplate } from '../../testing/migrated-template';
import { ProjectorUnderTest } from '../../testing/projector-under-test';
import { SampleDepartment } from '../../testing/sample-catalogue';
import { selectRows } from '../database';
import { enqueuePurges, findDuePurges } from './edge-purges';
import { startEdgePurger } from './start-edge-purger';

/** A cache that says what it was asked to forget, or fails. */
class Edge {
  readonly forgotten: string[] = [];
  onPurge: () => Promise<void> = () => Promise.resolve();
  status = 200;
  readonly #server: Server = createServer((request, response) => {
    const keys = String(request.headers['surrogate-key']).split(' ');
    void this.onPurge().then(() => {
      if (this.status === 200 && request.method === 'PURGE') this.forgotten.push(...keys);
      response.writeHead(this.status).end();
    });
  });

  async open(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://127.0.0.1:${z.object({ port: z.number() }).parse(this.#server.address()).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

const department = new SampleDepartment(91);
const purgeRow = z.object({ key: z.string(), step: z.number(), inSeconds: z.number() });
const rows = `SELECT key, step, extract(epoch FROM due_at - clock_timestamp())::float AS "inSeconds" FROM edge_purge ORDER BY key, due_at`;

let database: DisposableDatabase;
let shop: ProjectorUnderTest;
let edges: Edge[];
let purger: RunningLoop | null;

const waiting = () => selectRows(shop.client, purgeRow, rows);
const makeDue = () => shop.client.query('UPDATE edge_purge SET due_at = clock_timestamp()');

async function startPurger(): Promise<void> {
  const edgeUrls = await Promise.all(edges.map((edge) => edge.open()));
  const log = { warn: (message: string) => void shop.warnings.push(message) };
  purger = startEdgePurger({ databaseUrl: shop.databaseUrl, edgeUrls, log, pollMs: 20 });
}

beforeAll(async () => {
  database = await createDisposableDatabase({ template: await prepareTemplateDatabase(migratedTemplate()) });
  shop = await new ProjectorUnderTest(database.url, readTestingEnvironment().REDIS_URL).open();
});

afterAll(async () => {
  await shop.close();
  await database[Symbol.asyncDispose]();
});

beforeEach(async () => {
  await shop.client.query('DELETE FROM edge_purge');
  edges = [new Edge(), new Edge()];
  purger = null;
});

afterEach(async () => {
  await purger?.stop();
  for (const edge of edges) edge.close();
});

describe('a change', () => {
  it('is told to every edge at once, twice more, and then no longer', async () => {
    await startPurger();
    await enqueuePurges(shop.client, ['product:de-DE:EX1']);
    const keys = ['product:de-DE:EX1', 'search:de-DE'];
    for (const times of [1, 2, 3]) {
      const told = Array.from({ length: times }, () => keys).flat();
      await expect.poll(() => edges.map(({ forgotten }) => forgotten)).toEqual([told, told]);
      await expect.poll(async () => (await waiting()).map(({ step }) => step)).toEqual(times < 3 ? [times, times] : []);
      await makeDue();
    }
  });

  it('is told again later, in time for what was still being drawn', async () => {
    await startPurger();
    await enqueuePurges(shop.client, ['store:de-DE:tradehall_de']);
    const next = async () =>
      (await waiting()).map(({ step, inSeconds }) => [step, inSeconds > 5 ? 'much later' : 'soon']);
    await expect.poll(next).toEqual([[1, 'soon']]);
    await makeDue();
    await expect.poll(next).toEqual([[2, 'much later']]);
  });

  it('waits for an edge that is away, with one line of the log', async () => {
    const [first, second] = edges;
    if (second !== undefined) second.status = 503;
    shop.warnings.length = 0;
    await startPurger();
    await enqueuePurges(shop.client, ['recalls:de-DE:all']);
    await expect.poll(() => first?.forgotten).toEqual(['recalls:de-DE:all']);
    await expect
      .poll(async () => (await waiting()).map(({ step, inSeconds }) => [step, inSeconds > 0]))
      .toEqual([[0, true]]);
    await makeDue();
    await expect.poll(() => first?.forgotten.length).toBe(2);
    expect(shop.warnings).toHaveLength(1);
    if (second !== undefined) second.status = 200;
    await makeDue();
    await expect.poll(() => second?.forgotten).toEqual(['recalls:de-DE:all']);
  });

  it('that an edge does not take is late for whoever watches, however often it is tried', async () => {
    for (const edge of edges) edge.status = 503;
    await enqueuePurges(shop.client, ['recalls:de-DE:all']);
    await shop.client.query(`UPDATE edge_purge SET waits_since = waits_since - interval '1 minute'`);
    await startPurger();
    await expect.poll(async () => (await waiting()).map(({ inSeconds }) => inSeconds > 0)).toEqual([true]);
    const lateSeconds = async () =>
      (await register.getSingleMetric('edge_purge_late_seconds')?.get())?.values[0]?.value;
    await expect.poll(lateSeconds).toBeGreaterThan(60);
    for (const edge of edges) edge.status = 200;
    await makeDue();
    await expect.poll(lateSeconds).toBe(0);
  });

  it('is told before the backlog of an edge that is away', async () => {
    const old = Array.from({ length: 600 }, (_, number) => `redirect:de:/old-${number}`);
    await enqueuePurges(shop.client, old);
    await shop.client.query('UPDATE edge_purge SET failures = 3');
    await enqueuePurges(shop.client, ['redirect:de:/new']);
    const [first] = await findDuePurges(shop.client, 500);
    expect(first?.key).toBe('redirect:de:/new');
  });

  it('that comes while the one before is being told is told from the start', async () => {
    const [first] = edges;
    let isFirst = true;
    if (first !== undefined)
      first.onPurge = async () => {
        if (isFirst) await enqueuePurges(shop.client, ['redirect:de:/old']);
        isFirst = false;
      };
    await startPurger();
    await enqueuePurges(shop.client, ['redirect:de:/old']);
    await expect.poll(() => first?.forgotten.length).toBe(2);
    await expect.poll(async () => (await waiting()).map(({ step }) => step)).toEqual([1]);
  });
});

describe('the projector', () => {
  it('leaves a purge with every document it writes, and with the lists of their languages', async () => {
    await department.addCategories(shop.client);
    await department.importOvens(shop.client, 1, 1);
    const projector = shop.start({ hasEdges: true });
    await shop.settled();
    await projector.stop();
    const keys = new Set((await waiting()).map(({ key }) => key));
    expect(keys).toContain(`product:de-DE:${department.sku(1)}`);
    expect(keys).toContain('search:el-GR');
    expect(keys).toContain('navigation:fi-FI:tree');
  });

  it('knows when a page changes by itself', async () => {
    const later = new Date(Date.now() + 3_600_000).toISOString();
    const body = JSON.stringify({
      key: 'sale',
      revisions: [{ startsAt: later, endsAt: null, title: 'Sale', blocks: [] }],
    });
    await shop.client.query(
      `INSERT INTO read_side.document (kind, locale, key, version, body) VALUES ('content', 'de-DE', 'sale', 1, $1)`,
      [body],
    );
    await enqueuePurges(shop.client, ['content:de-DE:sale']);
    const due = (await waiting()).map(({ key, inSeconds }) => [key, Math.max(0, Math.round(inSeconds / 60))]);
    expect(due).toEqual([
      ['content:de-DE:sale', 0],
      ['content:de-DE:sale', 60],
    ]);
  });
});

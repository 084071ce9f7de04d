import type { FastifyInstance } from 'fastify';
import { Client } from 'pg';
import { fillCartTestShop } from './cart-test-shop.ts';
import { startRealEngine } from './real-shop.ts';
import { StoredDocuments } from './stored-documents.ts';
import { buildTestApp } from './test-app.ts';

export interface TestShop extends AsyncDisposable {
  readonly app: FastifyInstance;
  readonly url: string;
  readonly database: Client;
  readonly databaseUrl: string;
}

interface TestShopOptions {
  /** With so many customers, and with the products of the cart tests; without it the shop is as it was made. */
  readonly accounts?: number;
  readonly documents?: StoredDocuments;
}

/** The middleware in front of a real engine, and a line of its own to the engine's database. */
export async function startTestShop({ accounts, documents }: TestShopOptions = {}): Promise<TestShop> {
  const engine = await startRealEngine();
  const { databaseUrl } = engine;
  if (accounts !== undefined) await fillCartTestShop(databaseUrl, accounts);
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  const { load } = documents ?? new StoredDocuments();
  const app = buildTestApp({ engineUrl: engine.url, load });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    app,
    url,
    database,
    databaseUrl,
    [Symbol.asyncDispose]: async () => {
      await app.close();
      await database.end();
      await engine[Symbol.asyncDispose]();
    },
  };
}

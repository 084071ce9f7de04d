import { randomUUID } from 'node:crypto';
import { startTrackingFake } from '@tradehall/fakes/tracking/tracking-fake.ts';
import { Pool } from 'pg';
import { z } from 'zod';
import { TrackingDelivery } from '../tracking/tracking-delivery';
import { httpTrackingService } from '../tracking/tracking-service';
import { AccountCalls } from './account-calls';
import { ShopClient } from './shop-client';
import { startTestEngine, type TestEngine } from './test-engine';

/** A browser that has chosen; its choice is `receipt`. */
export interface TrackedVisitor {
  readonly shop: ShopClient;
  readonly cookie: string;
  receipt: string;
}

const taken = z.object({ isTaken: z.boolean() });
const answerTimeoutMs = 300;

/** The engine, the tracking service, and a worker's delivery whose clock the test turns. */
export class TrackingUnderTest implements AsyncDisposable {
  readonly warnings: string[] = [];
  readonly delivery: TrackingDelivery;
  nowMs = Date.now() + 1_000;

  private constructor(
    readonly engine: TestEngine,
    readonly service: Awaited<ReturnType<typeof startTrackingFake>>,
    private readonly pool: Pool,
  ) {
    this.delivery = this.anotherDelivery();
  }

  static async start(): Promise<TrackingUnderTest> {
    const service = await startTrackingFake(0);
    const engine = await startTestEngine(undefined, { TRACKING_URL: service.url });
    return new TrackingUnderTest(engine, service, new Pool({ connectionString: engine.databaseUrl, max: 4 }));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.pool.end();
    await this.engine[Symbol.asyncDispose]();
    await this.service.stop();
  }

  /** As a second worker, or one that was started again: it knows nothing of the first. */
  anotherDelivery(): TrackingDelivery {
    return new TrackingDelivery({
      database: this.pool,
      service: httpTrackingService(this.service.url, answerTimeoutMs),
      log: { warn: (message) => void this.warnings.push(message) },
      nowMs: () => this.nowMs,
    });
  }

  async query(statement: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
    return (await this.pool.query<Record<string, unknown>>(statement, values)).rows;
  }

  async clear(): Promise<void> {
    await this.query('TRUNCATE tracking_event, consent_receipt');
    this.service.journal.clear();
    this.service.faults.clear();
    this.warnings.length = 0;
  }

  async visitor(purposes: readonly string[] = ['statistics', 'marketing']): Promise<TrackedVisitor> {
    const shop = new ShopClient(this.engine.url, 'tradehall_de');
    const visitor = { shop, cookie: randomUUID(), receipt: '' };
    await this.choose(visitor, purposes);
    return visitor;
  }

  /** As the banner does: under a new receipt that takes the place of the one before. */
  async choose(visitor: TrackedVisitor, purposes: readonly string[], receiptId: string = randomUUID()): Promise<void> {
    const replaces = visitor.receipt === '' ? null : visitor.receipt;
    const choice = { locale: 'de-DE', receiptId, purposes, textVersion: 1, replaces };
    await visitor.shop.call('giveConsent', z.strictObject({}), choice);
    visitor.receipt = receiptId;
  }

  /** In the visitor's own session, to an account that begins with it. Answers the customer's id. */
  async signIn({ shop }: TrackedVisitor, email: string): Promise<number> {
    const password = 'kettle-and-2-cups';
    const calls = new AccountCalls(shop);
    await calls.register(email, password);
    const [mail] = await this.query(`SELECT contents->>'token' AS token FROM mail_outbox WHERE recipient = $1`, [
      email,
    ]);
    await calls.verify(String(mail?.['token']));
    if (!(await calls.signsIn(email, password))) throw new Error(`${email} has no account`);
    const [customer] = await this.query(`SELECT id FROM customer WHERE "emailAddress" = $1`, [email]);
    return Number(customer?.['id']);
  }

  async track(visitor: TrackedVisitor, kind: string, facts: object): Promise<boolean> {
    const body = { locale: 'de-DE', cookie: visitor.cookie, ...facts };
    return taken.parse(await visitor.shop.call('trackEvent', taken, { kind, body, receiptId: visitor.receipt }))
      .isTaken;
  }

  async views(visitor: TrackedVisitor, ...numbers: number[]): Promise<void> {
    for (const number of numbers) {
      if (!(await this.track(visitor, 'view-item', { sku: `EX${10_000_000 + number}` }))) throw new Error('not taken');
    }
  }

  /** Turns until nothing is left to do now. */
  async deliver(): Promise<void> {
    while ((await this.delivery.round()) > 0);
  }

  /** What arrived of a visitor, a repeated key once, in the order of its first arrival. */
  arrived(cookie: string): unknown[] {
    const bodies = new Map<string, Record<string, unknown>>();
    for (const { what, key, body } of this.service.journal.entries) {
      if (what === 'event' && key !== null && !bodies.has(key))
        bodies.set(key, z.record(z.string(), z.unknown()).parse(body));
    }
    return [...bodies.values()].filter((body) => body['cookie'] === cookie).map((body) => body['sku']);
  }

  async waiting(): Promise<number> {
    const [row] = await this.query('SELECT count(*)::int AS count FROM tracking_event WHERE delivered_at IS NULL');
    return Number(row?.['count']);
  }
}

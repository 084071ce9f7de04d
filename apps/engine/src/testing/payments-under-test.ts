import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BankDetails } from '@tradehall/domain/catalogue/store-document.ts';
import { auditPayments } from '@tradehall/testing/audit/audit-payments.ts';
import type { JournalEntry } from '@tradehall/testing/audit/held-amounts.ts';
import { type CardProviderFake, startCardProviderFake } from '@tradehall/fakes/card-provider/card-provider-fake.ts';
import type { Notice } from '@tradehall/fakes/card-provider/books-entry.ts';
import { testAccount } from '@tradehall/fakes/card-provider/test-merchant.ts';
import { webhookMessage } from '@tradehall/fakes/card-provider/webhook-message.ts';
import { createDisposableDatabase, type DisposableDatabase } from '@tradehall/testing/postgres/disposable-database.ts';
import { prepareTemplateDatabase } from '@tradehall/testing/postgres/template-database.ts';
import { HostedProcess } from '@tradehall/testing/engine/hosted-process.ts';
import { RealProcess } from '@tradehall/testing/process/real-process.ts';
import { Pool } from 'pg';
import type { CrashPoint } from '../payment/crash-points';
import { AdminClient } from './admin-client';
import { describeEngine, describeWorker, type EngineProcess } from './engine-process';
import { migratedTemplate } from './migrated-template';
import { PayingShopper } from './paying-shopper';
import { addProducts } from './test-products';

export const plenty = 'EX20000001';
export const lastOne = 'EX20000002';
export const freight = 'EX20000003';

export const merchantAccount = 'Tradehall';

const deadRedis = 'redis://127.0.0.1:1';
const provider = {
  apiKey: testAccount.apiKey,
  merchantAccount,
  // Hexadecimal, as the provider's own are.
  hmacKey: '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056',
};

/** It signed the provider's webhooks before the key was changed. */
export const previousHmacKey = 'a1'.repeat(32);

const prices = {
  tradehall_de: { list: 1_000 },
  tradehall_cz: { list: 25_000 },
  tradehall_pt: { list: 1_200 },
  tradehall_nl: { list: 1_100 },
};
const account: BankDetails = {
  accountOwner: 'Tradehall',
  bankInstitute: 'Example Bank',
  iban: 'DE89370400440532013000',
  bic: 'EXMPDEFFXXX',
};
const enabledOnMarket = ['de-DE', 'cs-CZ', 'pt-PT', 'nl-NL'];

const setAccounts = 'UPDATE country_store SET bank_details = $1';

interface Sender {
  readonly live?: string;
  readonly hmacKey?: string;
  readonly merchantAccount?: string;
}

type Processes = HostedProcess | RealProcess;

/** The engine, its worker and the provider's fake, and an auditor for what they leave. */
export class PaymentsUnderTest<Process extends Processes = Processes> implements AsyncDisposable {
  private constructor(
    private readonly database: DisposableDatabase,
    private readonly pool: Pool,
    private readonly folder: string,
    readonly provider: CardProviderFake,
    readonly engine: Process,
    readonly worker: Process,
    readonly url: string,
    private readonly engineFigures: string,
    private readonly workerProcess: EngineProcess,
    private readonly startProcess: (described: EngineProcess) => Promise<Process>,
  ) {}

  static start(more: Record<string, string> = {}): Promise<PaymentsUnderTest> {
    return PaymentsUnderTest.open(more, (described) => HostedProcess.start(described));
  }

  /** With an engine and a worker that can be killed. */
  static startMortal(more: Record<string, string> = {}): Promise<PaymentsUnderTest<RealProcess>> {
    return PaymentsUnderTest.open(more, (described) => RealProcess.start(described));
  }

  private static async open<Process extends Processes>(
    more: Record<string, string>,
    start: (described: EngineProcess) => Promise<Process>,
  ): Promise<PaymentsUnderTest<Process>> {
    const database = await createDisposableDatabase({ template: await prepareTemplateDatabase(migratedTemplate()) });
    await addProducts(database.url, [
      { sku: plenty, prices, enabledOnMarket },
      { sku: lastOne, prices, enabledOnMarket, stock: 1 },
      { sku: freight, prices, enabledOnMarket, isFreight: true },
    ]);
    const pool = new Pool({ connectionString: database.url, max: 4 });
    // The database may be dropped before a connection that was ended is closed.
    pool.on('error', () => undefined);
    await pool.query(setAccounts, [JSON.stringify(account)]);
    const folder = mkdtempSync(join(tmpdir(), 'card-provider-'));
    const environment: Record<string, string> = {
      CARD_PROVIDER_API_KEY: provider.apiKey,
      CARD_PROVIDER_MERCHANT_ACCOUNT: provider.merchantAccount,
      CARD_PROVIDER_HMAC_KEY: provider.hmacKey,
      CARD_PROVIDER_PREVIOUS_HMAC_KEY: previousHmacKey,
      PAYMENT_SWEEP_MS: '300',
      CRASH_FILE: join(folder, 'crash-at'),
      ...more,
    };
    const described = await describeEngine(database.url, deadRedis, environment);
    const webhookUrl = `${described.url}/webhooks/card-provider`;
    const fake = await startCardProviderFake({ ...provider, port: 0, folder, webhookUrl, appMs: 200 });
    environment['CARD_PROVIDER_URL'] = fake.url;
    const engineProcess = { ...described.process, environment: { ...described.process.environment, ...environment } };
    const workerProcess = await describeWorker(database.url, deadRedis, environment);
    const [engine, worker] = await Promise.all([start(engineProcess), start(workerProcess)]);
    const figures = `http://127.0.0.1:${engineProcess.environment['METRICS_PORT'] ?? ''}/metrics`;
    const { url } = described;
    return new PaymentsUnderTest(database, pool, folder, fake, engine, worker, url, figures, workerProcess, start);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all([this.engine[Symbol.asyncDispose](), this.worker[Symbol.asyncDispose]()]);
    await this.provider.stop();
    await this.pool.end();
    await this.database[Symbol.asyncDispose]();
    rmSync(this.folder, { recursive: true, force: true });
  }

  get databaseUrl(): string {
    return this.database.url;
  }

  operator(): Promise<AdminClient> {
    return new AdminClient(this.url).signIn();
  }

  /** What engine and worker tell whoever watches them. */
  async metrics(): Promise<string> {
    const worker = this.workerProcess.healthUrl.replace('/ready', '/metrics');
    const figures = [this.engineFigures, worker].map(async (address) => (await fetch(address)).text());
    return (await Promise.all(figures)).join('\n');
  }

  /** Beside the first, on the same database. */
  async anotherWorker(more: Record<string, string> = {}): Promise<Process> {
    const described = await describeWorker(this.database.url, deadRedis);
    const port = described.environment['WORKER_PORT'] ?? '';
    const environment = { ...this.workerProcess.environment, ...more, WORKER_PORT: port };
    return this.startProcess({ ...described, environment });
  }

  /** The next process to come to this point dies there. */
  crashAt(point: CrashPoint): void {
    writeFileSync(join(this.folder, 'crash-at'), point);
  }

  get hasCrashed(): boolean {
    return !existsSync(join(this.folder, 'crash-at'));
  }

  shopper(email = 'ada@example.test', storeKey = 'tradehall_de'): Promise<PayingShopper> {
    return PayingShopper.enter(this.url, storeKey, email);
  }

  async query(statement: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
    return (await this.pool.query<Record<string, unknown>>(statement, values)).rows;
  }

  /** Whether the operator has entered where money can be transferred to. */
  async haveBankAccounts(areThere: boolean): Promise<void> {
    await this.pool.query(setAccounts, [areThere ? JSON.stringify(account) : null]);
  }

  /** The attempts of a cart, oldest first. */
  attemptsOf(cartId: string) {
    return this.query(
      `SELECT id, state, psp_ref, failure, order_id, order_number FROM payment_attempt WHERE cart_id = $1 ORDER BY created_at`,
      [cartId],
    );
  }

  async statesOf(cartId: string): Promise<unknown[]> {
    return (await this.attemptsOf(cartId)).map(({ state }) => state);
  }

  /** Waits for what the worker does. */
  async until(condition: () => Promise<boolean>, withinMs = 15_000): Promise<boolean> {
    const end = Date.now() + withinMs;
    while (Date.now() < end) {
      if (await condition()) return true;
      await sleep(100);
    }
    return false;
  }

  /** Nothing is on its way any more: every webhook told, every call confirmed, no attempt in between. */
  settled(withinMs = 20_000): Promise<boolean> {
    return this.until(async () => {
      const [row] = await this.query(`SELECT
        (SELECT count(*)::int FROM payment_attempt WHERE state IN ('SENT', 'AUTHORISED', 'GIVING_UP', 'REVERSING')
          OR state = 'PENDING' OR due_at <= now()) AS attempts,
        (SELECT count(*)::int FROM webhook_inbox WHERE done_at IS NULL) AS inbox,
        (SELECT count(*)::int FROM provider_call WHERE due_at IS NOT NULL) AS calls`);
      return row?.['attempts'] === 0 && row['inbox'] === 0 && row['calls'] === 0;
    }, withinMs);
  }

  /** A webhook of the provider's hand, signed; answers how the shop took it. */
  async tell(cartId: string, what: Pick<Notice, 'eventCode' | 'isSuccess'> & Partial<Notice>, by: Sender = {}) {
    const [row] = await this.query(
      `SELECT order_number, psp_ref, amount_cents::int, currency_code FROM payment_attempt WHERE cart_id = $1`,
      [cartId],
    );
    const notice: Notice = {
      id: 'told by a test',
      paymentReference: '',
      shopperEmail: '',
      pspReference: randomUUID(),
      originalReference: null,
      merchantReference: String(row?.['order_number']),
      amountCents: Number(row?.['amount_cents']),
      currencyCode: String(row?.['currency_code']),
      paymentMethod: 'visa',
      reason: null,
      at: new Date().toISOString(),
      ...what,
    };
    const { live = 'false', ...signer } = by;
    const body = JSON.stringify({ ...webhookMessage(notice, { ...provider, ...signer }), live });
    const headers = { 'content-type': 'application/json' };
    return (await fetch(`${this.url}/webhooks/card-provider`, { method: 'POST', headers, body })).status;
  }

  /** What became of the webhooks of a cart, in the order in which they came. */
  async reportsOf(cartId: string): Promise<unknown[]> {
    const rows = await this.query(
      `SELECT outcome FROM webhook_inbox JOIN payment_attempt ON order_number = merchant_reference
        WHERE cart_id = $1 ORDER BY webhook_inbox.id`,
      [cartId],
    );
    return rows.map(({ outcome }) => outcome);
  }

  async concernsOf(cartId: string): Promise<unknown[]> {
    const rows = await this.query(
      `SELECT kind FROM payment_concern JOIN payment_attempt ON payment_attempt.id = attempt_id
        WHERE cart_id = $1 AND closed_at IS NULL ORDER BY payment_concern.id`,
      [cartId],
    );
    return rows.map(({ kind }) => kind);
  }

  /** As if nobody had come back until now. */
  async letTimePass(): Promise<void> {
    await this.query('UPDATE payment_attempt SET due_at = now() WHERE due_at IS NOT NULL');
  }

  audit(more: readonly JournalEntry[] = []) {
    return auditPayments(this.pool, [...this.provider.journal.entries, ...more]);
  }
}

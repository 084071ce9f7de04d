import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BankDetails } from '@tradehall/domain/catalogue/store-document.ts';
import { auditPayments } from '@tradehall/testing/audit/audit-payments.ts';
import type { JournalEntry } from '@tradehall/testing/audit/held-amounts.ts';
import { type CardProviderFake, startCardProviderFake } from '@tradehall/fakes/card-provider/card-provider-fake.ts';
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

const deadRedis = 'redis://127.0.0.1:1';
const provider = {
  apiKey: 'the-key-of-the-provider-under-test',
  merchantAccount: 'Tradehall',
  // Hexadecimal, as the provider's own are.
  hmacKey: '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056',
};

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
    await pool.query(setAccounts, [JSON.stringify(account)]);
    const folder = mkdtempSync(join(tmpdir(), 'card-provider-'));
    const environment: Record<string, string> = {
      CARD_PROVIDER_API_KEY: provider.apiKey,
      CARD_PROVIDER_MERCHANT_ACCOUNT: provider.merchantAccount,
      CARD_PROVIDER_HMAC_KEY: provider.hmacKey,
      PAYMENT_SWEEP_MS: '300',
      CRASH_FILE: join(folder, 'crash-at'),
      ...more,
    };
    const described = await describeEngine(database.url, deadRedis, environment);
    const webhookUrl = `${described.url}/webhooks/card-provider`;
    const fake = await startCardProviderFake({ ...provider, port: 0, folder, webhookUrl, appMs: 200 });
    environment['CARD_PROVIDER_URL'] = fake.url;
    const engineProcess = { ...described.process, environment: { ...described.process.environment, ...environment } };
    const [engine, worker] = await Promise.all([
      start(engineProcess),
      start(await describeWorker(database.url, deadRedis, environment)),
    ]);
    return new PaymentsUnderTest(database, pool, folder, fake, engine, worker, described.url);
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

  /** As if nobody had come back until now. */
  async letTimePass(): Promise<void> {
    await this.query('UPDATE payment_attempt SET due_at = now() WHERE due_at IS NOT NULL');
  }

  audit(more: readonly JournalEntry[] = []) {
    return auditPayments(this.pool, [...this.provider.journal.entries, ...more]);
  }
}

import { startCaseManagementFake } from '@tradehall/fakes/case-management/case-management-fake.ts';
import { createDisposableDatabase } from '@tradehall/testing/postgres/disposable-database.ts';
import { prepareTemplateDatabase } from '@tradehall/testing/postgres/template-database.ts';
import { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { migratedTemplate } from '../testing/migrated-template';
import type { DeliverCase } from './case-management';
import { startCaseDelivery } from './start-case-delivery';
import { webToCase } from './web-to-case';

type Delivery = ReturnType<typeof startCaseDelivery>;

let database: Awaited<ReturnType<typeof createDisposableDatabase>>;
let fake: Awaited<ReturnType<typeof startCaseManagementFake>>;
let pool: Pool;
let running: Delivery[] = [];

beforeAll(async () => {
  database = await createDisposableDatabase({ template: await prepareTemplateDatabase(migratedTemplate()) });
  pool = new Pool({ connectionString: database.url, max: 2 });
});

afterAll(async () => {
  await pool.end();
  await database[Symbol.asyncDispose]();
});

beforeEach(async () => {
  await pool.query('TRUNCATE contact_request CASCADE');
  fake = await startCaseManagementFake(0);
});

afterEach(async () => {
  await Promise.all(running.map((each) => each.stop()));
  running = [];
  await fake.stop();
});

const settings = {
  organisation: '00D-tradehall',
  recordType: 'customer-request',
  debugEmail: null,
  shopOriginPattern: 'https://www.tradehall.{ending}',
};
const adapter = (): DeliverCase => webToCase({ ...settings, url: fake.formUrl, timeoutMs: 300 });

function deliver(changes: { deliver?: DeliverCase; mostAttempts?: number } = {}): Delivery {
  const pace = { pollMs: 20, firstRetryMs: 20, takenForMs: 700, mostAttempts: changes.mostAttempts ?? 12 };
  const log = { warn: () => undefined };
  const started = startCaseDelivery({ databaseUrl: database.url, deliver: changes.deliver ?? adapter(), log, pace });
  running.push(started);
  return started;
}

const write = (caseNumber: string, state = 'waiting') =>
  pool.query(
    `INSERT INTO contact_request (case_number, store_key, locale, reason, subreason, contact_name, customer_email, subject,
       description, details, delivery_state)
     VALUES ($1, 'tradehall_ch', 'fr-CH', 'sales', 'discount-request', 'Ada', 'ada@example.com', 'Cent fours', 'Combien ?',
       '{"productNumber": "10000001", "vatId": "CHE123", "quantity": 100, "phoneNumber": "+41 12345678"}', $2)`,
    [caseNumber, state],
  );
const standing = async () =>
  (
    await pool.query<Record<string, unknown>>(
      `SELECT delivery_state AS state, delivery_attempts AS attempts, delivery_error AS error,
         delivered_at IS NOT NULL AS "isDelivered" FROM contact_request ORDER BY case_number`,
    )
  ).rows;
async function reaches(state: string) {
  const states = async () => (await standing()).map((row) => row['state']);
  await expect.poll(async () => new Set(await states()), { timeout: 10_000 }).toEqual(new Set([state]));
}
const outcomes = () => fake.journal.entries.map(({ key, outcome }) => `${key} ${outcome}`);

describe('what a customer wrote', () => {
  it('is told to the case management with all its fields and the hidden ones', async () => {
    await write('C-2026-000001');
    deliver();
    await reaches('delivered');
    expect(fake.cases.get('C-2026-000001')).toEqual({
      selectedReason: 'sales',
      selectedSubreason: 'discount-request',
      locale: 'fr-CH',
      description: 'Combien ?',
      contactName: 'Ada',
      customerEmail: 'ada@example.com',
      subject: 'Cent fours',
      productNumber: '10000001',
      vatId: 'CHE123',
      quantity: '100',
      phoneNumber: '+41 12345678',
      caseNumber: 'C-2026-000001',
      orgid: '00D-tradehall',
      recordType: 'customer-request',
      country: 'CH',
      retURL: 'https://www.tradehall.ch/fr/contact-request',
      debug: '0',
    });
    expect(await standing()).toEqual([{ state: 'delivered', attempts: 1, error: null, isDelivered: true }]);
  });

  it('is told once though the answer got lost', async () => {
    await write('C-2026-000002');
    fake.faults.set({ kind: 'lost-answer', times: 2 });
    deliver();
    await reaches('delivered');
    expect(outcomes()).toEqual(['C-2026-000002 opened', 'C-2026-000002 known', 'C-2026-000002 known']);
    expect(fake.cases.size).toBe(1);
  });

  it.each([
    ['is down', { kind: 'refuse', code: 500, times: 2 }],
    ['is not found where it was', { kind: 'refuse', code: 404, times: 2 }],
    ['does not answer', { kind: 'timeout', times: 1 }],
  ] as const)('waits while the service %s', async (_what, fault) => {
    await write('C-2026-000003');
    fake.faults.set(fault);
    deliver();
    await reaches('delivered');
    expect(fake.cases.size).toBe(1);
    expect(await standing()).toMatchObject([{ attempts: fault.times + 1, error: null }]);
  });

  it('waits for an operator when the service does not want it, and says why', async () => {
    await write('C-2026-000004');
    fake.faults.set({ kind: 'refuse', code: 422 });
    deliver();
    await reaches('failed');
    expect(await standing()).toMatchObject([{ attempts: 1, error: 'Error: the case management answers 422' }]);
    expect(fake.journal.entries).toHaveLength(1);
  });

  it('waits for an operator after many attempts', async () => {
    await write('C-2026-000005');
    fake.faults.set({ kind: 'refuse', code: 503 });
    deliver({ mostAttempts: 3 });
    await reaches('failed');
    expect(await standing()).toMatchObject([{ attempts: 3, error: 'Error: the case management answers 503' }]);
  });

  it('is told once by several workers at the same time', async () => {
    for (let count = 10; count < 40; count += 1) await write(`C-2026-0000${count}`);
    for (let count = 0; count < 4; count += 1) deliver();
    await reaches('delivered');
    expect(new Set(outcomes()).size).toBe(30);
    expect(fake.journal.entries).toHaveLength(30);
  });

  it('survives a worker that dies after telling it and before noting so', async () => {
    await write('C-2026-000006');
    const real = adapter();
    const dying = deliver({
      deliver: async (outgoing) => {
        await real(outgoing);
        await new Promise(() => undefined);
      },
    });
    await expect.poll(() => fake.cases.size, { timeout: 5_000 }).toBe(1);
    // It never comes back, and so cannot be waited for.
    running = running.filter((each) => each !== dying);
    deliver();
    await reaches('delivered');
    expect(outcomes()).toEqual(['C-2026-000006 opened', 'C-2026-000006 known']);
  });

  it('stays here where no case management was configured when it came', async () => {
    await write('C-2026-000007', 'none');
    await write('C-2026-000008');
    deliver();
    await expect.poll(() => fake.cases.size).toBe(1);
    expect([...fake.cases.keys()]).toEqual(['C-2026-000008']);
    expect((await standing())[0]).toMatchObject({ state: 'none', attempts: 0 });
  });
});

describe('a case that is tried out', () => {
  it('says so, and where the service may complain', async () => {
    await write('C-2026-000009');
    deliver({ deliver: webToCase({ ...settings, url: fake.formUrl, debugEmail: 'staff@example.com' }) });
    await reaches('delivered');
    expect(fake.cases.get('C-2026-000009')).toMatchObject({ debug: '1', debugEmail: 'staff@example.com' });
  });
});

import { startBreachedPasswordsFake } from '@tradehall/fakes/breached-passwords/breached-passwords-fake.ts';
import { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { superadmin } from '../testing/engine-process';
import { isIn, isWrong, OperatorsUnderTest, password } from '../testing/operators-under-test';
import { startTestEngine, type TestEngine } from '../testing/test-engine';

let operators: OperatorsUnderTest;
let engine: TestEngine;
let pool: Pool;
let leaks: Awaited<ReturnType<typeof startBreachedPasswordsFake>>;

beforeAll(async () => {
  leaks = await startBreachedPasswordsFake(0);
  engine = await startTestEngine(undefined, { BREACHED_PASSWORDS_URL: leaks.url, TRUSTED_HOPS: '1' });
  operators = new OperatorsUnderTest(engine);
  pool = new Pool({ connectionString: engine.databaseUrl, max: 2 });
  // The database may be dropped before a connection that was ended is closed.
  pool.on('error', () => undefined);
});

afterAll(async () => {
  await pool.end();
  await engine[Symbol.asyncDispose]();
  await leaks.stop();
});

/** Tables that follow from something else that is in the log, or from no operator. A new one is here, or its migration calls `log_operators_of`. */
const unlogged =
  `account_mail_turn account_token cart_intent cart_transfer co_purchase co_purchase_order collection_closure collection_product_variants_product_variant contact_case_count credit_note credit_note_counter edge_purge erasure erasure_duty event_forgotten event_source import_progress import_row integration_call invoice_counter loyalty_due loyalty_standing machine_shipment mail_outbox merchant_event migrations operator_action operator_change operator_sign_in_turn order_link_request outbox outbox_dead outside_picture passkey_challenge privacy_token product_rank product_rank_due product_recall_notice product_sales redirect_hits refund_before_credit_notes reorder restock_request scheduled_price scheduled_task_record session sign_in_attempt store_price_history synthetic_purchase tracking_event uploaded_picture vat_check webhook_delivery webhook_inbox`.split(
    ' ',
  );

const me = '{ me { identifier } }';

beforeEach(async () => {
  await pool.query('TRUNCATE operator_sign_in_turn');
});

describe('signing in as an operator', () => {
  it('is slowed down after five wrong passwords of an account, from whatever address they come', async () => {
    for (let guess = 0; guess < 6; guess += 1)
      expect(await operators.signIn(superadmin.username, `guess ${guess}`, `203.0.113.${guess}`)).toMatchObject(
        isWrong,
      );
    const refused = await operators.signIn(superadmin.username, superadmin.password, '203.0.113.77');
    expect(refused.status).toBe(429);
    expect(refused.errors?.[0]?.message).toContain('Too many tries');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('is slowed down after twenty wrong passwords from an address, whatever accounts they are for', async () => {
    const guesses = Array.from({ length: 25 }, (_, at) => operators.signIn(`nobody-${at}`, 'guess', '203.0.113.5'));
    const refused = (await Promise.all(guesses)).filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(4);
    expect(await operators.signIn(superadmin.username, superadmin.password, '203.0.113.6')).toMatchObject(isIn);
  });

  it('stays open to an operator at her own address while strangers guess', async () => {
    expect(await operators.signIn(superadmin.username, superadmin.password, '198.51.100.1')).toMatchObject(isIn);
    for (let guess = 0; guess < 7; guess += 1) await operators.signIn(superadmin.username, 'guess', '203.0.113.8');
    expect(await operators.signIn(superadmin.username, superadmin.password, '203.0.113.9')).toMatchObject({
      status: 429,
    });
    expect(await operators.signIn(superadmin.username, superadmin.password, '198.51.100.1')).toMatchObject(isIn);
  });

  it('waits twice as long after each further failure', async () => {
    const waits: number[] = [];
    for (let guess = 0; guess < 8; guess += 1) {
      await operators.signIn(superadmin.username, 'guess', '203.0.113.10');
      const { rows } = await pool.query<{ wait: number }>(
        `UPDATE operator_sign_in_turn SET open_at = now() WHERE key LIKE 'account:%'
         RETURNING extract(epoch FROM (SELECT old.open_at FROM operator_sign_in_turn old WHERE old.key LIKE 'account:%') - last_at)::int AS wait`,
      );
      waits.push(...rows.map(({ wait }) => wait));
    }
    expect(waits).toEqual([0, 0, 0, 0, 0, 2, 4, 8]);
  });

  it('is counted for its account, be the name a default of a variable', async () => {
    const guess = `mutation ($name: String! = "superadmin") { login(username: $name, password: "guess") { __typename } }`;
    for (let at = 0; at < 6; at += 1) await operators.post(guess, {}, `203.0.113.${at}`);
    expect(await operators.signIn(superadmin.username, superadmin.password, '203.0.113.78')).toMatchObject({
      status: 429,
    });
  });

  it('happens once a request, be the guesses named as they may', async () => {
    const guesses = Array.from(
      { length: 20 },
      (_, at) => `g${at}: login(username: "superadmin", password: "guess ${at}") { __typename }`,
    );
    const refused = { errors: [{ message: 'a request signs in once' }] };
    expect(await operators.post(`mutation { ${guesses.join(' ')} }`)).toMatchObject(refused);
    const hidden = `mutation { ...a ...b } fragment a on Mutation { a: login(username: "a", password: "b") { __typename } }
      fragment b on Mutation { b: authenticate(input: { native: { username: "a", password: "b" } }) { __typename } }`;
    expect(await operators.post(hidden)).toMatchObject(refused);
  });
});

describe('the password of an operator', () => {
  it('has twelve letters or more, and is not known from a leak', async () => {
    leaks.leak('a kettle that has leaked');
    await expect(operators.addOperator('kettle-2cup')).rejects.toThrow('12 to 200 letters');
    await expect(operators.addOperator('a kettle that has leaked')).rejects.toThrow('data leak');
    const { id, email } = await operators.addOperator();
    const change = 'mutation ($input: UpdateAdministratorInput!) { updateAdministrator(input: $input) { id } }';
    await expect(engine.operator.ask(z.unknown(), change, { input: { id, password: 'short' } })).rejects.toThrow(
      '12 to',
    );
    const own = 'mutation { updateActiveAdministrator(input: { password: "short" }) { id } }';
    await expect((await operators.asOperator(email)).ask(z.unknown(), own)).rejects.toThrow('12 to');
  });
});

describe('a session of an operator', () => {
  it('ends with the password it was begun with', async () => {
    const { email } = await operators.addOperator();
    const [one, other] = [await operators.asOperator(email), await operators.asOperator(email)];
    await one.ask(
      z.unknown(),
      `mutation { updateActiveAdministrator(input: { password: "a pot and three cups" }) { id } }`,
    );
    await one.ask(z.unknown(), me);
    await expect(other.ask(z.unknown(), me)).rejects.toThrow('not currently authorized');
  });

  const age = (email: string, column: string, hours: number) =>
    pool.query(
      `UPDATE session SET "${column}" = localtimestamp - $2 * interval '1 hour'
        WHERE "userId" = (SELECT id FROM "user" WHERE identifier = $1)`,
      [email, hours],
    );

  it('changes the password of its operator only soon after the old one was typed', async () => {
    const { email } = await operators.addOperator();
    const session = await operators.asOperator(email);
    await age(email, 'createdAt', 0.5);
    const change = `mutation { updateActiveAdministrator(input: { password: "a pot and three cups" }) { id } }`;
    await expect(session.ask(z.unknown(), change)).rejects.toThrow('Sign in again');
    await (await operators.asOperator(email)).ask(z.unknown(), change);
  });

  it('ends after twelve hours, though it is in use', async () => {
    const { email } = await operators.addOperator();
    const operator = await operators.asOperator(email);
    await age(email, 'createdAt', 11.9);
    await operator.ask(z.unknown(), me);
    await age(email, 'createdAt', 12.1);
    await expect(operator.ask(z.unknown(), me)).rejects.toThrow('not currently authorized');
  });

  it('ends after an hour without a request, and each request begins the hour anew', async () => {
    const { email } = await operators.addOperator();
    const operator = await operators.asOperator(email);
    await age(email, 'updatedAt', 0.9);
    await operator.ask(z.unknown(), me);
    const { rows } = await pool.query<{ seconds: number }>(
      `SELECT extract(epoch FROM localtimestamp - max("updatedAt"))::int AS seconds FROM session
        WHERE "userId" = (SELECT id FROM "user" WHERE identifier = $1)`,
      [email],
    );
    expect(rows[0]?.seconds).toBeLessThan(60);
    await age(email, 'updatedAt', 1.1);
    await expect(operator.ask(z.unknown(), me)).rejects.toThrow('not currently authorized');
    const { rowCount } = await pool.query(
      'SELECT FROM session JOIN "user" ON "userId" = "user".id WHERE identifier = $1',
      [email],
    );
    expect(rowCount).toBe(0);
  });
});

describe('the headers of the operators’ side', () => {
  it('let nobody frame, sniff or keep what the admin API answers', async () => {
    const { headers } = await operators.post(me);
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    });
  });

  it('let the dashboard load its own files and the shop’s pictures, and nobody frame it', async () => {
    const { headers } = await fetch(`${engine.url}/dashboard/`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-[^ ]+'; /);
    expect(policy).toContain("base-uri 'none'; form-action 'self'; frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  });
});

describe('the log of operators', () => {
  const entries = z.object({
    operatorLog: z.object({
      totalItems: z.number(),
      items: z.array(
        z.object({
          operator: z.string(),
          address: z.string(),
          mutation: z.string(),
          target: z.unknown(),
          outcome: z.string(),
          reason: z.string().nullable(),
          changes: z.array(
            z.object({
              entity: z.string(),
              entityId: z.string(),
              kind: z.string(),
              before: z.unknown(),
              after: z.unknown(),
            }),
          ),
        }),
      ),
    }),
  });
  const query = `query ($operator: String, $mutation: String, $entity: String, $entityId: String, $from: DateTime, $take: Int) {
    operatorLog(operator: $operator, mutation: $mutation, entity: $entity, entityId: $entityId, from: $from, take: $take) {
      totalItems items { operator address mutation target outcome reason changes { entity entityId kind before after } } } }`;
  const read = async (variables: object) => (await engine.operator.ask(entries, query, variables)).operatorLog;

  const save = `mutation ($input: SaveRedirectInput!) { saveRedirect(input: $input) { id } }`;
  const saved = z.object({ saveRedirect: z.object({ id: z.string() }) });
  const redirect = { storeKey: 'tradehall_de', sourcePath: '/old-kettle', targetPath: '/kettle/', status: 301 };

  it('says who changed what, from where, before and after', async () => {
    const { email } = await operators.addOperator();
    const operator = await operators.asOperator(email);
    const { id } = (await operator.ask(saved, save, { input: redirect })).saveRedirect;
    await operator.ask(saved, save, { input: { ...redirect, id, targetPath: '/new-kettle/' } });
    const { items, totalItems } = await read({ operator: email, entity: 'redirect', entityId: id });
    expect(totalItems).toBe(2);
    expect(items[0]).toMatchObject({
      operator: email,
      address: '127.0.0.1',
      mutation: 'saveRedirect',
      target: { 'input.id': id, 'input.storeKey': 'tradehall_de', 'input.status': 301 },
      outcome: 'changed',
      changes: [
        {
          entity: 'redirect',
          entityId: id,
          kind: 'update',
          before: { target_path: '/kettle/' },
          after: { target_path: '/new-kettle/' },
        },
      ],
    });
  });

  it('knows what was refused and by whom, also without a permission', async () => {
    await expect(
      engine.operator.ask(saved, save, { input: { ...redirect, sourcePath: '/loop', targetPath: '/loop' } }),
    ).rejects.toThrow('itself');
    const { items } = await read({ mutation: 'saveRedirect', take: 1 });
    expect(items).toMatchObject([
      { operator: superadmin.username, outcome: 'refused', reason: 'USER_INPUT_ERROR', changes: [] },
    ]);
    const { email } = await operators.addOperator(password, ['ReadCatalog']);
    const reader = await operators.asOperator(email);
    await expect(reader.ask(saved, save, { input: redirect })).rejects.toThrow('not currently authorized');
    expect((await read({ operator: email, mutation: 'saveRedirect' })).items).toMatchObject([
      { outcome: 'refused', reason: 'FORBIDDEN' },
    ]);
    await expect(reader.ask(entries, query, {})).rejects.toThrow('not currently authorized');
  });

  it('knows sign-ins, right and wrong, and no name that is nobody’s', async () => {
    const { email } = await operators.addOperator();
    await operators.signIn(email, 'guess', '203.0.113.20');
    await operators.signIn(email, password, '203.0.113.20');
    await operators.signIn('my secret password', 'x', '203.0.113.20');
    const { items } = await read({ mutation: 'login', take: 3 });
    expect(items.map(({ operator, outcome, reason }) => ({ operator, outcome, reason }))).toEqual([
      { operator: '', outcome: 'refused', reason: 'INVALID_CREDENTIALS_ERROR' },
      { operator: email, outcome: 'changed', reason: null },
      { operator: email, outcome: 'refused', reason: 'INVALID_CREDENTIALS_ERROR' },
    ]);
  });

  it('holds neither a password nor a person', async () => {
    await operators.addOperator('a very particular secret');
    const create = `mutation ($input: CreateCustomerInput!) { createCustomer(input: $input) { __typename } }`;
    const input = { emailAddress: 'frieda.fallada@example.test', firstName: 'Frieda', lastName: 'Fallada' };
    await engine.operator.ask(z.unknown(), create, { input });
    const { items } = await read({ mutation: 'createCustomer' });
    expect(items[0]?.changes.map(({ entity }) => entity)).toContain('customer');
    const { rows } = await pool.query<{ whole: string }>(
      `SELECT coalesce(string_agg(to_jsonb(a)::text, ''), '') || coalesce((SELECT string_agg(to_jsonb(c)::text, '') FROM operator_change c), '')
         AS whole FROM operator_action a`,
    );
    expect(rows[0]?.whole).not.toMatch(/particular|fallada|argon2/i);
  });

  it.each([
    'UPDATE operator_action SET operator = $$nobody$$',
    'DELETE FROM operator_action',
    'DELETE FROM operator_change',
    'TRUNCATE operator_action, operator_change',
  ])('is only added to: %s', async (statement) => {
    await expect(pool.query(statement)).rejects.toThrow('only added to');
  });

  it('takes back what it noted when the change is taken back, and refuses a change of nobody', async () => {
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      await client.query(`SELECT set_config('tradehall.operator_action', gen_random_uuid()::text, true)`);
      await client.query(`UPDATE country_store SET campaigns = campaigns || '["spring"]'`);
      await expect(client.query('COMMIT')).rejects.toThrow('operator_change');
    } finally {
      client.release();
    }
  });

  it('notes every table that operators change', async () => {
    const { rows } = await pool.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname NOT LIKE '%\\_channels\\_channel'
          AND NOT EXISTS (SELECT FROM pg_trigger WHERE tgrelid = pg_class.oid AND tgname = 'note_operator_change') ORDER BY 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual(unlogged);
  });
});

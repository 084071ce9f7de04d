import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { AdminClient } from '../testing/admin-client';
import { giveKey, MachineCaller, withdrawKey } from '../testing/integrations/machine-caller';
import { OperatorsUnderTest, password } from '../testing/operators-under-test';
import { startTestEngine, type TestEngine } from '../testing/test-engine';

const mayGive = ['ReadIntegration', 'WriteIntegration', 'UpdateCatalog'];

let engine: TestEngine;
let client: Client;
let operators: OperatorsUnderTest;

beforeAll(async () => {
  engine = await startTestEngine();
  operators = new OperatorsUnderTest(engine);
  client = new Client({ connectionString: engine.databaseUrl });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await engine[Symbol.asyncDispose]();
});

const shownKey = z.object({
  name: z.string(),
  lastUsedAt: z.string().nullable(),
  stores: z.array(z.string()).nullable(),
});
const shown = z.object({ integrationKeys: z.array(shownKey), integrationKinds: z.array(z.string()) });
const look = (by: AdminClient) => by.ask(shown, '{ integrationKeys { name lastUsedAt stores } integrationKinds }');

async function operatorOf(stores: readonly string[], permissions: string[]): Promise<AdminClient> {
  const customFields = stores.length > 0 ? { customFields: { stores } } : {};
  const { email } = await operators.addOperator(password, permissions, customFields);
  return operators.asOperator(email);
}

describe('a key of another system', () => {
  it('has a secret that is told once and stands nowhere as it is', async () => {
    const key = await giveKey(engine.operator, { name: 'Warehouse' });
    expect(key.secret).toMatch(/^whsec_[A-Za-z\d+/]{43}=$/);
    const { rows } = await client.query('SELECT secret FROM integration_key WHERE code = $1', [key.code]);
    const bytes = Buffer.from(key.secret.slice('whsec_'.length), 'base64');
    const stored = JSON.stringify(rows);
    expect([key.secret, bytes.toString('base64'), bytes.toString('hex')].some((text) => stored.includes(text))).toBe(
      false,
    );
    const { rows: changes } = await client.query(
      `SELECT mutation, after ->> 'name' AS name, after ->> 'secret' AS secret
         FROM operator_change JOIN operator_action action ON action.id = action_id WHERE entity = 'integration_key' AND after ->> 'code' = $1`,
      [key.code],
    );
    expect(changes).toEqual([{ mutation: 'giveIntegrationKey', name: 'Warehouse', secret: '…' }]);
  });

  it('says when it was used last', async () => {
    const key = await giveKey(engine.operator, { name: 'Used' });
    const used = async () =>
      (await look(engine.operator)).integrationKeys.find(({ name }) => name === 'Used')?.lastUsedAt;
    expect(await used()).toBeNull();
    await new MachineCaller(engine.url, key).upload('sku;pieces\nEX10000000;1\n', undefined, { signs: 'forged' });
    expect(await used()).toBeNull();
    await new MachineCaller(engine.url, key).upload('sku;pieces\nEX10000000;1\n');
    expect(await used()).not.toBeNull();
  });

  it.each([
    [{ kinds: [] }],
    [{ kinds: ['orders'] }],
    [{ perMinute: 0 }],
    [{ perMinute: 601 }],
    [{ name: ' ' }],
    [{ endsAt: '2020-01-01T00:00:00Z' }],
  ])('is not given with %o', async (wish) => {
    await expect(giveKey(engine.operator, wish)).rejects.toThrow();
  });

  it('is given only by whoever may do the same by hand, and nobody else sees it', async () => {
    await expect(giveKey(await operatorOf([], ['ReadIntegration', 'WriteIntegration']))).rejects.toThrow('authorized');
    await expect(giveKey(await operatorOf([], ['ReadIntegration', 'UpdateCatalog']))).rejects.toThrow('authorized');
    await expect(giveKey(await operatorOf([], mayGive), { kinds: ['customers'] })).rejects.toThrow('authorized');
    await expect(look(await operatorOf([], ['UpdateCatalog']))).rejects.toThrow('authorized');
    const ofOrders = await operatorOf([], ['ReadIntegration', 'WriteIntegration', 'ReadOrder']);
    expect((await look(ofOrders)).integrationKinds).toEqual(['events']);
  });

  it('is for the stores of the operator who gives it, and hers alone', async () => {
    const german = await operatorOf(['tradehall_de'], mayGive);
    const common = await giveKey(engine.operator, { name: 'Everywhere' });
    await expect(giveKey(german, { kinds: ['stock'] })).rejects.toThrow('“stock”');
    const own = await giveKey(german, { name: 'German prices', kinds: ['prices'] });
    expect(await look(german)).toEqual({
      integrationKeys: [{ name: 'German prices', lastUsedAt: null, stores: ['tradehall_de'] }],
      integrationKinds: ['prices'],
    });
    await expect(withdrawKey(german, common)).rejects.toThrow('authorized');
    const file = 'sku;store;price\nEX10000000;FR;10\n';
    const answer = await new MachineCaller(engine.url, own).upload(file, 'kind=prices&mode=dry-run');
    const { run } = z.object({ run: z.int() }).parse(answer.data);
    const { rows } = await client.query('SELECT stores FROM import_run WHERE id = $1', [run]);
    expect(rows).toEqual([{ stores: ['tradehall_de'] }]);
    expect(await withdrawKey(german, own)).toEqual({ withdrawIntegrationKey: true });
  });
});

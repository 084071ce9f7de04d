import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TrackingUnderTest } from '../../testing/tracking-under-test';

let test: TrackingUnderTest;

beforeAll(async () => {
  test = await TrackingUnderTest.start();
});
afterAll(() => test[Symbol.asyncDispose]());
beforeEach(() => test.clear());

const receipts = () => test.query('SELECT * FROM consent_receipt ORDER BY given_at');

describe('the receipt of a choice', () => {
  it('says what was chosen in which words, refusals as well', async () => {
    const visitor = await test.visitor([]);
    const { receipt } = visitor;
    await test.choose(visitor, ['statistics']);
    const words = { text_version: 1, language: 'de', locale: 'de-DE', store_key: 'tradehall_de', customer_id: null };
    expect(await receipts()).toMatchObject([
      { id: receipt, replaces: null, purposes: [], ...words },
      { id: visitor.receipt, replaces: receipt, purposes: ['statistics'], ...words },
    ]);
  });

  it('is one, however often the choice is sent, and is not changed by what comes later', async () => {
    const visitor = await test.visitor(['statistics']);
    await test.choose(visitor, ['statistics', 'marketing'], visitor.receipt);
    expect(await receipts()).toMatchObject([{ purposes: ['statistics'] }]);
    expect(await test.track(visitor, 'view-item', { sku: 'EX10000001' })).toBe(false);
  });

  it('replaces nothing where the former one was never written', async () => {
    const visitor = await test.visitor([]);
    visitor.receipt = randomUUID();
    await test.choose(visitor, []);
    expect((await receipts())[1]).toMatchObject({ replaces: null });
  });

  it('is refused every change by the database, but whose it was may be forgotten', async () => {
    await test.visitor(['marketing']);
    await expect(test.query(`UPDATE consent_receipt SET purposes = '{}'`)).rejects.toThrow('stays as it is');
    await test.query('UPDATE consent_receipt SET customer_id = NULL');
  });
});

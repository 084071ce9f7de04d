import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStandInShop, type StandInShop } from '../testing/stand-in-shop.ts';

let shop: StandInShop;

beforeEach(async () => {
  shop = await openStandInShop();
});
afterEach(() => shop[Symbol.asyncDispose]());

describe('a VAT number', () => {
  it('is asked about by the engine, and the answer is for nobody else', async () => {
    shop.engine.answer = { body: { data: { validateVatNumber: { verdict: 'valid', errorCode: 200 } } } };
    const answer = await shop.get('vat/validate', { locale: 'de-DE', UstId_2: 'ATU12345678' });
    expect(answer.json()).toEqual({ data: { verdict: 'valid', errorCode: 200 } });
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(shop.engine.asked).toMatchObject([{ variables: { number: 'ATU12345678' } }]);
  });

  it('is not asked about where the store has no validation', async () => {
    shop.engine.answer = { body: { data: { validateVatNumber: null } } };
    const answer = await shop.get('vat/validate', { locale: 'de-DE', UstId_2: 'CHE-123.456.789' });
    expect(answer.json()).toEqual({ failure: { code: 'feature-disabled' } });
  });

  it.each(['', 'A', '<x>', 'A'.repeat(21)])('like %j is not sent on', async (UstId_2) => {
    const answer = await shop.get('vat/validate', { locale: 'de-DE', UstId_2 });
    expect(answer.json()).toMatchObject({ failure: { code: 'invalid-input' } });
    expect(shop.engine.asked).toHaveLength(0);
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { engineSignedIn, refusedCall } from '../testing/engine-answers.ts';
import { openStandInShop, type StandInShop } from '../testing/stand-in-shop.ts';

const locale = 'de-DE';
const proof = { password: 'kettle-and-2-cups' };
const confirmation = 'c'.repeat(43);

let shop: StandInShop;

beforeEach(async () => {
  shop = await openStandInShop();
});
afterEach(() => shop[Symbol.asyncDispose]());

function tell(answers: object) {
  shop.engine.answer = { body: { data: { ...engineSignedIn, ...answers } } };
}
const file = { fileName: 'my-data-2026-11-16.json', json: '{"data":{}}' };
const calls = [
  ['getMyData', {}],
  ['requestDataLink', { locale }],
  ['exportMyData', { proof }],
  ['beginErasure', { proof }],
] as const;

describe('my data', () => {
  it.each(calls)('is nothing for a guest, whose engine is not even asked: %s', async (call, input) => {
    const answer = await shop.post(`my-data/${call}`, input, { cookie: 'none=1' });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({ failure: { code: 'not-authenticated' } });
    expect(shop.engine.asked).toEqual([]);
  });

  it.each(calls)('names nobody: %s takes no customer', async (call, input) => {
    const answer = await shop.post(`my-data/${call}`, { ...input, customerId: '8' });
    expect(answer.json()).toMatchObject({ failure: { code: 'invalid-input' } });
  });

  it('is a file for the owner, and kept by no cache', async () => {
    tell({ exportMyData: file, beginErasure: { confirmation } });
    const answer = await shop.post('my-data/exportMyData', { proof });
    expect(answer.json()).toEqual({ data: file });
    expect(answer.headers['cache-control']).toContain('no-store');
    expect(shop.engine.asked.at(-1)?.variables).toEqual({ proof });
  });

  it('says so where the proof is none, and hands on a full queue', async () => {
    tell({ exportMyData: refusedCall('owner-not-proven') });
    expect((await shop.post('my-data/exportMyData', { proof })).json()).toEqual({
      failure: { code: 'owner-not-proven' },
    });
    tell({ beginErasure: refusedCall('too-many-requests', { retryAfterSeconds: 2 }) });
    const later = await shop.post('my-data/beginErasure', { proof: { token: 't' } });
    expect(later.json()).toEqual({ failure: { code: 'too-many-requests', retryAfterSeconds: 2 } });
  });

  it('has the limits of signing in: passwords are not guessed here either', async () => {
    tell({ exportMyData: refusedCall('owner-not-proven') });
    for (let guess = 0; guess < 10; guess += 1) await shop.post('my-data/exportMyData', { proof });
    tell({ exportMyData: file, beginErasure: { confirmation } });
    expect((await shop.post('my-data/exportMyData', { proof })).statusCode).toBe(429);
    expect((await shop.post('my-data/beginErasure', { proof })).statusCode).toBe(429);
  });

  it('costs nothing of them where the proof is right', async () => {
    tell({ exportMyData: file, beginErasure: { confirmation } });
    for (let time = 0; time < 25; time += 1)
      expect((await shop.post('my-data/exportMyData', { proof })).statusCode).toBe(200);
  });
});

describe('deleting the account', () => {
  it('takes two steps, and ends the session with the second', async () => {
    tell({ beginErasure: { confirmation } });
    const begun = await shop.post('my-data/beginErasure', { proof });
    expect(begun.json()).toEqual({ data: { confirmation } });
    expect(begun.headers['set-cookie']).toBeUndefined();
    tell({ eraseMe: {} });
    const erased = await shop.post('my-data/eraseMe', { locale, confirmation });
    expect(erased.json()).toEqual({ data: {} });
    expect([erased.headers['set-cookie']].flat().join()).toMatch(/session=;/);
  });

  it('is answered alike to whoever sends it again without a session', async () => {
    tell({ eraseMe: {} });
    const again = await shop.post('my-data/eraseMe', { locale, confirmation }, { cookie: 'none=1' });
    expect(again.json()).toEqual({ data: {} });
  });

  it('says where it is too late', async () => {
    tell({ eraseMe: refusedCall('link-expired') });
    expect((await shop.post('my-data/eraseMe', { locale, confirmation })).json()).toEqual({
      failure: { code: 'link-expired' },
    });
  });
});

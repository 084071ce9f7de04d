import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { postalCodeValid } from '@tradehall/domain/countries/postal-code.ts';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { addressBook } from './address-book.ts';
import { startAddressFake } from './address-fake.ts';

const key = 'key-of-a-test';
const sessionToken = '3f0c6a0e-52a7-4c0e-9a0e-1f6f5d3b2a10';

describe('the address fake', () => {
  let fake: Awaited<ReturnType<typeof startAddressFake>>;

  beforeEach(async () => {
    fake = await startAddressFake(0, key);
  });
  afterEach(() => fake.stop());

  const headers = { 'x-goog-api-key': key, 'x-goog-fieldmask': 'addressComponents' };
  const suggest = (input: string, more: object = {}) =>
    fetch(`${fake.url}/v1/places:autocomplete`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ input, includedRegionCodes: ['de'], sessionToken, ...more }),
    });
  const place = (id: string) => fetch(`${fake.url}/v1/places/${id}?sessionToken=${sessionToken}`, { headers });

  const inBook = Object.values(countries).map((country) => ({ ...country, booked: addressBook[country.code] ?? [] }));

  it.each(inBook.filter(({ booked }) => booked.length > 0))(
    'knows streets of $code, with postal codes of the country',
    ({ booked, ...country }) => {
      expect(booked.length).toBeGreaterThan(1);
      expect(booked.filter(({ postalCode }) => !postalCodeValid(country, postalCode))).toEqual([]);
    },
  );

  it('finds addresses of one country by the beginnings of their words, however they are accented', async () => {
    expect(await (await suggest('kurf berl')).json()).toEqual({
      suggestions: [{ placePrediction: { placeId: 'ChIJ-DE_0', text: { text: 'Kurfürstendamm 22, Berlin' } } }],
    });
    expect(await (await suggest('hauptstrasse')).json()).toMatchObject({ suggestions: { length: 4 } });
    expect(await (await suggest('rue de rivoli')).json()).toEqual({});
  });

  it('ends a sitting with the address, and has what follows paid for by itself', async () => {
    await suggest('kurf');
    await place('ChIJ-DE_0');
    await suggest('kurf');
    expect(fake.journal.entries.map(({ asked, isPaidAlone }) => [asked, isPaidAlone])).toEqual([
      ['suggestions', false],
      ['address', false],
      ['suggestions', true],
    ]);
  });

  it('refuses strangers, faults of the question and unknown places', async () => {
    expect((await fetch(`${fake.url}/v1/places/ChIJ-DE_0`)).status).toBe(403);
    expect((await suggest('kurf', { sessionToken: 'x'.repeat(37) })).status).toBe(400);
    expect((await suggest('kurf', { types: ['address'] })).status).toBe(400);
    expect((await place('nowhere')).status).toBe(404);
    expect(fake.journal.entries).toEqual([]);
  });

  it('refuses, answers late, loses its answer, and does not answer at all', async () => {
    fake.faults.set({ kind: 'refuse', code: 429, times: 1 });
    expect((await suggest('kurf')).status).toBe(429);
    fake.faults.set({ kind: 'slow', delayMs: 60, times: 1 });
    const before = performance.now();
    await suggest('kurf');
    expect(performance.now() - before).toBeGreaterThanOrEqual(59);
    fake.faults.set({ kind: 'lost-answer', times: 1 });
    await expect(suggest('kurf')).rejects.toThrow();
    fake.faults.set({ kind: 'timeout', times: 1 });
    const signal = AbortSignal.timeout(100);
    await expect(fetch(`${fake.url}/v1/places/ChIJ-DE_0`, { headers, signal })).rejects.toThrow();
  });
});

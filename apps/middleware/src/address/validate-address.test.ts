import { countries } from '@tradehall/domain/countries/countries.ts';
import { startAddressFake } from '@tradehall/fakes/addresses/address-fake.ts';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StoredDocuments } from '../testing/stored-documents.ts';
import { buildTestApp } from '../testing/test-app.ts';
import { GooglePlaces } from './google-places.ts';
import { validateIn } from './validate-address.ts';

const key = 'key-of-the-shop';
const lines = { city: 'Berlin', street: 'Kurfürstendamm 22', postalCode: '10719' };
const switchedOn = { ...countries.DE, addressValidation: true };

let fake: Awaited<ReturnType<typeof startAddressFake>>;
let addressFinder: GooglePlaces;
let app: FastifyInstance;
let logged: unknown[];

beforeEach(async () => {
  fake = await startAddressFake(0, key);
  logged = [];
  const write = (...words: unknown[]) => void logged.push(words);
  addressFinder = new GooglePlaces({ url: fake.url, key, timeoutMs: 200, log: { info: write, warn: write } });
  const load = new StoredDocuments().load;
  app = buildTestApp({ engineUrl: 'http://127.0.0.1:1', load, addressFinder });
});
afterEach(async () => {
  await app.close();
  await fake.stop();
  await addressFinder.close();
});

async function findingOf(changes: Partial<typeof lines>) {
  const answer = await validateIn(switchedOn, { ...lines, ...changes }, { addressFinder });
  return answer.ok ? answer.value.finding : answer.failure.code;
}

describe('the validation of addresses', () => {
  it.each(Object.values(countries))('is off in $code, and nobody learns of the address', async ({ code }) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/shop/validate-address',
      headers: { host: 'de.localhost:3000' },
      payload: { regionCode: code, addressLines: lines },
    });
    expect(answer.json()).toEqual({ failure: { code: 'feature-disabled' } });
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(fake.journal.entries).toEqual([]);
  });

  it('tells where it is on whether an address is as it was written', async () => {
    expect(await findingOf({})).toBe('confirmed');
    expect(await findingOf({ city: 'berlin' })).toBe('address-error');
    expect(await findingOf({ postalCode: '10115' })).toBe('verdict-error');
    expect(await findingOf({ street: 'Kurfürstendamm' })).toBe('verdict-error');
    expect(await findingOf({ street: 'Nirgendsweg 1' })).toBe('verdict-error');
    expect(fake.journal.entries[0]).toMatchObject({ asked: 'validation', about: 'Berlin, Kurfürstendamm 22, 10719' });
  });

  it.each(['refuse', 'timeout', 'lost-answer'] as const)(
    'is not to be had while the service is away: %s',
    async (kind) => {
      fake.faults.set({ kind, times: 1 });
      expect(await findingOf({})).toBe('not-available');
      expect(JSON.stringify(logged)).not.toContain('Kurf');
      expect(await findingOf({})).toBe('confirmed');
    },
  );

  it('is off where the shop has no such service', async () => {
    expect(await validateIn(switchedOn, lines, { addressFinder: null })).toMatchObject({
      failure: { code: 'feature-disabled' },
    });
  });
});

import { Writable } from 'node:stream';
import { startAddressFake } from '@tradehall/fakes/addresses/address-fake.ts';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { storeDocument } from '../testing/documents.ts';
import { StoredDocuments } from '../testing/stored-documents.ts';
import { buildTestApp } from '../testing/test-app.ts';
import { GooglePlaces } from './google-places.ts';

const key = 'key-of-the-shop';
const nobody = 'http://127.0.0.1:1';
const asked = { locale: 'de-DE', country: 'DE', sitting: '3f0c6a0e-52a7-4c0e-9a0e-1f6f5d3b2a10' };

function documentsWith(google_autocomplete_enabled: boolean) {
  const documents = new StoredDocuments();
  const flags = { ...storeDocument.flags, google_autocomplete_enabled };
  documents.put('store', 'de-DE', 'tradehall_de', { ...storeDocument, flags });
  return documents;
}

describe('suggested addresses', () => {
  let fake: Awaited<ReturnType<typeof startAddressFake>>;
  let places: GooglePlaces;
  let app: FastifyInstance;
  let lines: string[];

  beforeEach(async () => {
    fake = await startAddressFake(0, key);
    lines = [];
    const log = { info: () => undefined, warn: () => undefined };
    places = new GooglePlaces({ url: fake.url, key, log });
    open(true);
  });
  afterEach(async () => {
    await app.close();
    await fake.stop();
    await places.close();
  });

  const open = (isEnabled: boolean, addressFinder: { addressFinder?: GooglePlaces } = { addressFinder: places }) => {
    const logTo = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        lines.push(chunk.toString());
        done();
      },
    });
    app = buildTestApp({ engineUrl: nobody, load: documentsWith(isEnabled).load, logTo, ...addressFinder });
  };
  const post = (call: string, payload: object) =>
    app.inject({ method: 'POST', url: `/api/shop/${call}`, payload, headers: { host: 'de.localhost:3000' } });

  it('come with whom they are from, and are kept by nobody and logged nowhere', async () => {
    const answer = await post('suggest-addresses', { ...asked, typed: ' Kurfürstend ' });
    expect(answer.json()).toEqual({
      data: { suggestions: [{ id: 'ChIJ-DE_0', text: 'Kurfürstendamm 22, Berlin' }], source: 'Google Maps' },
    });
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(fake.journal.entries).toMatchObject([{ about: 'Kurfürstend', language: 'de-DE' }]);
    expect(lines.join('')).not.toMatch(/Kurf/);
  });

  it('become an address when one is chosen', async () => {
    const answer = await post('get-address', { ...asked, id: 'ChIJ-DE_0' });
    expect(answer.json()).toEqual({
      data: { streetName: 'Kurfürstendamm', streetNumber: '22', postalCode: '10719', city: 'Berlin' },
    });
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  it('are of the country the shop sends to, in its own spelling', async () => {
    await post('suggest-addresses', { ...asked, country: 'CZ', typed: 'Dlouhá' });
    expect(fake.journal.entries).toMatchObject([{ language: 'cs-CZ', found: 1 }]);
    const abroad = await post('suggest-addresses', { ...asked, country: 'CH', typed: 'Bahnhofstr' });
    expect(abroad.json()).toMatchObject({ failure: { code: 'invalid-input' } });
  });

  it('are none where the store or the shop has no such service', async () => {
    await app.close();
    open(false);
    const off = { failure: { code: 'feature-disabled' } };
    expect((await post('suggest-addresses', { ...asked, typed: 'Kurf' })).json()).toEqual(off);
    expect((await post('get-address', { ...asked, id: 'ChIJ-DE_0' })).json()).toEqual(off);
    await app.close();
    open(true, {});
    expect((await post('suggest-addresses', { ...asked, typed: 'Kurf' })).json()).toEqual(off);
    expect(fake.journal.entries).toEqual([]);
  });

  it('are not to be had while the service is away, and unknown ids are not found', async () => {
    expect((await post('get-address', { ...asked, id: 'nowhere' })).json()).toEqual({
      failure: { code: 'address-not-found' },
    });
    fake.faults.set({ kind: 'refuse' });
    expect((await post('suggest-addresses', { ...asked, typed: 'Kurf' })).json()).toEqual({
      failure: { code: 'not-available' },
    });
  });

  it.each([
    { typed: 'K' },
    { typed: 'K'.repeat(101) },
    { typed: '<script>' },
    { typed: 'Kurf', sitting: 'mine' },
    { typed: 'Kurf', country: 'US' },
    { typed: 'Kurf', key: 'x' },
  ])('are not asked for with %j', async (wrong) => {
    expect((await post('suggest-addresses', { ...asked, ...wrong })).json()).toMatchObject({
      failure: { code: 'invalid-input' },
    });
    expect(fake.journal.entries).toEqual([]);
  });

  it('do not lead to another path of the service', async () => {
    const answer = await post('get-address', { ...asked, id: '../places:searchText' });
    expect(answer.json()).toMatchObject({ failure: { code: 'invalid-input' } });
  });

  it('become no more than thirty addresses in ten minutes', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 31; time += 1)
      statuses.push((await post('get-address', { ...asked, id: 'ChIJ-DE_0' })).statusCode);
    expect(statuses).toEqual([...Array<number>(30).fill(200), 429]);
  });
});

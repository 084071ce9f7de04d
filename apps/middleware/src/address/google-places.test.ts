import { inspect } from 'node:util';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { startAddressFake } from '@tradehall/fakes/addresses/address-fake.ts';
import { startHttpServer } from '@tradehall/fakes/http-server.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GooglePlaces } from './google-places.ts';

const key = 'key-of-the-shop';
const inGermany = {
  country: countries.DE,
  locale: 'de-DE',
  sitting: '3f0c6a0e-52a7-4c0e-9a0e-1f6f5d3b2a10',
} as const;
const unavailable = { ok: false, failure: { code: 'not-available' } };

describe('asking the address service', () => {
  let fake: Awaited<ReturnType<typeof startAddressFake>>;
  let places: GooglePlaces;
  let logged: unknown[];

  const open = (options: { readonly url?: string; readonly key?: string } = {}) => {
    const write = (...words: unknown[]) => void logged.push(words);
    return new GooglePlaces({ url: fake.url, key, timeoutMs: 200, log: { info: write, warn: write }, ...options });
  };

  beforeEach(async () => {
    logged = [];
    fake = await startAddressFake(0, key);
    places = open();
  });
  afterEach(async () => {
    await fake.stop();
    await places.close();
  });

  it('suggests addresses of the country', async () => {
    expect(await places.suggest('Kurf', inGermany)).toEqual({
      ok: true,
      value: [{ id: 'ChIJ-DE_0', text: 'Kurfürstendamm 22, Berlin' }],
    });
    expect(await places.suggest('Kurf', { ...inGermany, country: countries.AT })).toEqual({ ok: true, value: [] });
    expect(fake.journal.entries[0]).toMatchObject({ about: 'Kurf', language: 'de-DE', sitting: inGermany.sitting });
  });

  it('finds the parts of the address that was chosen, in the same sitting', async () => {
    await places.suggest('Kurf', inGermany);
    expect(await places.find('ChIJ-DE_0', inGermany)).toEqual({
      ok: true,
      value: { streetName: 'Kurfürstendamm', streetNumber: '22', postalCode: '10719', city: 'Berlin' },
    });
    expect(fake.journal.entries.map(({ isPaidAlone }) => isPaidAlone)).toEqual([false, false]);
  });

  it('reads the city where the country has it', async () => {
    const cityOf = async (country: 'SK' | 'GB' | 'SE', id: string) => {
      const found = await places.find(id, { ...inGermany, country: countries[country] });
      return found.ok ? found.value?.city : null;
    };
    expect(await cityOf('SK', 'ChIJ-SK_0')).toBe('Staré Mesto');
    expect(await cityOf('SK', 'ChIJ-SK_2')).toBe('Nitra');
    expect(await cityOf('GB', 'ChIJ-GB_0')).toBe('London');
    expect(await cityOf('SE', 'ChIJ-SE_0')).toBe('Stockholm');
  });

  it('finds nothing under an id that nobody knows or that is of another country, and thinks no worse of the service', async () => {
    for (let time = 0; time < 6; time += 1)
      expect(await places.find('nowhere', inGermany)).toEqual({ ok: true, value: null });
    expect(await places.find('ChIJ-AT_0', inGermany)).toEqual({ ok: true, value: null });
    expect(await places.suggest('Kurf', inGermany)).toMatchObject({ ok: true });
    expect(logged).toEqual([]);
  });

  it('can be asked about half a character', async () => {
    expect(await places.suggest('Kurf\ud800', inGermany)).toMatchObject({ ok: true });
    expect(fake.journal.entries).toMatchObject([{ about: 'Kurf\ufffd' }]);
  });

  it('gives up waiting, and after five failures stops asking; what was typed is told to nobody', async () => {
    fake.faults.set({ kind: 'timeout', times: 1 });
    expect(await places.suggest('Geheimweg', inGermany)).toEqual(unavailable);
    fake.faults.set({ kind: 'refuse', code: 503 });
    for (let time = 0; time < 4; time += 1) expect(await places.suggest('Geheimweg', inGermany)).toEqual(unavailable);
    fake.faults.clear();
    fake.journal.clear();
    expect(await places.suggest('Kurf', inGermany)).toEqual(unavailable);
    expect(fake.journal.entries).toEqual([]);
    expect(logged).toHaveLength(1);
    expect(inspect(logged, { depth: null })).not.toContain('Geheimweg');
  });

  it('says when it answers again', async () => {
    fake.faults.set({ kind: 'lost-answer', times: 1 });
    expect(await places.suggest('Kurf', inGermany)).toEqual(unavailable);
    expect(await places.suggest('Kurf', inGermany)).toMatchObject({ ok: true });
    expect(logged).toHaveLength(2);
  });

  it('has nothing to say with a key that is not the shop’s', async () => {
    const stranger = open({ key: 'another' });
    expect(await stranger.suggest('Kurf', inGermany)).toEqual(unavailable);
    await stranger.close();
  });

  const askOdd = async (body: string) => {
    const odd = await startHttpServer(0, () => new Response(body));
    const misled = open({ url: odd.url });
    const answer = await misled.suggest('Kurf', inGermany);
    await misled.close();
    await odd.stop();
    return answer;
  };

  it.each(['<html>Kurf</html>', '{"suggestions":"Kurf"}'])(
    'does not take an answer of another shape: %s',
    async (body) => {
      expect(await askOdd(body)).toEqual(unavailable);
      expect(logged).toHaveLength(1);
      expect(inspect(logged, { depth: null })).not.toContain('Kurf');
    },
  );

  it('takes five suggestions at most, and none that could not be asked about', async () => {
    const prediction = (placeId: string) => ({ placePrediction: { placeId, text: { text: 'Kurfürstendamm' } } });
    const ids = ['a/../b', '1', '2', '3', '4', '5', '6'];
    const answer = await askOdd(JSON.stringify({ suggestions: [{ queryPrediction: {} }, ...ids.map(prediction)] }));
    expect(answer.ok && answer.value.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5']);
  });
});

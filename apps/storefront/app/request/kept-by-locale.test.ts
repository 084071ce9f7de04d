import { describe, expect, it } from 'vitest';
import { shopOf } from '../testing/shop-of.ts';
import { keptByLocale } from './kept-by-locale.ts';

function kept(answers: readonly (string | null)[]) {
  let readings = 0;
  let clock = 0;
  const load = () => Promise.resolve(answers[readings++] ?? null);
  const read = keptByLocale({ load, keys: ({ locale }) => `promo:${locale}`, now: () => clock });
  return {
    at: (ms: number, locale: 'de-DE' | 'fr-CH' = 'de-DE') => {
      clock = ms;
      return read(shopOf(locale));
    },
    readings: () => readings,
  };
}

describe('what every page of a language needs', () => {
  it('is read once for two seconds, for each language', async () => {
    const documents = kept(['one', 'two', 'three']);
    expect([await documents.at(0), await documents.at(2_000)]).toEqual(['one', 'one']);
    expect(await documents.at(2_000, 'fr-CH')).toBe('two');
    expect(documents.readings()).toBe(2);
  });

  it('is renewed behind the back of who asks later', async () => {
    const documents = kept(['one', 'two']);
    await documents.at(0);
    expect(await documents.at(3_000)).toBe('one');
    expect(await documents.at(3_001)).toBe('two');
  });

  it('is waited for when it is old', async () => {
    const documents = kept(['one', 'two']);
    await documents.at(0);
    expect(await documents.at(60_000)).toBe('two');
  });

  it('is kept while it cannot be read', async () => {
    const documents = kept(['one', null, 'three']);
    await documents.at(0);
    expect(await documents.at(60_000)).toBe('one');
    expect(await documents.at(60_001)).toBe('three');
  });

  it('is read once for everybody who waits', async () => {
    const documents = kept(['one']);
    expect(await Promise.all([documents.at(0), documents.at(0)])).toEqual(['one', 'one']);
    expect(documents.readings()).toBe(1);
  });
});

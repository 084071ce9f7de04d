import { describe, expect, it } from 'vitest';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { factsOf } from '../testing/facts-of.ts';
import { localizeUrl } from './localize-url.ts';

const verdictOn = (path: string, localeCookie: string | null) =>
  localizeUrl(factsOf(countries.BE, { localeCookie, path }));

describe('a visitor who chose a language before', () => {
  it('is sent from the home page to the one in that language, for now', () => {
    expect(verdictOn('/', 'nl-BE')).toEqual({ kind: 'redirect', status: 302, path: '/nl/', search: '' });
  });

  it.each(['fr-BE', 'nl-NL', 'nl', '//evil.example', '', null])('stays with the cookie %j', (localeCookie) => {
    expect(verdictOn('/', localeCookie)).toEqual({ kind: 'continue' });
  });

  it.each(['/nl/', '/fours/', '/four-10000001', '/search'])('stays on any other page: %s', (path) => {
    expect(verdictOn(path, 'nl-BE')).toEqual({ kind: 'continue' });
  });
});

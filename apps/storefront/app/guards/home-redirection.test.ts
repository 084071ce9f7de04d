import { describe, expect, it } from 'vitest';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { factsOf } from '../testing/facts-of.ts';
import { homeRedirection } from './home-redirection.ts';

const verdictOn = (path: string) => homeRedirection(factsOf(countries.BE, { path, search: '?utm_source=mail' }));

describe('the alternative home', () => {
  it.each([
    ['/home', '/'],
    ['/home/', '/'],
    ['/nl/home', '/nl/'],
    ['/nl/home/', '/nl/'],
  ])('leads from %s to the home page of its language', (path, target) => {
    expect(verdictOn(path)).toEqual({ kind: 'redirect', status: 308, path: target, search: '?utm_source=mail' });
  });

  it.each(['/', '/nl/', '/homes/', '/home/x'])('is not %s', (path) => {
    expect(verdictOn(path)).toEqual({ kind: 'continue' });
  });
});

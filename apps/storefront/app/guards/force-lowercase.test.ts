import { describe, expect, it } from 'vitest';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { factsOf } from '../testing/facts-of.ts';
import { forceLowercase } from './force-lowercase.ts';

const verdictOn = (path: string, search = '') => forceLowercase(factsOf(countries.GR, { path, search }));

describe('a path with upper-case letters', () => {
  it('moves to its lower-case form and keeps the query as it is', () => {
    const target = { kind: 'redirect', status: 308, path: '/pizza-ovens/', search: '?Brand=ACME&q=%C3%84' };
    expect(verdictOn('/Pizza-OVENS/', '?Brand=ACME&q=%C3%84')).toEqual(target);
  });

  it('is recognised in any alphabet', () => {
    const upper = `/${encodeURIComponent('ΦΟΎΡΝΟΙ')}/`;
    expect(verdictOn(upper)).toMatchObject({ path: `/${encodeURIComponent('φούρνοι')}/` });
  });

  it.each(['/', '/ovens/', '/%C3%B6fen/'])('is not %s, whatever letters its encoding has', (path) => {
    expect(verdictOn(path)).toEqual({ kind: 'continue' });
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { factsOf } from '../testing/facts-of.ts';
import { guardRequest } from './guards.ts';
import { seoRedirection } from './seo-redirection.ts';

const country = countries.CH;
const shop = 'https://www.tradehall.ch';
const follow = (path: string, target: string, search = '') => seoRedirection({ path, search, target }, country);

describe('an address an operator has moved', () => {
  it.each([
    ['/neu/', '/neu/?a=1'],
    ['/DE/Neu', '/neu/?a=1'],
    ['/fr/category/fours?b=2#liste', '/fr/fours/?b=2#liste'],
    ['/neu-10000001', '/neu-10000001?a=1'],
    ['//evil.example/', '/evil.example/?a=1'],
  ])('leads to the one address that %s stands for', (target, location) => {
    expect(follow('/alt/', target, '?a=1')).toBe(location);
  });

  it.each(['/alt/', '/alt', '/ALT/', '/de/alt/', '/category/alt?x=1'])('does not lead to itself as %s', (target) => {
    expect(follow('/alt/', target)).toBeNull();
  });
});

/** What a visitor meets: the guards first, then the table, until an address stays or too many redirects were followed. */
function walk(start: string, table: ReadonlyMap<string, string>): readonly string[] {
  const steps = [start];
  for (let here = start; steps.length < 6;) {
    const { pathname, search } = new URL(here, shop);
    const verdict = guardRequest(factsOf(country, { path: pathname, search }));
    // The page is asked at its settled address at once, so the guards add no redirect of their own.
    const path = verdict.kind === 'redirect' ? verdict.path : pathname;
    const target = table.get(path);
    const next = target === undefined ? null : follow(path, target, search);
    if (next === null) return steps;
    steps.push(next);
    here = next;
  }
  return steps;
}

const names = ['alt', 'Neu', 'OFEN', 'fours', 'fr', 'de', 'category', 'c', 'home', 'four-10000001', '..', '', '%41lt'];
const written = fc
  .array(fc.constantFrom(...names), { minLength: 1, maxLength: 3 })
  .chain((parts) => fc.constantFrom('', '/').map((end) => `/${parts.join('/')}${end}`));

function settled(path: string): string {
  const verdict = guardRequest(factsOf(country, { path: new URL(path.replace(/^\/+/, '/'), shop).pathname }));
  return verdict.kind === 'redirect' ? verdict.path : new URL(path.replace(/^\/+/, '/'), shop).pathname;
}

describe('a table of redirects', () => {
  it('never makes a loop nor a chain, as long as no target is the source of another row', { timeout: 60_000 }, () => {
    let followed = 0;
    fc.assert(
      fc.property(fc.array(fc.tuple(written, written), { maxLength: 12 }), written, (rows, start) => {
        const sources = new Set(rows.map(([source]) => settled(source)));
        const table = new Map(
          rows
            .filter(([, target]) => !sources.has(settled(target)))
            .map(([source, target]) => [settled(source), target]),
        );
        const steps = walk(start.replace(/^\/+/, '/'), table);
        followed += steps.length - 1;
        expect(steps.length).toBeLessThanOrEqual(2);
      }),
      { numRuns: 2_000 },
    );
    expect(followed).toBeGreaterThan(100);
  });
});

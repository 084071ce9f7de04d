import { describe, expect, it } from 'vitest';
import { notFound, type Verdict } from '../guards/guard.ts';
import { shopOf } from '../testing/shop-of.ts';
import { obeyVerdict } from './obey-verdict.ts';

function answerTo(verdict: Verdict) {
  try {
    return obeyVerdict(shopOf('fr-CH', { verdict }));
  } catch (thrown) {
    return thrown instanceof Response ? [thrown.status, thrown.headers.get('Location')] : thrown;
  }
}

describe('what the guards leave to the pages', () => {
  it('is a refusal', () => {
    expect(answerTo(notFound)).toEqual([404, null]);
  });

  it('is the way of a guest to the login, inside the language', () => {
    const verdict = { kind: 'redirect', status: 302, path: '/fr/login', search: '?next=%2Ffr%2Fx' } as const;
    expect(answerTo(verdict)).toEqual([302, '/login?next=%2Ffr%2Fx']);
  });

  it('is nothing else', () => {
    expect(answerTo({ kind: 'continue' })).toBeNull();
    expect(answerTo({ kind: 'redirect', status: 308, path: '/fr/fours/', search: '' })).toBeNull();
  });
});

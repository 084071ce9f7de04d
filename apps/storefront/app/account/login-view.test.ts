import { describe, expect, it } from 'vitest';
import { shopOf } from '../testing/shop-of.ts';
import { loginView } from './login-view.ts';

describe('after signing in', () => {
  it.each([
    ['/my-account/my-profile', '/my-account/my-profile'],
    ['/fr/my-account/orders?page=2', '/fr/my-account/orders?page=2'],
    ['//evil.example', '/evil.example'],
    ['https://evil.example/', '/'],
    ['/\\evil.example', '/'],
    ['javascript:alert(1)', '/'],
    [null, '/fr/'],
  ])('a customer who came with next=%s goes to %s', (next, target) => {
    expect(loginView(next, shopOf('fr-CH')).next).toBe(target);
  });
});

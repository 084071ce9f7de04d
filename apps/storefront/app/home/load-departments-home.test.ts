import { describe, expect, it } from 'vitest';
import type { NavigationNode } from '@tradehall/domain/catalogue/navigation-document.ts';
import { shopOf } from '../testing/shop-of.ts';
import { loadDepartmentsHome } from './load-departments-home.ts';

const node = (key: string, hasProducts: boolean, children: NavigationNode[] = []): NavigationNode => ({
  key,
  name: key.toUpperCase(),
  slug: key,
  hasProducts,
  children,
});
const roots = [node('ovens', true, [node('pizza', true), node('bread', false)]), node('saunas', false)];
const answer = { status: 200, body: { data: { query: 'navigation', categories: { results: roots } } } };
const shop = shopOf('fr-CH', { transport: () => Promise.resolve(answer) });

describe('a home page nobody has written', () => {
  it('lists the departments that have something to sell', async () => {
    const { departments } = await loadDepartmentsHome(shop);
    expect(departments).toEqual([
      { name: 'OVENS', href: '/fr/ovens/', groups: [{ name: 'PIZZA', href: '/fr/pizza/' }] },
    ]);
  });

  it('does not pretend to be empty while the departments cannot be read', async () => {
    await expect(loadDepartmentsHome(shopOf('fr-CH'))).rejects.toThrow('connection refused');
  });
});

import { loyaltyTiers } from '@tradehall/domain/cart/loyalty-tiers.ts';
import { moneyOf } from '@tradehall/domain/money/money.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { translator } from '../../i18n/translator.ts';
import { sampleCustomer, savedBerlin } from '../../testing/sample-customer.ts';
import { shopOf } from '../../testing/shop-of.ts';
import { loyaltyView } from './loyalty-view.ts';
import { Overview } from './overview.tsx';
import { overviewView } from './overview-view.ts';

const shop = shopOf('fr-CH');
const translate = translator('fr-CH');

describe('the overview', () => {
  it('greets the customer and shows the default addresses', () => {
    const other = { ...savedBerlin, id: '8', city: 'Köln' };
    const view = overviewView(sampleCustomer({ billingAddresses: [other, savedBerlin] }), null, shop);
    expect(view.hello).toContain('Ada');
    const billing = view.cards.find(({ href }) => href.endsWith('billing-details'));
    expect(billing?.lines).toEqual(['Ada Berg', 'Lange Straße 5a', '10115 Berlin', 'Allemagne']);
  });

  it('says so where no address is kept', () => {
    const view = overviewView(sampleCustomer({ shippingAddresses: [], defaultShippingAddressId: null }), null, shop);
    const shipping = view.cards.find(({ href }) => href.endsWith('shipping-details'));
    expect(shipping?.lines).toEqual([translate('addressBook.empty')]);
  });
});

describe('the level of a customer', () => {
  const francs = (cents: number) => moneyOf(cents, 'CHF');
  const group = (key: (typeof loyaltyTiers)[number], from: number, to: number | null) => ({
    ...{ key, levelNumber: loyaltyTiers.indexOf(key) + 1 },
    ...{ cohortRangeFrom: francs(from), cohortRangeTo: to === null ? null : francs(to) },
  });
  const levels = {
    customerGroups: { results: [group(loyaltyTiers[0], 0, 48_999), group('tier-1', 49_000, null)] },
    cartDiscounts: { results: [{ customerGroupKey: 'tier-1' as const, value: { permyriad: 250 } }] },
  };
  const next = { levelNumber: 2, discountPermyriad: 250, missing: francs(19_000) };
  const standing = { levelNumber: 1, discountPermyriad: 0, periodMonths: 12, turnover: francs(30_000), next };
  const now = new Date('2026-11-17T12:00:00Z');

  it('is told with what it rests on and what is missing to the next', () => {
    const view = loyaltyView({ standing, levels }, shop, now);
    expect(view.lines).toEqual([
      'Votre niveau : 1 sur 2',
      'Payé depuis le 17.11.2025, remboursements déduits : 300.00\u00a0CHF',
      'Encore 190.00\u00a0CHF et vous atteignez le niveau 2, avec une remise de 2,5%.',
    ]);
    expect(view.levels.map(({ isMine }) => isMine)).toEqual([false]);
  });

  it('has its discount, and says that it is the highest', () => {
    const highest = { ...standing, levelNumber: 2, discountPermyriad: 250, next: null };
    const view = loyaltyView({ standing: highest, levels }, shop, now);
    expect(view.lines).toContain(translate('account.level.highest'));
    expect(view.lines).toContain(translate('product.personalDiscount', { percent: '2,5%' }));
    const html = renderToStaticMarkup(
      <Overview view={overviewView(sampleCustomer(), { standing: highest, levels }, shop)} />,
    );
    expect(html.match(/aria-current="true"/g)).toHaveLength(1);
  });
});

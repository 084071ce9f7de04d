import { renderToStaticMarkup } from 'react-dom/server';
import { loyaltyTiers } from '@tradehall/domain/cart/loyalty-tiers.ts';
import { moneyOf } from '@tradehall/domain/money/money.ts';
import { describe, expect, it } from 'vitest';
import { translator } from '../i18n/translator.ts';
import { sampleCustomer, savedBerlin } from '../testing/sample-customer.ts';
import { shopOf } from '../testing/shop-of.ts';
import { AccountArea } from './account-area.tsx';
import { accountAreaView } from './account-area-view.ts';
import { loyaltyView } from './loyalty-view.ts';
import { Overview } from './overview.tsx';
import { overviewView } from './overview-view.ts';
import { Profile } from './profile.tsx';
import { profileOf, profileView, readProfile } from './profile-view.ts';

const shop = shopOf('fr-CH');
const translate = translator('fr-CH');

function sent(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

describe('the frame of the account', () => {
  it('marks the page it stands on, and ends with signing out', () => {
    const { links } = accountAreaView('my-account/shipping-details', shop);
    expect(links.filter(({ isCurrent }) => isCurrent).map(({ href }) => href)).toEqual([
      '/fr/my-account/shipping-details',
    ]);
    expect(links.at(0)?.href).toBe('/fr/my-account');
    expect(links.at(-1)?.href).toBe('/fr/log-out');
    const html = renderToStaticMarkup(
      <AccountArea area={{ label: 'x', links }} title="y">
        z
      </AccountArea>,
    );
    expect(html.match(/aria-current="page"/g)).toHaveLength(1);
  });

  it('counts the password among the profile', () => {
    const current = accountAreaView('my-account/password', shop).links.find(({ isCurrent }) => isCurrent);
    expect(current?.href).toBe('/fr/my-account/my-profile');
  });
});

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

describe('the profile', () => {
  const typed = { firstName: 'Jana', lastName: 'Nováková', dateOfBirth: '1984-02-29' };
  const viewOf = (fields: Readonly<Record<string, string>>, code: string | null) =>
    profileView({ form: readProfile(sent(fields), shop), customer: sampleCustomer(), code }, shop);

  it('shows what is known, and never asks for another e-mail address', () => {
    const customer = sampleCustomer({ dateOfBirth: '1984-02-29', version: 12 });
    const html = renderToStaticMarkup(
      <Profile view={profileView({ form: profileOf(customer), customer, code: null }, shop)} />,
    );
    expect(html).toContain('value="1984-02-29"');
    expect(html).toContain('name="version" value="12"');
    expect(html).not.toContain('name="email"');
  });

  it('takes a date of birth of the past, or none', () => {
    expect(readProfile(sent(typed), shop).isComplete).toBe(true);
    expect(readProfile(sent({ ...typed, dateOfBirth: '' }), shop).isComplete).toBe(true);
    const tomorrow = viewOf({ ...typed, dateOfBirth: '2999-01-01' }, 'invalid-input');
    expect(tomorrow.dateOfBirth).toMatchObject({
      error: translate('account.dateOfBirthInvalid'),
      isFirstFault: true,
      value: '2999-01-01',
    });
  });

  it('keeps what was typed where it was changed elsewhere, and says so', () => {
    const view = viewOf(typed, 'customer-version-conflict');
    expect(view.error).toBe(translate('failure.customer-version-conflict'));
    expect(view.firstName.value).toBe('Jana');
    expect(view.version).toBe(sampleCustomer().version);
  });
});

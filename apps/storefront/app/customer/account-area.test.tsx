import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { translator } from '../i18n/translator.ts';
import { sampleCustomer } from '../testing/sample-customer.ts';
import { shopOf } from '../testing/shop-of.ts';
import { AccountArea } from './account-area.tsx';
import { accountAreaView } from './account-area-view.ts';
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

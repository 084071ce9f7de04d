import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Transport } from '@tradehall/domain/calls/client.ts';
import type { Failure } from '@tradehall/domain/calls/failures.ts';
import { toWire } from '@tradehall/domain/calls/wire.ts';
import { translator } from '../i18n/translator.ts';
import { shopOf } from '../testing/shop-of.ts';
import { AccountTold } from './account-told.tsx';
import { answerCreateAccount } from './answer-create-account.ts';
import { answerPasswordReset } from './answer-password-reset.ts';
import { CreateAccountForm } from './create-account-form.tsx';
import { accountCreatedView, createAccountView, emptyCreate } from './create-account-view.ts';
import { linkDoneView, linkExpiredView } from './link-told-view.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { newPasswordView, readNewPassword } from './new-password-view.ts';
import { PasswordSection } from './password-section.tsx';
import { emptyChange, passwordSectionView } from './password-section-view.ts';
import { resetSentView } from './password-reset-view.ts';

const shop = shopOf('fr-CH');
const translate = translator('fr-CH');
const html = (element: ReactElement) => renderToStaticMarkup(element);

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const sent = new FormData();
  for (const [name, value] of Object.entries(fields)) sent.set(name, value);
  return sent;
}

function shopThat(failure: Failure | null) {
  const bodies: unknown[] = [];
  const transport: Transport = ({ body }) => {
    bodies.push(body);
    return Promise.resolve(toWire(failure === null ? { ok: true, value: {} } : { ok: false, failure }));
  };
  return { bodies, calls: shopOf('fr-CH', { transport }).calls };
}

const typed = { firstName: 'Jana', lastName: ' Nováková ', email: ' jana@example.com ', password: 'kettle-and-2-cups' };

describe('the form of a new account', () => {
  const answer = (fields: Readonly<Record<string, string>>, visitor: ReturnType<typeof shopThat>) =>
    answerCreateAccount({ sent: formOf(fields), place: 'create-account', next: '/fr/x' }, visitor, shop);

  it('has nothing ticked before, and one field of each kind', () => {
    const form = html(<CreateAccountForm view={createAccountView(emptyCreate, null, 'create-account', null, shop)} />);
    expect(form).not.toContain('checked');
    expect([...form.matchAll(/autoComplete="([\w-]+)"/g)].map(([, kind]) => kind)).toEqual([
      'given-name',
      'family-name',
      'username',
      'new-password',
    ]);
  });

  it('hides the password until it is asked to show it', () => {
    const form = html(<CreateAccountForm view={createAccountView(emptyCreate, null, 'create-account', null, shop)} />);
    const [field = ''] = /<input[^>]*name="password"[^>]*>/.exec(form) ?? [];
    expect(field).toContain('type="password"');
    expect(field).not.toMatch(/onpaste|readonly/i);
  });

  it('sends what was typed, and the newsletter only where it was ticked', async () => {
    const visitor = shopThat(null);
    expect(await answer(typed, visitor)).toBeNull();
    expect(await answer({ ...typed, newsletter: 'yes' }, visitor)).toBeNull();
    const person = { firstName: 'Jana', lastName: 'Nováková', email: 'jana@example.com', password: typed.password };
    expect(visitor.bodies).toEqual([
      { locale: 'fr-CH', ...person, custom: { newsletterConsent: false } },
      { locale: 'fr-CH', ...person, custom: { newsletterConsent: true } },
    ]);
  });

  it('says at the field what is wrong, keeps the rest, and sends nothing', async () => {
    const visitor = shopThat(null);
    const refused = await answer({ ...typed, password: 'too-short' }, visitor);
    expect(refused?.view.password).toMatchObject({
      error: translate('form.passwordInvalid'),
      isFirstFault: true,
      value: '',
    });
    expect(refused?.view.fields.firstName.value).toBe('Jana');
    expect(refused?.view.action).toBe('/fr/create-account?next=%2Ffr%2Fx');
    expect(visitor.bodies).toEqual([]);
  });

  it('says at the password that it is known from leaks, and above the form what else is wrong', async () => {
    const breached = await answer(typed, shopThat({ code: 'password-breached' }));
    expect(breached?.view.password.error).toBe(translate('failure.password-breached'));
    expect(breached?.view.error).toBeNull();
    const tooMany = await answer(typed, shopThat({ code: 'too-many-requests', retryAfterSeconds: 2 }));
    expect(tooMany).toMatchObject({
      code: 'too-many-requests',
      view: { error: translate('failure.too-many-requests'), password: { error: null } },
    });
  });

  it('lets whoever stands in the checkout go on without waiting for the mail', () => {
    const addresses = '/fr/checkout/addresses';
    const told = accountCreatedView('checkout/create-account', addresses, shop);
    expect(told.goOn?.href).toBe(addresses);
    expect(told.links[0]?.href).toBe('/fr/login?next=%2Ffr%2Fcheckout%2Faddresses');
    expect(accountCreatedView('create-account', null, shop).goOn).toBeNull();
  });
});

describe('a forgotten password', () => {
  it('is asked for by the address alone, and the checkout leads back to itself', async () => {
    const visitor = shopThat(null);
    expect(await answerPasswordReset(formOf(typed), 'password-reset', visitor, shop)).toBeNull();
    expect(visitor.bodies).toEqual([{ locale: 'fr-CH', email: 'jana@example.com' }]);
    const missing = await answerPasswordReset(formOf({ email: 'jana' }), 'checkout/password-reset', visitor, shop);
    expect(missing?.view.email.error).toBe(translate('form.emailInvalid'));
    expect(missing?.view.action).toBe('/fr/checkout/password-reset');
    expect(resetSentView('checkout/password-reset', shop).links[0]?.href).toContain('next=%2Ffr%2Fcheckout');
  });

  it('is replaced behind a link, which is handed on and never the password', () => {
    const form = readNewPassword(formOf({ password: 'leaked-with-1-oven' }));
    const place = 'password-reset/change-password';
    const view = newPasswordView({ form, token: 'a-token', place, code: 'password-breached', error: 'x' }, shop);
    const page = html(<NewPasswordForm view={view} />);
    expect(page).toContain('name="token" value="a-token"');
    expect(page).toContain(translate('failure.password-breached'));
    expect(page).not.toContain('leaked-with-1-oven');
  });
});

describe('the link of a mail', () => {
  it('that is no longer good leads to where a new one is asked for', () => {
    expect(linkExpiredView('password-reset/change-password', shop).goOn?.href).toBe('/fr/password-reset');
    expect(linkExpiredView('create-account/confirm', shop).goOn?.href).toBe('/fr/create-account');
  });

  it('leads to signing in once it was used', () => {
    const page = html(<AccountTold view={linkDoneView('create-account/confirm', '/fr/checkout/cart', shop)} />);
    expect(page).toContain('href="/fr/login?next=%2Ffr%2Fcheckout%2Fcart"');
  });
});

describe('changing the password', () => {
  const viewOf = (code: string | null) =>
    passwordSectionView({ form: emptyChange, email: 'jana@example.com', version: 7, code }, shop);

  it('tells whoever keeps passwords whose it is, and which is which', () => {
    const page = html(<PasswordSection view={viewOf(null)} />);
    expect(page).toContain('value="jana@example.com"');
    expect(page).toContain('name="version" value="7"');
    expect([...page.matchAll(/autoComplete="([\w-]+)"/g)].map(([, kind]) => kind)).toEqual([
      'username',
      'current-password',
      'new-password',
    ]);
  });

  it('says at which field it failed', () => {
    const wrong = viewOf('password-change-failed');
    expect(wrong.error).toBe(translate('failure.password-change-failed'));
    expect(wrong.currentPassword).toMatchObject({
      error: translate('account.currentPasswordWrong'),
      isFirstFault: true,
    });
    expect(viewOf('password-breached').newPassword.error).toBe(translate('failure.password-breached'));
    expect(viewOf('customer-version-conflict').error).toBe(translate('failure.customer-version-conflict'));
  });
});

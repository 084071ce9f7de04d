import { faultTexts } from '../forms/fault-texts.ts';
import { anything, email, required } from '../forms/field-rules.ts';
import { emptyForm, fieldViews, readForm, type FieldView, type SentForm } from '../forms/sent-form.ts';
import { passwordView, type PasswordView } from '../forms/password-view.ts';
import { translator } from '../i18n/translator.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import type { AccountFormView } from './account-form.tsx';
import { hrefWithNext } from './next-page.ts';

const loginRules = { email: required(email), password: required(anything) };
type LoginForm = SentForm<keyof typeof loginRules>;

export const emptyLogin: LoginForm = emptyForm(loginRules);
export const readLogin = (sent: FormData): LoginForm => readForm(loginRules, sent);

export interface LoginView extends AccountFormView {
  readonly email: FieldView;
  readonly password: PasswordView;
  /** While the browser is at work. */
  readonly checking: string;
}

export function loginView(form: LoginForm, error: string | null, next: string | null, shop: ShopRequest): LoginView {
  const translate = translator(shop.locale);
  const field = fieldViews(loginRules, form, faultTexts(translate), {});
  return {
    title: translate('account.signInTitle'),
    lead: translate('account.signInLead'),
    action: hrefWithNext('login', next, shop),
    email: field('email', translate('account.email')),
    password: passwordView(field('password', translate('account.password')), translate),
    checking: translate('account.checkingSignIn'),
    button: translate('account.signIn'),
    error,
    links: [
      { href: hrefWithNext('password-reset', null, shop), label: translate('account.forgotPassword') },
      { href: hrefWithNext('create-account', next, shop), label: translate('checkout.createAccount') },
    ],
  };
}

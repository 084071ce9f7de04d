import { faultTexts } from '../forms/fault-texts.ts';
import { newPassword, required } from '../forms/field-rules.ts';
import { passwordView, type PasswordView } from '../forms/password-view.ts';
import { emptyForm, fieldViews, readForm, type SentForm } from '../forms/sent-form.ts';
import type { MessageKey } from '@tradehall/domain/messages/messages.ts';
import { translator } from '../i18n/translator.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import type { AccountFormView } from './account-form.tsx';
import { hrefWithNext } from './next-page.ts';

const newPasswordRules = { password: required(newPassword) };
type NewPasswordForm = SentForm<'password'>;

export const emptyNewPassword: NewPasswordForm = emptyForm(newPasswordRules);
export const readNewPassword = (sent: FormData): NewPasswordForm => readForm(newPasswordRules, sent);

export interface NewPasswordView extends AccountFormView {
  readonly token: string;
  readonly password: PasswordView;
}

/** Of an account that has none yet, or instead of one that was forgotten. */
export type NewPasswordPlace = 'create-account/confirm' | 'password-reset/change-password';

const words = {
  'create-account/confirm': { title: 'thankYou.accountPassword', lead: 'account.choosePasswordText' },
  'password-reset/change-password': { title: 'account.newPasswordTitle', lead: 'account.newPasswordLead' },
} as const satisfies Readonly<Record<NewPasswordPlace, Readonly<Record<string, MessageKey>>>>;

interface NewPasswordFacts {
  readonly form: NewPasswordForm;
  readonly token: string;
  readonly place: NewPasswordPlace;
  /** Why it was not taken. */
  readonly code: string | null;
  readonly error: string | null;
}

export function newPasswordView(
  { form, token, place, code, error }: NewPasswordFacts,
  shop: ShopRequest,
): NewPasswordView {
  const translate = translator(shop.locale);
  const isBreached = code === 'password-breached';
  const errors = isBreached ? { password: translate('failure.password-breached') } : {};
  const field = fieldViews(newPasswordRules, form, faultTexts(translate), errors);
  return {
    title: translate(words[place].title),
    lead: translate(words[place].lead),
    action: hrefWithNext(place, null, shop),
    token,
    password: passwordView(
      field('password', translate('account.newPassword'), translate('account.passwordHelp')),
      translate,
    ),
    button: translate('account.savePassword'),
    error: isBreached ? null : error,
    links: [],
  };
}

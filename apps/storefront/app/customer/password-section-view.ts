import { faultTexts } from '../forms/fault-texts.ts';
import { anything, newPassword, required } from '../forms/field-rules.ts';
import { passwordView, type PasswordView } from '../forms/password-view.ts';
import { emptyForm, fieldViews, readForm, type SentForm } from '../forms/sent-form.ts';
import { translator } from '../i18n/translator.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import { errorOf } from './account-request.ts';
import type { AccountFormView } from './account-form.tsx';
import { hrefWithNext } from './next-page.ts';

const changeRules = { currentPassword: required(anything), newPassword: required(newPassword) };
type ChangeForm = SentForm<keyof typeof changeRules>;

export const emptyChange: ChangeForm = emptyForm(changeRules);
export const readChange = (sent: FormData): ChangeForm => readForm(changeRules, sent);

export interface PasswordSectionView extends AccountFormView {
  /** For whoever keeps passwords: whose it is. */
  readonly email: string;
  readonly version: number;
  readonly currentPassword: PasswordView;
  readonly newPassword: PasswordView;
}

interface PasswordSectionFacts {
  readonly form: ChangeForm;
  readonly email: string;
  readonly version: number;
  /** Why it was not changed. */
  readonly code: string | null;
}

const expected = [
  'failure.password-change-failed',
  'failure.customer-version-conflict',
  'failure.not-authenticated',
] as const;

export function passwordSectionView(
  { form, email, version, code }: PasswordSectionFacts,
  shop: ShopRequest,
): PasswordSectionView {
  const translate = translator(shop.locale);
  const errors = {
    ...(code === 'password-change-failed' && { currentPassword: translate('account.currentPasswordWrong') }),
    ...(code === 'password-breached' && { newPassword: translate('failure.password-breached') }),
  };
  const field = fieldViews(changeRules, form, faultTexts(translate), errors);
  const isAtField = code === null || code === 'invalid-input' || code === 'password-breached';
  return {
    title: translate('account.changePasswordTitle'),
    lead: translate('account.changePasswordLead'),
    action: hrefWithNext('my-account/password', null, shop),
    email,
    version,
    currentPassword: passwordView(field('currentPassword', translate('account.currentPassword')), translate),
    newPassword: passwordView(
      field('newPassword', translate('account.newPassword'), translate('account.passwordHelp')),
      translate,
    ),
    button: translate('account.savePassword'),
    error: isAtField ? null : errorOf(code, shop, expected),
    links: [{ href: hrefWithNext('password-reset', null, shop), label: translate('account.forgotPassword') }],
  };
}

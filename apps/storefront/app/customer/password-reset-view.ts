import { faultTexts } from '../forms/fault-texts.ts';
import { email, required } from '../forms/field-rules.ts';
import { emptyForm, fieldViews, readForm, type FieldView, type SentForm } from '../forms/sent-form.ts';
import { translator } from '../i18n/translator.ts';
import { pageLinks } from '../request/page-links.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import type { AccountFormView } from './account-form.tsx';
import type { ToldView } from './account-told.tsx';
import { hrefWithNext } from './next-page.ts';

const resetRules = { email: required(email) };
type ResetForm = SentForm<'email'>;

export const emptyReset: ResetForm = emptyForm(resetRules);
export const readReset = (sent: FormData): ResetForm => readForm(resetRules, sent);

export interface PasswordResetView extends AccountFormView {
  readonly email: FieldView;
}

/** The same form stands in the account's pages and in the checkout's, which it leads back to. */
export type ResetPlace = 'password-reset' | 'checkout/password-reset';

const signInAfter = (place: ResetPlace, shop: ShopRequest): string =>
  hrefWithNext('login', place === 'password-reset' ? null : pageLinks(shop).route('checkout/addresses'), shop);

export function passwordResetView(
  form: ResetForm,
  error: string | null,
  place: ResetPlace,
  shop: ShopRequest,
): PasswordResetView {
  const translate = translator(shop.locale);
  const field = fieldViews(resetRules, form, faultTexts(translate), {});
  return {
    title: translate('account.resetTitle'),
    lead: translate('account.resetLead'),
    action: hrefWithNext(place, null, shop),
    email: field('email', translate('account.email')),
    button: translate('account.resetButton'),
    error,
    links: [{ href: signInAfter(place, shop), label: translate('account.signIn') }],
  };
}

/** The same for every address. */
export function resetSentView(place: ResetPlace, shop: ShopRequest): ToldView {
  const translate = translator(shop.locale);
  const addresses = pageLinks(shop).route('checkout/addresses');
  return {
    title: translate('account.mailboxTitle'),
    kind: 'success',
    text: translate('account.resetSentText'),
    more: translate('account.noMail'),
    goOn:
      place === 'password-reset' || addresses === null
        ? null
        : { href: addresses, label: translate('checkout.guestButton') },
    links: [
      { href: signInAfter(place, shop), label: translate('account.signIn') },
      { href: hrefWithNext(place, null, shop), label: translate('account.resetTitle') },
    ],
  };
}

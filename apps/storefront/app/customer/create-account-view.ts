import { faultTexts } from '../forms/fault-texts.ts';
import { email, newPassword, plainText, required } from '../forms/field-rules.ts';
import {
  emptyForm,
  fieldViews,
  readForm,
  type FieldErrors,
  type FieldView,
  type SentForm,
} from '../forms/sent-form.ts';
import { passwordView, type PasswordView } from '../forms/password-view.ts';
import { translator } from '../i18n/translator.ts';
import { pageLinks } from '../request/page-links.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import type { AccountFormView } from './account-form.tsx';
import type { ToldView } from './account-told.tsx';
import { hrefWithNext } from './next-page.ts';

const createRules = {
  firstName: required(plainText),
  lastName: required(plainText),
  email: required(email),
  password: required(newPassword),
};
type CreateField = keyof typeof createRules;

interface CreateForm extends SentForm<CreateField> {
  readonly hasNewsletter: boolean;
  readonly errors: FieldErrors<CreateField>;
}

/** Nothing is ticked before somebody ticks it. */
export const emptyCreate: CreateForm = { ...emptyForm(createRules), hasNewsletter: false, errors: {} };

export const readCreate = (sent: FormData): CreateForm => ({
  ...readForm(createRules, sent),
  hasNewsletter: sent.has('newsletter'),
  errors: {},
});

export interface CreateAccountView extends AccountFormView {
  readonly fields: Readonly<Record<Exclude<CreateField, 'password'>, FieldView>>;
  readonly password: PasswordView;
  readonly newsletter: { readonly label: string; readonly isTicked: boolean };
}

/** The same form stands in the account's pages and in the checkout's. */
export type CreatePlace = 'create-account' | 'checkout/create-account';

/** The checkout knows by itself where to go on. */
const hrefOf = (place: CreatePlace, next: string | null, shop: ShopRequest): string =>
  hrefWithNext(place, place === 'create-account' ? next : null, shop);

export function createAccountView(
  form: CreateForm,
  error: string | null,
  place: CreatePlace,
  next: string | null,
  shop: ShopRequest,
): CreateAccountView {
  const translate = translator(shop.locale);
  const field = fieldViews(createRules, form, faultTexts(translate), form.errors);
  const help = translate('account.passwordHelp');
  return {
    title: translate('checkout.createAccount'),
    lead: translate('account.createLead'),
    action: hrefOf(place, next, shop),
    fields: {
      firstName: field('firstName', translate('account.firstName')),
      lastName: field('lastName', translate('account.lastName')),
      email: field('email', translate('account.email')),
    },
    password: passwordView(field('password', translate('account.password'), help), translate),
    newsletter: { label: translate('account.newsletterWish'), isTicked: form.hasNewsletter },
    button: translate('thankYou.accountButton'),
    error,
    links: [{ href: hrefWithNext('login', next, shop), label: translate('account.signIn') }],
  };
}

/** Whoever stands in the checkout need not wait for the mail to order. */
export function accountCreatedView(place: CreatePlace, next: string | null, shop: ShopRequest): ToldView {
  const translate = translator(shop.locale);
  const addresses = pageLinks(shop).route('checkout/addresses');
  return {
    title: translate('account.mailboxTitle'),
    kind: 'success',
    text: translate('account.createdText'),
    more: translate('account.noMail'),
    goOn:
      place === 'create-account' || addresses === null
        ? null
        : { href: addresses, label: translate('checkout.guestButton') },
    links: [
      { href: hrefWithNext('login', next, shop), label: translate('account.signIn') },
      { href: hrefOf(place, next, shop), label: translate('checkout.createAccount') },
    ],
  };
}

import { calendarDateIn } from '@tradehall/domain/countries/calendar-date.ts';
import { dateOfBirthPossible } from '@tradehall/domain/customer/date-of-birth.ts';
import type { Customer } from '@tradehall/domain/customer/customer.ts';
import { faultTexts } from '../forms/fault-texts.ts';
import { anything, plainText, required } from '../forms/field-rules.ts';
import { fieldViews, readForm, type FieldView, type SentForm } from '../forms/sent-form.ts';
import { translator } from '../i18n/translator.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import type { AccountFormView } from './account-form.tsx';
import { errorOf } from './account-request.ts';
import { hrefWithNext } from './next-page.ts';

const profileRules = { firstName: required(plainText), lastName: required(plainText), dateOfBirth: anything };

interface ProfileForm extends SentForm<keyof typeof profileRules> {
  readonly isDatePossible: boolean;
}

const possible = (date: string, { country }: ShopRequest): boolean =>
  date === '' || dateOfBirthPossible(date, calendarDateIn(country.timeZone, new Date()));

export function readProfile(sent: FormData, shop: ShopRequest): ProfileForm {
  const form = readForm(profileRules, sent);
  const isDatePossible = possible(form.values.dateOfBirth.trim(), shop);
  return { ...form, isComplete: form.isComplete && isDatePossible, isDatePossible };
}

/** As it stands in the account. */
export const profileOf = ({ firstName, lastName, dateOfBirth }: Customer): ProfileForm => ({
  values: { firstName, lastName, dateOfBirth: dateOfBirth ?? '' },
  faults: {},
  isComplete: true,
  isDatePossible: true,
});

export interface ProfileView extends AccountFormView {
  readonly version: number;
  readonly firstName: FieldView;
  readonly lastName: FieldView;
  readonly dateOfBirth: FieldView;
  readonly optional: string;
  /** The latest that may be chosen. */
  readonly today: string;
  readonly email: { readonly label: string; readonly text: string; readonly note: string };
}

interface ProfileFacts {
  readonly form: ProfileForm;
  readonly customer: Pick<Customer, 'email' | 'version'>;
  /** Why it was not changed. */
  readonly code: string | null;
}

const expected = ['failure.customer-version-conflict', 'failure.not-authenticated'] as const;

/** After a conflict: with what was typed, and the version it would now replace. */
export function profileView({ form, customer, code }: ProfileFacts, shop: ShopRequest): ProfileView {
  const translate = translator(shop.locale);
  const errors = form.isDatePossible ? {} : { dateOfBirth: translate('account.dateOfBirthInvalid') };
  const field = fieldViews(profileRules, form, faultTexts(translate), errors);
  return {
    title: translate('account.profileTitle'),
    lead: translate('checkout.requiredNote'),
    action: hrefWithNext('my-account/my-profile', null, shop),
    version: customer.version,
    firstName: field('firstName', translate('account.firstName')),
    lastName: field('lastName', translate('account.lastName')),
    dateOfBirth: field('dateOfBirth', translate('account.dateOfBirth')),
    optional: translate('checkout.optional'),
    today: calendarDateIn(shop.country.timeZone, new Date()),
    email: { label: translate('account.email'), text: customer.email, note: translate('account.emailNote') },
    button: translate('account.saveProfile'),
    error: code === null || code === 'invalid-input' ? null : errorOf(code, shop, expected),
    links: [
      {
        href: hrefWithNext('my-account/password', null, shop),
        label: translate('account.changePasswordTitle'),
      },
    ],
  };
}

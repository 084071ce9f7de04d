import { guaranteeSku } from '@tradehall/domain/calls/fields.ts';
import { feesOfStoreOn, type StoreDocument } from '@tradehall/domain/catalogue/store-document.ts';
import { calendarDateIn } from '@tradehall/domain/countries/calendar-date.ts';
import { offlineMethodCodes, offlineMethods } from '@tradehall/domain/countries/payment-methods.ts';
import { standardTaxRateOn } from '@tradehall/domain/countries/tax-rates.ts';
import type { Country, ShippingFees } from '@tradehall/domain/countries/country.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { isOfflineOffered } from '@tradehall/domain/payment/offline-allowed.ts';
import { formatMoney } from '@tradehall/domain/money/format-money.ts';
import { countryName, formatRate, formatYears } from '../i18n/formats.ts';
import { paymentNames } from '../i18n/payment-names.ts';
import type { Translate } from '../i18n/translator.ts';

export interface PlaceholderFacts {
  readonly country: Country;
  readonly locale: Locale;
  /** Null while the middleware cannot tell. */
  readonly store: StoreDocument | null;
  readonly translate: Translate;
  readonly now: Date;
}

type Value = (facts: PlaceholderFacts) => string | null;

const fee =
  (name: keyof ShippingFees): Value =>
  ({ country, locale, store, now }) =>
    formatMoney(feesOfStoreOn(store, country, calendarDateIn(country.timeZone, now))[name], locale);

/** While transfers are taken: orders that wait for one say the account themselves. */
const bankAccount: Value = ({ country, store, translate }) => {
  const account = store?.bankDetails ?? null;
  const isTaken = offlineMethodCodes.some(
    (code) => offlineMethods[code].isPaidToAccount && isOfflineOffered(code, country, store),
  );
  return account === null || !isTaken
    ? null
    : translate('content.bankAccount', {
        owner: account.accountOwner,
        iban: account.iban.replaceAll(/(.{4})(?=.)/g, '$1\u00A0'),
        bic: account.bic,
        bank: account.bankInstitute,
      });
};

/** What authors may leave to the shop to fill in: `Delivery is free from {freeShippingFrom}`. */
const placeholders = {
  country: ({ locale }) => countryName(locale),
  shopName: () => 'Tradehall',
  companyName: () => 'Tradehall',
  phone: ({ store }) => store?.phoneNumber ?? null,
  email: ({ store }) => store?.emailAddress ?? null,
  openingHours: ({ store }) => store?.openingHours ?? null,
  freeShippingFrom: fee('freeAbove'),
  parcelFee: fee('parcel'),
  freightFee: fee('freight'),
  vatRate: ({ country, locale, now }) =>
    formatRate(standardTaxRateOn(country, calendarDateIn(country.timeZone, now)), locale),
  legalGuarantee: ({ country, locale }) => formatYears(country.legalGuaranteeYears, locale),
  /** With the longest extra guarantee that can be bought. */
  longestGuarantee: ({ country, locale }) =>
    formatYears(country.legalGuaranteeYears + guaranteeSku.options.length, locale),
  paymentMethods: ({ country, locale, store, translate }) =>
    new Intl.ListFormat(locale, { type: 'conjunction' }).format(paymentNames(country, store, translate)),
  bankTransfer: bankAccount,
} as const satisfies Readonly<Record<string, Value>>;

const isPlaceholder = (name: string): name is keyof typeof placeholders => Object.hasOwn(placeholders, name);

/** A block that cannot be shown honestly is left out whole. */
export class PlaceholderWithoutValue extends Error {}

function valueOf(name: string, facts: PlaceholderFacts): string {
  const value = isPlaceholder(name) ? placeholders[name](facts) : null;
  if (value === null) throw new PlaceholderWithoutValue(`the shop has nothing to put in place of {${name}}`);
  return value;
}

const fillText = (text: string, facts: PlaceholderFacts): string =>
  text.replaceAll(/\{([^{}]*)\}/g, (_whole, name: string) => valueOf(name, facts));

/** The same fields with every placeholder in them filled. Formatted text is sanitised afterwards. */
export function fillPlaceholders<Fields>(fields: Fields, facts: PlaceholderFacts): Fields;
export function fillPlaceholders(fields: unknown, facts: PlaceholderFacts): unknown {
  if (typeof fields === 'string') return fillText(fields, facts);
  if (Array.isArray(fields)) return fields.map((field: unknown) => fillPlaceholders(field, facts));
  if (typeof fields === 'object' && fields !== null)
    return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fillPlaceholders(field, facts)]));
  return fields;
}

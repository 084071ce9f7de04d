import { z } from 'zod';
import type { Cart } from '@tradehall/domain/cart/cart.ts';
import { calendarDateIn } from '@tradehall/domain/countries/calendar-date.ts';
import { type AskedField, providerMethods, type PaymentMethod } from '@tradehall/domain/countries/payment-methods.ts';
import { askedPatterns } from '@tradehall/domain/payment/asked-fields.ts';
import type { Translate } from '../../i18n/translator.ts';
import type { ShopRequest } from '../../request/shop-request.ts';

/** One thing that is typed or chosen on our page for a method. */
export interface TypedFieldView {
  readonly name: AskedField;
  readonly label: string;
  readonly help: string | null;
  readonly invalid: string;
  /** Of the whole text without its spaces. */
  readonly pattern: string;
  /** The last day that may be entered; null where it is no date. */
  readonly latest: string | null;
  /** Null where it is typed. */
  readonly options: readonly { readonly value: string; readonly label: string }[] | null;
}

interface FieldFacts {
  readonly cart: Cart;
  /** What the provider tells of each method; null where it is not there. */
  readonly offered: { readonly paymentMethods: readonly { type: PaymentMethod; configuration: object }[] } | null;
  readonly now: Date;
  readonly shop: ShopRequest;
  readonly translate: Translate;
}

const adultYears = 18;

/** Whoever was born later is no adult today. */
function latestBirthday({ shop, now }: FieldFacts): string {
  const today = calendarDateIn(shop.country.timeZone, now);
  return `${Number(today.slice(0, 4)) - adultYears}${today.slice(4)}`;
}

const listed = z.object({
  issuers: z.array(z.object({ id: z.string(), name: z.string(), disabled: z.boolean().optional() })),
});

function banksOf(method: PaymentMethod, { offered }: FieldFacts) {
  const told = offered?.paymentMethods.find(({ type }) => type === method)?.configuration;
  const issuers = listed.safeParse(told).data?.issuers ?? [];
  const isKnown = new RegExp(`^${askedPatterns.issuer}$`);
  return issuers
    .filter(({ id, disabled }) => disabled !== true && isKnown.test(id))
    .map(({ id, name }) => ({ value: id, label: name }));
}

/** Null: it need not be asked for here. */
function fieldView(field: AskedField, method: PaymentMethod, name: string, facts: FieldFacts): TypedFieldView | null {
  const { translate, cart } = facts;
  const typed = { name: field, help: null, pattern: askedPatterns[field], latest: null, options: null };
  const phone = { ...typed, invalid: translate('form.phoneInvalid') };
  switch (field) {
    case 'blikCode': {
      const words = { label: translate('payment.blikCode'), help: translate('payment.blikHelp') };
      return { ...typed, ...words, invalid: translate('payment.blikInvalid') };
    }
    case 'telephoneNumber':
      return { ...phone, label: translate('payment.appPhone') };
    case 'shopperPhone': {
      const isKnown = (cart.billingAddress?.phone ?? cart.billingAddress?.mobile) !== undefined;
      return isKnown ? null : { ...phone, label: translate('checkout.phone') };
    }
    case 'dateOfBirth': {
      const words = { label: translate('account.dateOfBirth'), invalid: translate('payment.birthDateInvalid') };
      const help = translate('payment.birthDateHelp', { method: name });
      return { ...typed, ...words, help, latest: latestBirthday(facts) };
    }
    case 'issuer': {
      const options = banksOf(method, facts);
      const words = { label: translate('payment.bank'), invalid: translate('payment.chooseBank') };
      return options.length === 0 ? null : { ...typed, ...words, options };
    }
  }
}

export const typedFields = (method: PaymentMethod, name: string, facts: FieldFacts): readonly TypedFieldView[] =>
  (providerMethods[method].asksFor ?? []).flatMap((field) => fieldView(field, method, name, facts) ?? []);

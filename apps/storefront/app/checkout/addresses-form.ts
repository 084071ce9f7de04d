import { emailLength, emailPattern } from '@tradehall/domain/calls/field-patterns.ts';
import { billingChoices, shippingChoices } from '@tradehall/domain/checkout/address-choice.ts';
import type { BillingChoice, ShippingChoice } from '@tradehall/domain/checkout/address-choice.ts';
import { addressFaults, addressFields } from '@tradehall/domain/checkout/address-form.ts';
import type { AddressFault, AddressUse, AddressValues } from '@tradehall/domain/checkout/address-form.ts';
import { countries } from '@tradehall/domain/countries/countries.ts';
import type { CountryCode } from '@tradehall/domain/countries/countries.ts';
import type { ClientType } from '@tradehall/domain/countries/country.ts';

export type AddressPurpose = AddressUse['purpose'];

export interface WrittenAddress {
  readonly country: CountryCode;
  readonly values: AddressValues;
}

/** All that stands in the form, what is hidden by a choice as well: whoever switches back finds it again. */
export interface AddressesForm {
  readonly clientType: ClientType;
  readonly email: string;
  readonly billingChoice: BillingChoice;
  readonly savedBilling: string;
  readonly billing: WrittenAddress;
  readonly shippingChoice: ShippingChoice;
  readonly savedShipping: string;
  readonly shipping: WrittenAddress;
  readonly isAgreed: boolean;
}

/** What the form is checked by, besides the rules of a country. */
export interface AddressesFacts {
  /** Where the shop delivers; its own country first. */
  readonly countries: readonly [CountryCode, ...CountryCode[]];
  readonly needsPhone: boolean;
  /** The ids of the customer's own addresses. */
  readonly saved: Readonly<Record<AddressPurpose, readonly string[]>>;
}

/** `wrong`: what only the shop could tell. */
export type FormFault = AddressFault | 'email' | 'wrong';
/** By the name of the field, in the order of the form. */
export type FormFaults = Readonly<Record<string, FormFault>>;

export const fieldName = (purpose: AddressPurpose, name: string): string => `${purpose}.${name}`;

const clientTypes = ['PRIVATE', 'COMPANY'] as const satisfies readonly ClientType[];

const oneOf = <Option extends string>(options: readonly Option[], given: string, otherwise: Option): Option =>
  options.find((option) => option === given) ?? otherwise;

export const readClientType = (given: string | null, otherwise: ClientType): ClientType =>
  oneOf(clientTypes, given ?? '', otherwise);

export const readShippingChoice = (given: string | null, otherwise: ShippingChoice): ShippingChoice =>
  oneOf(shippingChoices, given ?? '', otherwise);

/** Every field there is in any country. */
const widest = { purpose: 'billing', clientType: 'COMPANY', needsPhone: true } as const;

/** What was typed, by the same hands in the browser and in the shop. */
export const readAddresses = (data: FormData, facts: AddressesFacts): AddressesForm => {
  const [own] = facts.countries;
  const textOf = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  const writtenOf = (purpose: AddressPurpose): WrittenAddress => {
    const country = oneOf(facts.countries, textOf(fieldName(purpose, 'country')), own);
    const names = addressFields(countries[country], widest).map(({ name }) => name);
    return { country, values: Object.fromEntries(names.map((name) => [name, textOf(fieldName(purpose, name))])) };
  };
  return {
    clientType: readClientType(textOf('clientType'), 'PRIVATE'),
    email: textOf('email'),
    billingChoice: oneOf(billingChoices, textOf('billingChoice'), 'NEW_BILLING_ADDRESS'),
    savedBilling: textOf('savedBilling'),
    billing: writtenOf('billing'),
    shippingChoice: readShippingChoice(textOf('shippingChoice'), 'SAME_AS_BILLING'),
    savedShipping: textOf('savedShipping'),
    shipping: writtenOf('shipping'),
    isAgreed: data.has('customerAgreedToSendEmail'),
  };
};

export const addressUseOf = (
  purpose: AddressPurpose,
  form: AddressesForm,
  { needsPhone }: AddressesFacts,
): AddressUse => ({
  purpose,
  clientType: form.clientType,
  needsPhone,
});

const emailFault = (email: string): FormFault | null => {
  const text = email.trim();
  if (text === '') {
    return 'required';
  }
  return text.length <= emailLength && emailPattern.test(text) ? null : 'email';
};

const writtenFaults = (purpose: AddressPurpose, form: AddressesForm, facts: AddressesFacts): FormFaults => {
  const { country, values } = form[purpose];
  const faults = addressFaults(countries[country], addressUseOf(purpose, form, facts), values);
  return Object.fromEntries(Object.entries(faults).map(([name, fault]) => [fieldName(purpose, name), fault]));
};

const savedFaults = (name: string, id: string, saved: readonly string[]): FormFaults =>
  saved.includes(id) ? {} : { [name]: 'required' };

const billingFaults = (form: AddressesForm, facts: AddressesFacts): FormFaults =>
  form.billingChoice === 'SAVED_BILLING_ADDRESS'
    ? savedFaults('savedBilling', form.savedBilling, facts.saved.billing)
    : writtenFaults('billing', form, facts);

const shippingFaults = (form: AddressesForm, facts: AddressesFacts): FormFaults => {
  switch (form.shippingChoice) {
    case 'SAME_AS_BILLING':
      return {};
    case 'DIFFERENT_FROM_BILLING':
      return writtenFaults('shipping', form, facts);
    case 'SAVED_ADDRESS':
      return savedFaults('savedShipping', form.savedShipping, facts.saved.shipping);
  }
};

/** Of what the choices leave in sight. */
export const checkAddresses = (form: AddressesForm, facts: AddressesFacts): FormFaults => {
  const email = emailFault(form.email);
  return {
    ...(email !== null && { email }),
    ...billingFaults(form, facts),
    ...shippingFaults(form, facts),
  };
};

import {
  buyerReferenceLength,
  emailLength,
  emailPattern,
  plainTextPattern,
} from '@tradehall/domain/calls/field-patterns.ts';
import {
  billingChoices,
  shippingChoices,
  type BillingChoice,
  type ShippingChoice,
} from '@tradehall/domain/address/address-choice.ts';
import type { AddressUse } from '@tradehall/domain/address/address-form.ts';
import type { ClientType } from '@tradehall/domain/countries/country.ts';
import type { AddressFormFacts } from '../../address-form/address-form-view.ts';
import {
  oneOf,
  readClientType,
  readWritten,
  textIn,
  writtenFaults,
  type AddressPurpose,
  type FormFault,
  type FormFaults,
  type WrittenAddress,
} from '../../address-form/written-address.ts';

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
  /** What a company finds the order by in its own books. */
  readonly purchaseOrder: string;
  readonly costCentre: string;
  readonly isAgreed: boolean;
  /** What is written now is to be kept for later orders. */
  readonly isKept: Readonly<Record<AddressPurpose, boolean>>;
}

/** What the form is checked by, besides the rules of a country. */
export interface AddressesFacts extends AddressFormFacts {
  /** The ids of the customer's own addresses. */
  readonly saved: Readonly<Record<AddressPurpose, readonly string[]>>;
}

export const readShippingChoice = (given: string | null, otherwise: ShippingChoice): ShippingChoice =>
  oneOf(shippingChoices, given ?? '', otherwise);

/** What was typed, by the same hands in the browser and in the shop. */
export function readAddresses(data: FormData, facts: AddressesFacts): AddressesForm {
  const textOf = (name: string): string => textIn(data, name);
  return {
    clientType: readClientType(textOf('clientType'), 'PRIVATE'),
    email: textOf('email'),
    billingChoice: oneOf(billingChoices, textOf('billingChoice'), 'NEW_BILLING_ADDRESS'),
    savedBilling: textOf('savedBilling'),
    billing: readWritten(data, 'billing', facts.countries),
    shippingChoice: readShippingChoice(textOf('shippingChoice'), 'SAME_AS_BILLING'),
    savedShipping: textOf('savedShipping'),
    shipping: readWritten(data, 'shipping', facts.countries),
    purchaseOrder: textOf('purchaseOrder'),
    costCentre: textOf('costCentre'),
    isAgreed: data.has('customerAgreedToSendEmail'),
    isKept: { billing: data.has('keepBilling'), shipping: data.has('keepShipping') },
  };
}

export const addressUseOf = (
  purpose: AddressPurpose,
  form: AddressesForm,
  { needsPhone }: AddressesFacts,
): AddressUse => ({
  purpose,
  clientType: form.clientType,
  needsPhone,
});

function emailFault(email: string): FormFault | null {
  const text = email.trim();
  if (text === '') return 'required';
  return text.length <= emailLength && emailPattern.test(text) ? null : 'email';
}

const savedFaults = (name: string, id: string, saved: readonly string[]): FormFaults =>
  saved.includes(id) ? {} : { [name]: 'required' };

const billingFaults = (form: AddressesForm, facts: AddressesFacts): FormFaults =>
  form.billingChoice === 'SAVED_BILLING_ADDRESS'
    ? savedFaults('savedBilling', form.savedBilling, facts.saved.billing)
    : writtenFaults(form.billing, addressUseOf('billing', form, facts));

function shippingFaults(form: AddressesForm, facts: AddressesFacts): FormFaults {
  switch (form.shippingChoice) {
    case 'SAME_AS_BILLING':
      return {};
    case 'DIFFERENT_FROM_BILLING':
      return writtenFaults(form.shipping, addressUseOf('shipping', form, facts));
    case 'SAVED_ADDRESS':
      return savedFaults('savedShipping', form.savedShipping, facts.saved.shipping);
  }
}

const referenceNames = ['purchaseOrder', 'costCentre'] as const;

/** They need not be said. */
function referenceFaults(form: AddressesForm): FormFaults {
  const isWrong = (text: string) => text.length > buyerReferenceLength || !plainTextPattern.test(text);
  const wrong = referenceNames.filter((name) => isWrong(form[name].trim()));
  const isInSight = form.clientType === 'COMPANY' || form.billingChoice === 'SAVED_BILLING_ADDRESS';
  return isInSight ? Object.fromEntries(wrong.map((name) => [name, 'wrong' as const])) : {};
}

/** Of what the choices leave in sight. */
export function checkAddresses(form: AddressesForm, facts: AddressesFacts): FormFaults {
  const email = emailFault(form.email);
  return {
    ...(email !== null && { email }),
    ...billingFaults(form, facts),
    ...referenceFaults(form),
    ...shippingFaults(form, facts),
  };
}

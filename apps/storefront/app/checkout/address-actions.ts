import type { CartAction } from '@tradehall/domain/cart/cart-action.ts';
import { addressOf } from '@tradehall/domain/checkout/address-form.ts';
import { addressInput } from '@tradehall/domain/checkout/address.ts';
import type { Address, AddressInput } from '@tradehall/domain/checkout/address.ts';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { addressUseOf } from './addresses-form.ts';
import type { AddressPurpose, AddressesFacts, AddressesForm } from './addresses-form.ts';

/** The customer's own, by what they are for. */
export type SavedAddresses = Readonly<Record<AddressPurpose, readonly Address[]>>;

const withoutVat = (address: AddressInput): AddressInput => ({ ...address, vatNumber: undefined });

// A§5: who buys privately says nothing of a company.
const privately = (address: AddressInput): AddressInput =>
  withoutVat({ ...address, company: undefined, department: undefined });

/** A kept address as one that is written: whether its VAT number is valid is asked again. */
const findSaved = (saved: readonly Address[], id: string): AddressInput | null => {
  const found = saved.find((address) => address.id === id);
  const written = addressInput.strip().safeParse({ ...found, vatNumber: found?.custom?.vatNumber ?? undefined });
  return written.success ? written.data : null;
};

const billingOf = (form: AddressesForm, facts: AddressesFacts, saved: SavedAddresses): AddressInput | null => {
  if (form.billingChoice === 'NEW_BILLING_ADDRESS') {
    const { country, values } = form.billing;
    return addressOf(countries[country], addressUseOf('billing', form, facts), values);
  }
  const found = findSaved(saved.billing, form.savedBilling);
  return found !== null && form.clientType === 'PRIVATE' ? privately(found) : found;
};

const shippingOf = (
  form: AddressesForm,
  facts: AddressesFacts,
  saved: SavedAddresses,
  billing: AddressInput,
): AddressInput | null => {
  const { phone } = billing;
  switch (form.shippingChoice) {
    case 'SAME_AS_BILLING':
      return withoutVat(billing);
    case 'DIFFERENT_FROM_BILLING': {
      const { country, values } = form.shipping;
      const address = addressOf(countries[country], addressUseOf('shipping', form, facts), values);
      return { ...address, ...(phone !== undefined && { phone }) };
    }
    case 'SAVED_ADDRESS': {
      const found = findSaved(saved.shipping, form.savedShipping);
      return found === null ? null : withoutVat(found);
    }
  }
};

/** One change of the cart for the whole form; null where a saved address is not there any more. */
export const addressActions = (
  form: AddressesForm,
  facts: AddressesFacts,
  saved: SavedAddresses,
): CartAction[] | null => {
  const billing = billingOf(form, facts, saved);
  const shipping = billing === null ? null : shippingOf(form, facts, saved, billing);
  if (billing === null || shipping === null) {
    return null;
  }
  const { vatNumber } = billing;
  return [
    { action: 'setCustomerEmail', email: form.email.trim() },
    { action: 'setCustomType', fields: { customerAgreedToSendEmail: form.isAgreed } },
    { action: 'setShippingAddress', address: shipping },
    { action: 'setBillingAddress', address: billing, clientType: form.clientType },
    ...(vatNumber === undefined ? [] : [{ action: 'setBillingVatNumber', vatNumber } as const]),
  ];
};

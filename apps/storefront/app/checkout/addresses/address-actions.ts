import type { CartAction } from '@tradehall/domain/cart/cart-action.ts';
import { addressOf } from '@tradehall/domain/address/address-form.ts';
import { addressInput, type Address, type AddressInput } from '@tradehall/domain/address/address.ts';
import { countries } from '@tradehall/domain/countries/countries.ts';
import type { ClientType } from '@tradehall/domain/countries/country.ts';
import { clientTypeOf } from '@tradehall/domain/address/saved-address.ts';
import type { AddressPurpose } from '../../address-form/written-address.ts';
import { addressUseOf, type AddressesFacts, type AddressesForm } from './addresses-form.ts';

/** The customer's own, by what they are for. */
export type SavedAddresses = Readonly<Record<AddressPurpose, readonly Address[]>>;

const withoutVat = (address: AddressInput): AddressInput => ({ ...address, vatNumber: undefined });

export function writtenToSend(purpose: AddressPurpose, form: AddressesForm, facts: AddressesFacts): AddressInput {
  const { country, values } = form[purpose];
  return addressOf(countries[country], addressUseOf(purpose, form, facts), values);
}

/** A kept address as one that is written: whether its VAT number is valid is asked again. */
function findSaved(saved: readonly Address[], id: string): AddressInput | null {
  const found = saved.find((address) => address.id === id);
  const written = addressInput.strip().safeParse({ ...found, vatNumber: found?.custom?.vatNumber ?? undefined });
  return written.success ? written.data : null;
}

interface Billing {
  readonly address: AddressInput;
  readonly clientType: ClientType;
}

/** A kept address says itself whether a company orders: the switch above is about one that is written now. */
function billingOf(form: AddressesForm, facts: AddressesFacts, saved: SavedAddresses): Billing | null {
  if (form.billingChoice === 'NEW_BILLING_ADDRESS')
    return { address: writtenToSend('billing', form, facts), clientType: form.clientType };
  const address = findSaved(saved.billing, form.savedBilling);
  return address === null ? null : { address, clientType: clientTypeOf(address) };
}

function shippingOf(
  form: AddressesForm,
  facts: AddressesFacts,
  saved: SavedAddresses,
  billing: AddressInput,
): AddressInput | null {
  const { phone } = billing;
  switch (form.shippingChoice) {
    case 'SAME_AS_BILLING':
      return withoutVat(billing);
    case 'DIFFERENT_FROM_BILLING':
      return { ...writtenToSend('shipping', form, facts), ...(phone !== undefined && { phone }) };
    case 'SAVED_ADDRESS': {
      const found = findSaved(saved.shipping, form.savedShipping);
      return found === null ? null : withoutVat(found);
    }
  }
}

function referencesOf({ purchaseOrder, costCentre }: AddressesForm, clientType: ClientType) {
  const isSaid = (text: string) => clientType === 'COMPANY' && text.trim() !== '';
  return {
    purchaseOrder: isSaid(purchaseOrder) ? purchaseOrder.trim() : null,
    costCentre: isSaid(costCentre) ? costCentre.trim() : null,
  };
}

/** One change of the cart for the whole form; null where a saved address is not there any more. */
export function addressActions(form: AddressesForm, facts: AddressesFacts, saved: SavedAddresses): CartAction[] | null {
  const billing = billingOf(form, facts, saved);
  const shipping = billing === null ? null : shippingOf(form, facts, saved, billing.address);
  if (billing === null || shipping === null) return null;
  const { address, clientType } = billing;
  const { vatNumber } = address;
  const buyerReferences = referencesOf(form, clientType);
  return [
    { action: 'setCustomerEmail', email: form.email.trim() },
    { action: 'setCustomType', fields: { customerAgreedToSendEmail: form.isAgreed, buyerReferences } },
    { action: 'setShippingAddress', address: shipping },
    { action: 'setBillingAddress', address, clientType },
    ...(vatNumber === undefined ? [] : [{ action: 'setBillingVatNumber', vatNumber } as const]),
  ];
}

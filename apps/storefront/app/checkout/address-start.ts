import type { Cart } from '@tradehall/domain/cart/cart.ts';
import { addressFields } from '@tradehall/domain/checkout/address-form.ts';
import type { AddressValues } from '@tradehall/domain/checkout/address-form.ts';
import type { Address } from '@tradehall/domain/checkout/address.ts';
import type { ShippingChoice } from '@tradehall/domain/checkout/address-choice.ts';
import { countries } from '@tradehall/domain/countries/countries.ts';
import type { CountryCode } from '@tradehall/domain/countries/countries.ts';
import type { ClientType } from '@tradehall/domain/countries/country.ts';
import type { Customer } from '@tradehall/domain/customer/customer.ts';
import type { RememberedChoice, VisitorRequest } from '../request/visitor-request.ts';
import { readClientType, readShippingChoice } from './addresses-form.ts';
import type { AddressesFacts, AddressesForm, WrittenAddress } from './addresses-form.ts';

/** Who is at the checkout: a cart with something in it, and the customer where somebody is signed in. */
export interface Buyer {
  readonly cart: Cart;
  readonly customer: Customer | null;
}

/** B§3: kept per checkout type. */
export const clientTypeCookie = ({ customer }: Pick<Buyer, 'customer'>): RememberedChoice =>
  customer === null ? 'ClientType-guest' : 'ClientType-customer';

const fieldsOfAll = { purpose: 'billing', clientType: 'COMPANY', needsPhone: true } as const;

const valuesOf = (address: Address): AddressValues => {
  const texts: Readonly<Record<string, unknown>> = { ...address, vatNumber: address.custom?.vatNumber };
  return Object.fromEntries(
    addressFields(countries[address.country], fieldsOfAll).map(({ name }) => {
      const text = texts[name];
      return [name, typeof text === 'string' ? text : ''];
    }),
  );
};

const writtenOf = (address: Address | null, { countries: [own, ...others] }: AddressesFacts): WrittenAddress => {
  const isKnown = (code: CountryCode): boolean => code === own || others.includes(code);
  return address === null || !isKnown(address.country)
    ? { country: own, values: {} }
    : { country: address.country, values: valuesOf(address) };
};

const partsOf = ({ firstName, lastName, streetName, streetNumber, postalCode, city, country }: Address): string =>
  JSON.stringify([firstName, lastName, streetName, streetNumber, postalCode, city, country]);

const knownClientType = ({ billingAddress }: Cart, otherwise: ClientType): ClientType =>
  billingAddress?.company === undefined ? otherwise : 'COMPANY';

/** A§4: to the billing address unless the cart, or else a cookie, says otherwise. */
const startingChoice = ({ cart, customer }: Buyer, visitor: VisitorRequest): ShippingChoice => {
  const { billingAddress, shippingAddress } = cart;
  if (billingAddress !== null && shippingAddress !== null) {
    return partsOf(billingAddress) === partsOf(shippingAddress) ? 'SAME_AS_BILLING' : 'DIFFERENT_FROM_BILLING';
  }
  const remembered = readShippingChoice(visitor.choice('ShippingAddressType'), 'SAME_AS_BILLING');
  const hasSaved = (customer?.shippingAddresses.length ?? 0) > 0;
  return remembered === 'SAVED_ADDRESS' && !hasSaved ? 'SAME_AS_BILLING' : remembered;
};

/** What the form begins with: the cart's own addresses, and what is known of the customer. */
export const startOfAddresses = (
  buyer: Buyer,
  visitor: VisitorRequest,
  facts: AddressesFacts,
  defaultClientType: ClientType,
): AddressesForm => {
  const { cart, customer } = buyer;
  const billing = writtenOf(cart.billingAddress, facts);
  const names = { firstName: customer?.firstName, lastName: customer?.lastName };
  const hasSaved = cart.billingAddress === null && facts.saved.billing.length > 0;
  const shippingChoice = startingChoice(buyer, visitor);
  return {
    clientType: readClientType(visitor.choice(clientTypeCookie(buyer)), knownClientType(cart, defaultClientType)),
    email: cart.customerEmail ?? customer?.email ?? '',
    billingChoice: hasSaved ? 'SAVED_BILLING_ADDRESS' : 'NEW_BILLING_ADDRESS',
    savedBilling: customer?.defaultBillingAddressId ?? facts.saved.billing[0] ?? '',
    billing: cart.billingAddress === null ? { ...billing, values: names } : billing,
    shippingChoice,
    savedShipping: customer?.defaultShippingAddressId ?? facts.saved.shipping[0] ?? '',
    shipping: writtenOf(shippingChoice === 'DIFFERENT_FROM_BILLING' ? cart.shippingAddress : null, facts),
    isAgreed: cart.custom.customerAgreedToSendEmail,
  };
};

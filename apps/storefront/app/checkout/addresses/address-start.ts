import type { Cart } from '@tradehall/domain/cart/cart.ts';
import type { Address } from '@tradehall/domain/address/address.ts';
import type { ShippingChoice } from '@tradehall/domain/address/address-choice.ts';
import type { ClientType } from '@tradehall/domain/countries/country.ts';
import type { Customer } from '@tradehall/domain/customer/customer.ts';
import { readClientType, writtenOf } from '../../address-form/written-address.ts';
import type { RememberedChoice, VisitorRequest } from '../../request/visitor-request.ts';
import { readShippingChoice, type AddressesFacts, type AddressesForm } from './addresses-form.ts';

/** Who is at the checkout: a cart with something in it, and the customer where somebody is signed in. */
export interface Buyer {
  readonly cart: Cart;
  readonly customer: Customer | null;
}

/** B§3: kept per checkout type. */
export const clientTypeCookie = ({ customer }: Pick<Buyer, 'customer'>): RememberedChoice =>
  customer === null ? 'ClientType-guest' : 'ClientType-customer';

const partsOf = ({ firstName, lastName, streetName, streetNumber, postalCode, city, country }: Address): string =>
  JSON.stringify([firstName, lastName, streetName, streetNumber, postalCode, city, country]);

const knownClientType = ({ billingAddress }: Cart, otherwise: ClientType): ClientType =>
  billingAddress?.company === undefined ? otherwise : 'COMPANY';

/** A§4: to the billing address unless the cart, a cookie or the customer's own default says otherwise. */
function startingChoice({ cart, customer }: Buyer, visitor: VisitorRequest, { saved }: AddressesFacts): ShippingChoice {
  const { billingAddress, shippingAddress } = cart;
  if (billingAddress !== null && shippingAddress !== null)
    return partsOf(billingAddress) === partsOf(shippingAddress) ? 'SAME_AS_BILLING' : 'DIFFERENT_FROM_BILLING';
  const hasDefault = saved.shipping.some((id) => id === customer?.defaultShippingAddressId);
  const usual = hasDefault ? 'SAVED_ADDRESS' : 'SAME_AS_BILLING';
  const remembered = readShippingChoice(visitor.choice('ShippingAddressType'), usual);
  return remembered === 'SAVED_ADDRESS' && saved.shipping.length === 0 ? 'SAME_AS_BILLING' : remembered;
}

/** The default, unless this shop does not deliver there. */
const preselected = (saved: readonly string[], defaultId: string | null | undefined): string =>
  saved.find((id) => id === defaultId) ?? saved[0] ?? '';

/** What the form begins with: the cart's own addresses, and what is known of the customer. */
export function startOfAddresses(
  buyer: Buyer,
  visitor: VisitorRequest,
  facts: AddressesFacts,
  defaultClientType: ClientType,
): AddressesForm {
  const { cart, customer } = buyer;
  const billing = writtenOf(cart.billingAddress, facts.countries);
  const names = { firstName: customer?.firstName, lastName: customer?.lastName };
  const hasSaved = cart.billingAddress === null && facts.saved.billing.length > 0;
  const shippingChoice = startingChoice(buyer, visitor, facts);
  return {
    clientType: readClientType(visitor.choice(clientTypeCookie(buyer)), knownClientType(cart, defaultClientType)),
    email: cart.customerEmail ?? customer?.email ?? '',
    billingChoice: hasSaved ? 'SAVED_BILLING_ADDRESS' : 'NEW_BILLING_ADDRESS',
    savedBilling: preselected(facts.saved.billing, customer?.defaultBillingAddressId),
    billing: cart.billingAddress === null ? { ...billing, values: names } : billing,
    shippingChoice,
    savedShipping: preselected(facts.saved.shipping, customer?.defaultShippingAddressId),
    shipping: writtenOf(shippingChoice === 'DIFFERENT_FROM_BILLING' ? cart.shippingAddress : null, facts.countries),
    purchaseOrder: cart.buyerReferences.purchaseOrder ?? '',
    costCentre: cart.buyerReferences.costCentre ?? '',
    isAgreed: cart.custom.customerAgreedToSendEmail,
    isKept: { billing: false, shipping: false },
  };
}

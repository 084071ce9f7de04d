import type { Failure } from '@tradehall/domain/calls/failures.ts';
import type { CartAction } from '@tradehall/domain/cart/cart-action.ts';
import { fieldName, type AddressPurpose, type FormFaults } from '../../address-form/written-address.ts';
import { translator } from '../../i18n/translator.ts';
import type { ShopRequest } from '../../request/shop-request.ts';
import type { VisitorRequest } from '../../request/visitor-request.ts';
import { routeTable } from '../../routing/route-table.ts';
import { addressActions } from './address-actions.ts';
import { clientTypeCookie, startOfAddresses, type Buyer } from './address-start.ts';
import { addressesFacts, savedOf } from './addresses-view.ts';
import { checkAddresses, readAddresses, type AddressesForm } from './addresses-form.ts';
import { choiceCookie } from '../choice-cookie.ts';
import { findBuyer } from '../find-buyer.ts';
import { keepAddresses } from './keep-addresses.ts';

/** What was typed, and what is wrong with it. */
export interface AddressesRefusal {
  readonly form: AddressesForm;
  readonly faults: FormFaults;
  readonly text: string;
}

type AddressesAnswer =
  | { readonly to: string; readonly cookies: readonly string[] }
  | { readonly refusal: AddressesRefusal; readonly status: 422 | 503 };

/** Changes the cart by all of these or by none; null once it is done. */
type ChangeByActions = (actions: CartAction[]) => Promise<Failure | null>;

function purposeOf(failure: Failure): AddressPurpose | null {
  switch (failure.code) {
    case 'billing-address-error':
      return 'billing';
    case 'shipping-address-error':
      return 'shipping';
    default:
      return null;
  }
}

/** The fields the shop has refused, at the place where they were typed. */
function faultsOf(failure: Failure, { shippingChoice }: AddressesForm): FormFaults {
  const purpose = purposeOf(failure);
  if (purpose === null || !('fields' in failure)) return {};
  const typedAt = shippingChoice === 'SAME_AS_BILLING' ? 'billing' : purpose;
  return Object.fromEntries(failure.fields.map((name) => [fieldName(typedAt, name), 'wrong' as const]));
}

function failureText({ code }: Failure, { locale }: ShopRequest): string {
  const translate = translator(locale);
  switch (code) {
    case 'billing-address-error':
    case 'shipping-address-error':
    case 'cart-frozen':
    case 'cart-version-conflict':
    case 'checkout-disabled':
    case 'product-not-sellable':
    case 'too-many-requests':
      return translate(`failure.${code}`);
    default:
      return translate('failure.unknown');
  }
}

/** What is in the cart was sent by this form before; what is in the account holds where it says which address is meant. */
function isKnown({ cart, customer }: Buyer, { savedBilling, billingChoice }: AddressesForm): boolean {
  if (cart.billingAddress !== null) return cart.shippingInfo !== null && cart.customerEmail !== null;
  return (
    billingChoice === 'SAVED_BILLING_ADDRESS' &&
    customer !== null &&
    (customer.defaultBillingAddressId === savedBilling || customer.billingAddresses.length === 1)
  );
}

/** The way to the checkout: whoever has said everything goes on to the payment, which shows it, everybody else to the form. */
export async function answerStart(
  change: ChangeByActions,
  visitor: VisitorRequest,
  shop: ShopRequest,
): Promise<{ readonly to: string; readonly cookies: readonly string[] }> {
  const leadTo = (key: 'home' | 'checkout/addresses' | 'checkout/payment') => ({
    to: routeTable[key].path,
    cookies: [],
  });
  const buyer = await findBuyer(visitor, shop);
  if (buyer === 'none') return leadTo('home');
  if (buyer === 'unknown') return leadTo('checkout/addresses');
  const facts = addressesFacts(buyer, shop);
  const form = startOfAddresses(buyer, visitor, facts, shop.country.defaultClientType);
  if (!isKnown(buyer, form) || Object.keys(checkAddresses(form, facts)).length > 0) return leadTo('checkout/addresses');
  if (buyer.cart.billingAddress !== null) return leadTo('checkout/payment');
  const actions = addressActions(form, facts, savedOf(buyer, shop));
  const isTaken = actions !== null && (await change(actions)) === null;
  return leadTo(isTaken ? 'checkout/payment' : 'checkout/addresses');
}

/** A§5: both addresses are right or nothing is changed, and the first field at fault is shown. Works without JavaScript. */
export async function answerAddresses(
  data: FormData,
  change: ChangeByActions,
  visitor: VisitorRequest,
  shop: ShopRequest,
): Promise<AddressesAnswer> {
  const buyer = await findBuyer(visitor, shop);
  if (buyer === 'none') return { to: routeTable.home.path, cookies: [] };
  const facts = addressesFacts(buyer === 'unknown' ? null : buyer, shop);
  const form = readAddresses(data, facts);
  if (buyer === 'unknown')
    return { refusal: { form, faults: {}, text: translator(shop.locale)('failure.unknown') }, status: 503 };
  const faults = checkAddresses(form, facts);
  const actions = Object.keys(faults).length > 0 ? null : addressActions(form, facts, savedOf(buyer, shop));
  if (actions === null)
    return { refusal: { form, faults, text: translator(shop.locale)('form.checkFields') }, status: 422 };
  const failure = await change(actions);
  if (failure !== null)
    return { refusal: { form, faults: faultsOf(failure, form), text: failureText(failure, shop) }, status: 422 };
  await keepAddresses({ form, facts, buyer }, visitor, shop);
  const isSecure = shop.originOf(shop.locale).startsWith('https:');
  return {
    to: routeTable['checkout/payment'].path,
    cookies: [
      choiceCookie(clientTypeCookie(buyer), form.clientType, isSecure),
      choiceCookie('ShippingAddressType', form.shippingChoice, isSecure),
    ],
  };
}

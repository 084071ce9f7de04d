import type { Failure } from '@tradehall/domain/calls/failures.ts';
import { fail, succeed, type Result } from '@tradehall/domain/calls/result.ts';
import type { CartAction } from '@tradehall/domain/cart/cart-action.ts';
import { cartCalls } from '@tradehall/domain/cart/cart.calls.ts';
import type { SentCartChange } from '@tradehall/domain/cart/cart.engine-calls.ts';
import type { Cart } from '@tradehall/domain/cart/cart.ts';
import type { AddressInput } from '@tradehall/domain/address/address.ts';
import { deliveryCountries } from '@tradehall/domain/address/delivery-countries.ts';
import { writtenAddressFaults } from '@tradehall/domain/address/written-address-faults.ts';
import type { Country } from '@tradehall/domain/countries/country.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import type { CallContext } from '../context/call-context.ts';
import type { Handle } from '../context/call-handler.ts';
import { findOwnPayment, isUnknownPayment } from '../payment/own-payment.ts';
import { changeCart } from '../cart/change-cart.ts';
import { findCart } from '../cart/find-cart.ts';
import { shopperCart } from '../cart/shopper-cart.ts';

type RefusedAction = Failure<'shipping-address-error' | 'billing-address-error'>;
type AddPayment = Extract<CartAction, { action: 'addPayment' }>;
type SetCustomType = Extract<CartAction, { action: 'setCustomType' }>;

/** Every action becomes a change of the engine's, and all of them one step of the cart. */
export const updateCart: Handle<'new-ct', 'updateCart'> = async ({ actions, ...against }, context) => {
  if (!context.country.checkoutEnabled) return fail({ code: 'checkout-disabled' });
  const changes: SentCartChange[] = [];
  for (const action of actions) {
    if (action.action === 'addPayment') continue;
    const change = changeOf(action, context);
    if (!change.ok) return change;
    changes.push(change.value);
  }
  // A payment is begun for its cart: here it is only asked whether this one is.
  for (const { paymentId } of actions.filter((action) => action.action === 'addPayment')) {
    const payment = await findOwnPayment({ cartId: against.cartId, paymentId }, context);
    if (isUnknownPayment(payment)) return fail({ code: 'payment-not-found' });
  }
  return changes.length > 0
    ? changeCart(cartCalls.updateCart, against, changes, context)
    : cartAsItIs(against, context);
};

async function cartAsItIs(
  { locale, cartId, version }: { readonly locale: Locale; readonly cartId: string; readonly version: number },
  context: CallContext,
): Promise<Result<{ cart: Cart }, Failure<'cart-not-found' | 'cart-version-conflict'>>> {
  const cart = await findCart(cartId, context);
  if (cart === null) return fail({ code: 'cart-not-found' });
  if (cart.version !== version) return fail({ code: 'cart-version-conflict', currentVersion: cart.version });
  return succeed({ cart: await shopperCart(cart, locale, context) });
}

function shippingFaults(address: AddressInput, shop: Country): string[] {
  const faults = writtenAddressFaults(address, { purpose: 'shipping', clientType: 'PRIVATE' });
  return deliveryCountries(shop).includes(address.country) ? [...faults] : ['country', ...faults];
}

/** Where somebody came from is kept of who has agreed to it, whatever a browser sends. */
function fieldsOf({ utmSource, ...fields }: SetCustomType['fields'], context: CallContext) {
  return utmSource !== undefined && context.consents.marketing ? { ...fields, utmSource } : fields;
}

function changeOf(
  action: Exclude<CartAction, AddPayment>,
  context: CallContext,
): Result<SentCartChange, RefusedAction> {
  switch (action.action) {
    case 'addLineItem':
      return succeed({ add: { sku: action.sku, quantity: action.quantity, parentSku: action.parentSku } });
    case 'setCustomerEmail':
      return succeed({ setContact: { email: action.email } });
    case 'setCustomType':
      return succeed({ setFields: fieldsOf(action.fields, context) });
    case 'recalculate':
      return succeed({ recalculate: true });
    case 'setShippingAddress': {
      const fields = shippingFaults(action.address, context.country);
      if (fields.length > 0) return fail({ code: 'shipping-address-error', fields });
      return succeed({ setShippingAddress: { address: action.address } });
    }
    case 'setBillingAddress': {
      const { clientType } = action;
      const fields = [...writtenAddressFaults(action.address, { purpose: 'billing', clientType })];
      if (fields.length > 0) return fail({ code: 'billing-address-error', fields });
      return succeed({ setBillingAddress: { address: action.address, clientType } });
    }
    case 'setBillingVatNumber':
      return succeed({ setBillingVatNumber: { vatNumber: action.vatNumber } });
  }
}

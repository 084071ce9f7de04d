import type { Failure } from '@tradehall/domain/calls/failures.ts';
import type { Result } from '@tradehall/domain/calls/result.ts';
import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import type { CartAction } from '@tradehall/domain/cart/cart-action.ts';
import { cartCalls } from '@tradehall/domain/cart/cart.calls.ts';
import type { Handle } from '../call-handler.ts';
import { addressFaults } from './cart-address.ts';
import type { CartChange } from './cart-change.ts';
import { changeCart } from './change-cart.ts';

type RefusedAction = Failure<'not-available' | 'shipping-address-error' | 'billing-address-error'>;

/** Every action becomes a change of the engine's, and all of them one step of the cart. */
export const updateCart: Handle<'new-ct', 'updateCart'> = ({ actions, ...against }, context) => {
  const changes: CartChange[] = [];
  for (const action of context.country.checkoutEnabled ? actions : []) {
    const change = changeOf(action);
    if (!change.ok) return change;
    changes.push(change.value);
  }
  return changeCart(cartCalls.updateCart, against, changes, context);
};

function changeOf(action: CartAction): Result<CartChange, RefusedAction> {
  switch (action.action) {
    case 'addLineItem':
      return succeed({ add: { sku: action.sku, quantity: action.quantity, parentSku: action.parentSku } });
    case 'setCustomerEmail':
      return succeed({ setContact: { email: action.email } });
    case 'setCustomType':
      return succeed({ setFields: action.fields });
    case 'recalculate':
      return succeed({ recalculate: true });
    case 'setShippingAddress': {
      const fields = addressFaults(action.address);
      if (fields.length > 0) return fail({ code: 'shipping-address-error', fields });
      return succeed({ setShippingAddress: { address: action.address } });
    }
    case 'setBillingAddress': {
      const fields = addressFaults(action.address);
      if (fields.length > 0) return fail({ code: 'billing-address-error', fields });
      return succeed({ setBillingAddress: { address: action.address, clientType: action.clientType } });
    }
    case 'addPayment':
    case 'setBillingVatNumber':
      return fail({ code: 'not-available' });
  }
}

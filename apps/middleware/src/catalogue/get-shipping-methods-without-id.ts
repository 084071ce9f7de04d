import { succeed } from '@tradehall/domain/calls/result.ts';
import { shippingMethodsDocumentKey } from '@tradehall/domain/cart/shipping-methods-document.ts';
import type { Handle } from '../context/call-handler.ts';

export const getShippingMethodsWithoutId: Handle<'new-ct', 'getShippingMethodsWithoutId'> = async (
  { locale },
  context,
) => {
  const document = await context.read('shipping-methods', locale, shippingMethodsDocumentKey);
  return succeed(document ?? { shippingMethods: [] });
};

import { succeed } from '@tradehall/domain/calls/result.ts';
import { loyaltyLevelsDocumentKey } from '@tradehall/domain/cart/discount-documents.ts';
import type { Handle } from '../context/call-handler.ts';
import { storeAllows } from './store-allows.ts';

export const getLoyaltyLevels: Handle<'new-ct', 'getLoyaltyLevels'> = async ({ locale }, context) => {
  const isAllowed = await storeAllows('loyalty_discount_enabled', locale, context);
  const levels = isAllowed ? await context.read('loyalty-levels', locale, loyaltyLevelsDocumentKey) : null;
  return succeed(levels ?? { customerGroups: { results: [] }, cartDiscounts: { results: [] } });
};

import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import type { Handle } from '../context/call-handler.ts';

export const getStores: Handle<'new-ct', 'getStores'> = async ({ locale }, context) => {
  const store = await context.read('store', locale, context.storeKey);
  return store === null ? fail({ code: 'store-not-found' }) : succeed(store.whole);
};

import { succeed } from '@tradehall/domain/calls/result.ts';
import type { Handle } from '../context/call-handler.ts';
import { findAddressService } from './find-address-service.ts';

export const suggestAddresses: Handle<'shop', 'suggest-addresses'> = async ({ typed, ...asked }, context) => {
  const service = await findAddressService(asked, context);
  if (!service.ok) return service;
  const { addressFinder, search } = service.value;
  const found = await addressFinder.suggest(typed, search);
  return found.ok ? succeed({ suggestions: [...found.value], source: addressFinder.source }) : found;
};

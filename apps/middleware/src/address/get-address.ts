import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import type { Handle } from '../context/call-handler.ts';
import { findAddressService } from './find-address-service.ts';

export const getAddress: Handle<'shop', 'get-address'> = async ({ id, ...asked }, context) => {
  const service = await findAddressService(asked, context);
  if (!service.ok) return service;
  const { addressFinder, search } = service.value;
  const found = await addressFinder.find(id, search);
  if (!found.ok) return found;
  return found.value === null ? fail({ code: 'address-not-found' }) : succeed(found.value);
};

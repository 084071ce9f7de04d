import type { AddressKind } from '@tradehall/domain/address/saved-address.ts';
import type { ParsedCallInput } from '@tradehall/domain/calls/call.ts';
import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import type { addressBookCalls } from '@tradehall/domain/customer/address-book.calls.ts';
import type { CallContext } from '../context/call-context.ts';
import type { HandlersOf } from '../context/call-handler.ts';
import { findCustomer } from './find-customer.ts';

type Calls = typeof addressBookCalls;

/** A§8: an operation fails where no user comes back. */
async function userOr<Failed>(failed: Failed, context: CallContext) {
  const user = await findCustomer(context);
  return user === null ? failed : succeed({ user });
}

const notAuthenticated = fail({ code: 'not-authenticated' });

async function add(kind: AddressKind, input: ParsedCallInput<Calls['addBillingAddress']>, context: CallContext) {
  if (!context.hasSession) return notAuthenticated;
  const added = await context.engine('addMyAddress', { kind, ...input });
  return added.ok ? userOr(fail({ code: 'failed-to-add-address' }), context) : added;
}

async function update(kind: AddressKind, input: ParsedCallInput<Calls['updateBillingAddress']>, context: CallContext) {
  if (!context.hasSession) return notAuthenticated;
  const updated = await context.engine('updateMyAddress', { kind, ...input });
  return updated.ok ? userOr(fail({ code: 'failed-to-update-address' }), context) : updated;
}

async function remove(kind: AddressKind, input: ParsedCallInput<Calls['deleteBillingAddress']>, context: CallContext) {
  if (!context.hasSession) return notAuthenticated;
  const deleted = await context.engine('deleteMyAddress', { kind, ...input });
  return deleted.ok ? userOr(fail({ code: 'failed-to-delete-address' }), context) : deleted;
}

async function setDefault(
  kind: AddressKind,
  input: ParsedCallInput<Calls['setDefaultBillingAddress']>,
  context: CallContext,
) {
  if (!context.hasSession) return notAuthenticated;
  const set = await context.engine('setMyDefaultAddress', { kind, ...input });
  return set.ok ? userOr(fail({ code: 'failed-to-set-default-address' }), context) : set;
}

export const addressBookHandlers = {
  addBillingAddress: (input, context) => add('billing', input, context),
  updateBillingAddress: (input, context) => update('billing', input, context),
  deleteBillingAddress: (input, context) => remove('billing', input, context),
  setDefaultBillingAddress: (input, context) => setDefault('billing', input, context),
  addShippingAddress: (input, context) => add('shipping', input, context),
  updateShippingAddress: (input, context) => update('shipping', input, context),
  deleteShippingAddress: (input, context) => remove('shipping', input, context),
  setDefaultShippingAddress: (input, context) => setDefault('shipping', input, context),
} satisfies HandlersOf<Calls>;

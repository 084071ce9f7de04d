import type { ParsedCallInput } from '@tradehall/domain/calls/call.ts';
import type { Failure } from '@tradehall/domain/calls/failures.ts';
import type { Result } from '@tradehall/domain/calls/result.ts';
import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import type { addressBookCalls } from '@tradehall/domain/customer/address-book.calls.ts';
import type { Customer } from '@tradehall/domain/customer/customer.ts';
import type { AddressKind } from '@tradehall/domain/address/saved-address.ts';
import { z } from 'zod';
import type { CallContext } from '../context/call-context.ts';
import { findCustomer } from './find-customer.ts';

type Calls = typeof addressBookCalls;
type Answered<Code extends Failure['code']> = Promise<Result<{ user: Customer }, Failure<Code>>>;

const answers = z.object({
  book: z.discriminatedUnion('__typename', [
    z.object({ __typename: z.literal('AddressBookAnswer') }),
    z.object({
      __typename: z.literal('AddressBookFailure'),
      code: z.enum(['not-authenticated', 'address-not-found', 'address-refused', 'customer-version-conflict']),
      currentVersion: z.int().nonnegative().nullable(),
    }),
  ]),
});

const questionOf = (mutation: string, takes: string, given: string) => ({
  document: `mutation ($kind: String!, ${takes}) {
    book: ${mutation}(kind: $kind, ${given}) { __typename ... on AddressBookFailure { code currentVersion } }
  }`,
  answers,
});

const namesAddress = ['$addressId: ID!', 'addressId: $addressId'] as const;
const questions = {
  add: questionOf('addMyAddress', '$intentId: String!, $address: JSON!', 'intentId: $intentId, address: $address'),
  update: questionOf(
    'updateMyAddress',
    '$addressId: ID!, $version: Int!, $address: JSON!',
    'addressId: $addressId, version: $version, address: $address',
  ),
  delete: questionOf('deleteMyAddress', ...namesAddress),
  setDefault: questionOf('setMyDefaultAddress', ...namesAddress),
} as const;

type Asked =
  | { readonly isDone: true; readonly user: Customer }
  | { readonly isDone: false; readonly code: 'not-authenticated' | 'address-not-found' | 'failed' }
  | { readonly isDone: false; readonly code: 'customer-version-conflict'; readonly currentVersion: number };

/** A§8: an operation fails where no user comes back. */
async function ask(
  question: (typeof questions)[keyof typeof questions],
  variables: Readonly<Record<string, unknown>>,
  context: CallContext,
): Promise<Asked> {
  if (!context.hasSession) return { isDone: false, code: 'not-authenticated' };
  const { book } = await context.ask(question, variables);
  if (book.__typename === 'AddressBookAnswer') {
    const user = await findCustomer(context);
    return user === null ? { isDone: false, code: 'failed' } : { isDone: true, user };
  }
  const { code, currentVersion } = book;
  switch (code) {
    case 'customer-version-conflict':
      return { isDone: false, code, currentVersion: currentVersion ?? 0 };
    case 'address-refused':
      return { isDone: false, code: 'failed' };
    default:
      return { isDone: false, code };
  }
}

function unexpected(code: string): never {
  throw new Error(`the engine answers ${code}`);
}

export async function addAddress(
  kind: AddressKind,
  input: ParsedCallInput<Calls['addBillingAddress']>,
  context: CallContext,
): Answered<'not-authenticated' | 'failed-to-add-address'> {
  const asked = await ask(questions.add, { kind, ...input }, context);
  if (asked.isDone) return succeed({ user: asked.user });
  if (asked.code === 'not-authenticated') return fail({ code: asked.code });
  return asked.code === 'failed' ? fail({ code: 'failed-to-add-address' }) : unexpected(asked.code);
}

export async function updateAddress(
  kind: AddressKind,
  input: ParsedCallInput<Calls['updateBillingAddress']>,
  context: CallContext,
): Answered<'not-authenticated' | 'address-not-found' | 'customer-version-conflict' | 'failed-to-update-address'> {
  const asked = await ask(questions.update, { kind, ...input }, context);
  if (asked.isDone) return succeed({ user: asked.user });
  if (asked.code === 'failed') return fail({ code: 'failed-to-update-address' });
  return asked.code === 'customer-version-conflict'
    ? fail({ code: asked.code, currentVersion: asked.currentVersion })
    : fail({ code: asked.code });
}

export async function deleteAddress(
  kind: AddressKind,
  input: ParsedCallInput<Calls['deleteBillingAddress']>,
  context: CallContext,
): Answered<'not-authenticated' | 'address-not-found' | 'failed-to-delete-address'> {
  const asked = await ask(questions.delete, { kind, ...input }, context);
  if (asked.isDone) return succeed({ user: asked.user });
  if (asked.code === 'failed') return fail({ code: 'failed-to-delete-address' });
  return asked.code === 'customer-version-conflict' ? unexpected(asked.code) : fail({ code: asked.code });
}

export async function setDefaultAddress(
  kind: AddressKind,
  input: ParsedCallInput<Calls['setDefaultBillingAddress']>,
  context: CallContext,
): Answered<'not-authenticated' | 'address-not-found' | 'failed-to-set-default-address'> {
  const asked = await ask(questions.setDefault, { kind, ...input }, context);
  if (asked.isDone) return succeed({ user: asked.user });
  if (asked.code === 'failed') return fail({ code: 'failed-to-set-default-address' });
  return asked.code === 'customer-version-conflict' ? unexpected(asked.code) : fail({ code: asked.code });
}

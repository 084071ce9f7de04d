import type { AddressKind, SavedAddress } from '@tradehall/domain/address/saved-address.ts';
import type { EngineCustomer } from '@tradehall/domain/customer/customer.engine-calls.ts';
import type { Customer } from '@tradehall/domain/customer/customer.ts';
import type { CallContext } from '../context/call-context.ts';

/** Whose session it is, and in which version; null for a guest. Nothing a caller sends has a say in it. */
export async function findSignedIn(context: CallContext): Promise<{ readonly version: number } | null> {
  return context.hasSession ? context.engineAnswer('signedIn', {}) : null;
}

/** The same with all that a customer sees of herself. */
export async function findCustomer(context: CallContext): Promise<Customer | null> {
  const found = context.hasSession ? await context.engineAnswer('me', {}) : null;
  if (found === null) return null;
  const { addresses, tier, ...person } = found;
  const ofKind = (kind: AddressKind) => addresses.filter((address) => address.kind === kind);
  const defaultOf = (kind: AddressKind) => ofKind(kind).find(({ isDefault }) => isDefault)?.id ?? null;
  return {
    ...person,
    shippingAddresses: ofKind('shipping').map(savedAddressOf),
    billingAddresses: ofKind('billing').map(savedAddressOf),
    defaultShippingAddressId: defaultOf('shipping'),
    defaultBillingAddressId: defaultOf('billing'),
    tier: tier ?? 'monetary-cohort-base-tier',
  };
}

/** Nobody has asked about the number since: an order asks. */
function savedAddressOf({ id, version, address }: EngineCustomer['addresses'][number]): SavedAddress {
  const { vatNumber, ...fields } = address;
  const custom = vatNumber === undefined ? null : ({ vatNumber, vatValidated: 'false', vatVerdict: null } as const);
  return { ...fields, id, version, custom };
}

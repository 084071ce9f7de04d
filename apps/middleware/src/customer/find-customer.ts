import { entityId, version } from '@tradehall/domain/calls/fields.ts';
import { addressInput } from '@tradehall/domain/address/address.ts';
import type { Customer } from '@tradehall/domain/customer/customer.ts';
import { loyaltyTiers } from '@tradehall/domain/cart/loyalty-tiers.ts';
import { addressKinds } from '@tradehall/domain/address/saved-address.ts';
import type { AddressKind, SavedAddress } from '@tradehall/domain/address/saved-address.ts';
import { z } from 'zod';
import type { CallContext } from '../context/call-context.ts';
import { engineCustomer, engineCustomerFields, versionOf } from './find-signed-in.ts';

const keptAddress = z.object({
  id: entityId,
  kind: z.enum(addressKinds),
  isDefault: z.boolean(),
  version,
  address: addressInput,
});
type KeptAddress = z.output<typeof keptAddress>;

const question = {
  document: `query {
    activeCustomer { ${engineCustomerFields} }
    myProfile { dateOfBirth }
    myAddresses { id kind isDefault version address }
    myLoyaltyTier { key }
  }`,
  answers: z.object({
    activeCustomer: engineCustomer.nullable(),
    myProfile: z.object({ dateOfBirth: z.iso.date().nullable() }).nullable(),
    myAddresses: z.array(keptAddress),
    /** Null where the store grants nothing for it. */
    myLoyaltyTier: z.object({ key: z.enum(loyaltyTiers) }).nullable(),
  }),
};

/** Nobody has asked about the number since: an order asks. */
function savedAddressOf({ id, version: ofAddress, address: { vatNumber, ...fields } }: KeptAddress): SavedAddress {
  const custom = vatNumber === undefined ? null : ({ vatNumber, vatValidated: 'false', vatVerdict: null } as const);
  return { ...fields, id, version: ofAddress, custom };
}

/** Whose session it is; null for a guest. Nothing a caller sends has a say in it. */
export async function findCustomer(context: CallContext): Promise<Customer | null> {
  if (!context.hasSession) return null;
  const { activeCustomer: found, myProfile, myAddresses, myLoyaltyTier } = await context.ask(question, {});
  if (found === null) return null;
  const ofKind = (kind: AddressKind) => myAddresses.filter((address) => address.kind === kind);
  const defaultOf = (kind: AddressKind) => ofKind(kind).find(({ isDefault }) => isDefault)?.id ?? null;
  return {
    id: found.id,
    version: versionOf(found),
    email: found.emailAddress,
    firstName: found.firstName,
    lastName: found.lastName,
    dateOfBirth: myProfile?.dateOfBirth ?? null,
    shippingAddresses: ofKind('shipping').map(savedAddressOf),
    billingAddresses: ofKind('billing').map(savedAddressOf),
    defaultShippingAddressId: defaultOf('shipping'),
    defaultBillingAddressId: defaultOf('billing'),
    tier: myLoyaltyTier?.key ?? 'monetary-cohort-base-tier',
  };
}

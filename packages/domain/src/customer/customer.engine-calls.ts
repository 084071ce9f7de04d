import { z } from 'zod';
import { addressInput } from '../address/address.ts';
import { addressKinds } from '../address/saved-address.ts';
import { engineCall } from '../calls/engine-call.ts';
import { entityId, noInput, nothing, plainText, version } from '../calls/fields.ts';
import { loyaltyStanding } from '../cart/loyalty-standing.ts';
import { loyaltyTiers } from '../cart/loyalty-tiers.ts';

const name = plainText(100);

const profileChange = z.strictObject({
  version,
  changes: z.strictObject({
    firstName: name.optional(),
    lastName: name.optional(),
    dateOfBirth: z.string().nullable().optional(),
  }),
});
export type ProfileChange = z.output<typeof profileChange>;

/** Whoever is signed in. The version is the moment of the customer's last change, in milliseconds. */
const engineCustomer = z.object({
  id: entityId,
  version,
  email: z.string().min(1),
  firstName: z.string(),
  lastName: z.string(),
  dateOfBirth: z.iso.date().nullable(),
  /** The default first, then the newest. */
  addresses: z.array(
    z.object({ id: entityId, kind: z.enum(addressKinds), isDefault: z.boolean(), version, address: addressInput }),
  ),
  /** Null where the store grants nothing for it. */
  tier: z.enum(loyaltyTiers).nullable(),
});
export type EngineCustomer = z.output<typeof engineCustomer>;

export const customerEngineCalls = {
  /** Null for a guest. */
  me: engineCall({ takes: noInput, answers: engineCustomer.nullable() }),

  /** Whether somebody is signed in, and in which version; null for a guest. */
  signedIn: engineCall({ takes: noInput, answers: z.object({ version }).nullable() }),

  /** Compared and changed under one lock. */
  updateMyProfile: engineCall({
    takes: profileChange,
    answers: nothing,
    failsWith: ['not-authenticated', 'customer-version-conflict'],
  }),

  /** Null for a guest, and where the store grants no loyalty discount. */
  myLoyaltyTier: engineCall({
    takes: noInput,
    answers: z.object({ key: z.enum(loyaltyTiers), discountPermyriad: z.int().min(0).max(10_000) }).nullable(),
  }),

  /** The same with what it rests on, and what is missing to the next level. */
  myLoyaltyStanding: engineCall({ takes: noInput, answers: loyaltyStanding.nullable() }),
};

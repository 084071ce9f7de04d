import { z } from 'zod';
import { entityId, version } from '../calls/fields.ts';
import { loyaltyTiers } from '../cart/loyalty-tiers.ts';
import { savedAddress } from '../address/saved-address.ts';

export const customer = z.object({
  id: entityId,
  version,
  email: z.string().min(1),
  firstName: z.string(),
  lastName: z.string(),
  dateOfBirth: z.iso.date().nullable(),
  shippingAddresses: z.array(savedAddress),
  billingAddresses: z.array(savedAddress),
  defaultShippingAddressId: entityId.nullable(),
  defaultBillingAddressId: entityId.nullable(),
  tier: z.enum(loyaltyTiers),
});
export type Customer = z.output<typeof customer>;

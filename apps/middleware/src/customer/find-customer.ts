import { entityId } from '@tradehall/domain/calls/fields.ts';
import type { Customer } from '@tradehall/domain/customer/customer.ts';
import { z } from 'zod';
import type { CallContext } from '../call-context.ts';

const engineCustomer = z.object({
  id: entityId,
  updatedAt: z.iso.datetime(),
  emailAddress: z.string().min(1),
  firstName: z.string(),
  lastName: z.string(),
});

const question = {
  document: 'query { activeCustomer { id updatedAt emailAddress firstName lastName } }',
  answers: z.object({ activeCustomer: engineCustomer.nullable() }),
};

/** Whose session it is; null for a guest. Nothing a caller sends has a say in it. */
export async function findCustomer(context: CallContext): Promise<Customer | null> {
  if (!context.hasSession) return null;
  const { activeCustomer: found } = await context.ask(question, {});
  return found === null
    ? null
    : {
        id: found.id,
        // Every change of the customer moves it on.
        version: Date.parse(found.updatedAt),
        email: found.emailAddress,
        firstName: found.firstName,
        lastName: found.lastName,
        dateOfBirth: null,
        shippingAddresses: [],
        billingAddresses: [],
        defaultShippingAddressId: null,
        defaultBillingAddressId: null,
        tier: 'monetary-cohort-base-tier',
      };
}

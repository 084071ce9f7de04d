import { entityId } from '@tradehall/domain/calls/fields.ts';
import { z } from 'zod';
import type { CallContext } from '../context/call-context.ts';

/** What the engine says of whoever is signed in. */
export const engineCustomer = z.object({
  id: entityId,
  updatedAt: z.iso.datetime(),
  emailAddress: z.string().min(1),
  firstName: z.string(),
  lastName: z.string(),
});

export const engineCustomerFields = 'id updatedAt emailAddress firstName lastName';

const question = {
  document: `query { activeCustomer { ${engineCustomerFields} } }`,
  answers: z.object({ activeCustomer: engineCustomer.nullable() }),
};

/** Every change of the customer moves it on. */
export const versionOf = ({ updatedAt }: Pick<z.output<typeof engineCustomer>, 'updatedAt'>): number =>
  Date.parse(updatedAt);

/** Whose session it is, and in which version; null for a guest. Nothing a caller sends has a say in it. */
export async function findSignedIn(context: CallContext): Promise<{ readonly version: number } | null> {
  if (!context.hasSession) return null;
  const { activeCustomer } = await context.ask(question, {});
  return activeCustomer === null ? null : { version: versionOf(activeCustomer) };
}

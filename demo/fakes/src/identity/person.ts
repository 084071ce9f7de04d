import { createHash } from 'node:crypto';
import { z } from 'zod';

/** Somebody as she fills in the fake's page. */
export const personForm = z.object({
  email: z.string().trim().min(1),
  firstName: z.string().trim().default(''),
  lastName: z.string().trim().default(''),
  /** A ticked box; left out where it is not ticked. */
  verified: z.string().optional(),
  /** Of one account whose address may change; otherwise the address names it. */
  account: z.string().default(''),
  answer: z.enum(['continue', 'refuse']).default('continue'),
});
export type PersonForm = z.input<typeof personForm>;

export interface Person {
  readonly subject: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly isVerified: boolean;
}

export function personOf(form: z.output<typeof personForm>): Person {
  const { email, firstName, lastName, verified, account } = form;
  const subject = createHash('sha256')
    .update(account === '' ? email : account)
    .digest('hex')
    .slice(0, 21);
  return { subject, email, firstName, lastName, isVerified: verified !== undefined };
}

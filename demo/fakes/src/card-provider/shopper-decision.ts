import { z } from 'zod';
import type { BooksEntry, Payment } from './books-entry.ts';
import { isCapturedAtOnce } from './payment-flows.ts';
import { authorise, cancelledByShopper, refuse } from './payment-steps.ts';

export const decision = z.enum(['approve', 'refuse', 'cancel']);
type Decision = z.infer<typeof decision>;

/** What follows from the shopper's word, given on the hosted page or in her app; nothing, when it was given before. */
export function decide(payment: Payment, word: Decision): BooksEntry[] {
  const isOpen = payment.decision === null && (payment.state === 'shopper-acts' || payment.state === 'pending');
  if (!isOpen) return [];
  const decided: Payment = { ...payment, decision: word };
  if (payment.isAuthorisedAtDetails) return [{ type: 'payment', payment: decided }];
  if (word === 'approve') return authorise(decided, isCapturedAtOnce(payment.method));
  return word === 'refuse' ? refuse(decided, '2', 'Refused') : cancelledByShopper(decided);
}

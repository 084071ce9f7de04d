import { z } from 'zod';
import type { Answer } from './storm-browser.ts';

/** Where an answer to a payment leaves the shopper. */
export type Step =
  | { readonly to: 'order'; readonly orderId: string }
  | { readonly to: 'follow'; readonly paymentId: string; readonly action: Action }
  | { readonly to: 'wait'; readonly paymentId: string }
  /** The shop is busy with this cart, or it has moved on. */
  | { readonly to: 'later'; readonly version: number | null }
  /** It came to nothing, and another way of paying is offered. */
  | { readonly to: 'again'; readonly code: string }
  | { readonly to: 'coupon' }
  | { readonly to: 'silence' }
  | { readonly to: 'end'; readonly ending: string };

const action = z.discriminatedUnion('type', [
  z.object({ type: z.literal('redirect'), url: z.url() }),
  z.object({ type: z.enum(['await', 'qrCode']), paymentData: z.string() }),
  z.object({ type: z.literal('voucher') }),
]);
export type Action = z.output<typeof action>;

const progress = z.object({
  payment: z.object({ id: z.string(), orderId: z.string().nullable(), version: z.int() }),
  action: action.nullable(),
});

const failures: Readonly<Record<string, Step>> = {
  'cart-frozen': { to: 'later', version: null },
  'payment-provider-unavailable': { to: 'later', version: null },
  'coupon-already-used': { to: 'coupon' },
  'insufficient-stock': { to: 'end', ending: 'sold-out' },
  'payment-attempts-exceeded': { to: 'end', ending: 'too-many-attempts' },
  'too-many-requests': { to: 'end', ending: 'too-many-requests' },
};
const endings = new Set([
  'payment-refused',
  'payment-error',
  'paypal-failed',
  'cancelled-transaction',
  'creating-order-failed',
  'malformed-price',
  'unprocessable-entity',
]);

const conflict = z.object({ code: z.literal('cart-version-conflict'), currentVersion: z.int() });

export function stepOf(answer: Answer): Step {
  if (answer.kind === 'silence') return { to: 'silence' };
  if (answer.kind === 'failure') return afterFailure(answer.code, answer.failure);
  const { payment, action: next } = progress.parse(answer.data);
  if (payment.orderId !== null) return { to: 'order', orderId: payment.orderId };
  return next === null ? { to: 'wait', paymentId: payment.id } : { to: 'follow', paymentId: payment.id, action: next };
}

export function afterFailure(code: string, failure: unknown): Step {
  const moved = conflict.safeParse(failure);
  if (moved.success) return { to: 'later', version: moved.data.currentVersion };
  if (endings.has(code)) return { to: 'again', code };
  return failures[code] ?? { to: 'end', ending: `unexpected ${code}` };
}

const ranks: readonly Step['to'][] = ['order', 'follow', 'wait', 'coupon', 'again', 'later', 'silence', 'end'];

const isUnexpected = (step: Step) => step.to === 'end' && step.ending.startsWith('unexpected');

/** Of several clicks, what the shopper goes on with; but an answer that no click may get counts, however far another got. */
export function furthest(steps: readonly Step[]): Step {
  const [first = { to: 'silence' }] = steps.toSorted((a, b) => ranks.indexOf(a.to) - ranks.indexOf(b.to));
  return steps.find(isUnexpected) ?? first;
}

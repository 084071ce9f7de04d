import type { PaymentProgress } from '@tradehall/domain/cart/cart-payment.ts';
import type { PaymentStep } from './payment-state.ts';
import { z } from './schemas-in-browser.ts';

// Only where a browser may be led to: an address of script would be one of ours.
const redirectAction = z.object({
  type: z.literal('redirect'),
  method: z.literal('GET').optional(),
  url: z.url({ protocol: /^https?$/ }),
});
const awaitAction = z.object({ type: z.literal('await'), paymentData: z.string().min(1) });
// What is to be paid later stands on the page of the order.
const voucherAction = z.object({ type: z.literal('voucher') });

type Standing = Pick<PaymentProgress, 'action' | 'payment'>;

/** What comes next for a payment that is no order yet; null: something this page cannot show. */
export function stepOf({ action, payment: { id: paymentId } }: Standing): PaymentStep | null {
  if (action === null || voucherAction.safeParse(action).success) return { kind: 'wait', paymentId };
  const redirect = redirectAction.safeParse(action);
  if (redirect.success) return { kind: 'redirect', paymentId, url: redirect.data.url };
  const wait = awaitAction.safeParse(action);
  return wait.success ? { kind: 'await', paymentId, paymentData: wait.data.paymentData } : null;
}

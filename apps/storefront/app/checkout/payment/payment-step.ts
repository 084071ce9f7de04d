import type { PaymentProgress } from '@tradehall/domain/cart/cart-payment.ts';
import { shownAction } from '@tradehall/domain/payment/shown-action.ts';
import type { PaymentStep } from './payment-state.ts';

type Standing = Pick<PaymentProgress, 'action' | 'payment'>;

/** What comes next for a payment that is no order yet; null: something this page cannot show. */
export function stepOf({ action, payment: { id: paymentId } }: Standing): PaymentStep | null {
  const shown = action === null ? ({ kind: 'later' } as const) : shownAction(action);
  if (shown === null) return null;
  return shown.kind === 'later' ? { kind: 'wait', paymentId } : { ...shown, paymentId };
}

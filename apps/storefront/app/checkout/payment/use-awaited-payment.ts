import { useEffect, type Dispatch } from 'react';
import type { FrameMessage } from './payment-messages.ts';
import { paymentPorts } from './payment-ports.ts';
import { watchedPayment, type PaymentEvent, type PaymentState } from './payment-state.ts';
import type { PaymentView } from './payment-view.ts';
import { cancelPayment, lookAtPayment, sendDetails } from './send-payment.ts';

export interface AwaitedPayment {
  readonly onAwaited: (message: FrameMessage) => void;
  /** Gives up what the shopper was to confirm elsewhere. */
  readonly giveUp: () => void;
}

const lookAgainMs = 2_000;

/** What is decided elsewhere, in an app or by a bank, may reach the shop by another way than this page. */
export function useAwaitedPayment(
  state: PaymentState,
  { locale, cartId }: Pick<PaymentView, 'locale' | 'cartId'>,
  dispatch: Dispatch<PaymentEvent>,
): AwaitedPayment {
  const paymentId = watchedPayment(state);
  const tell = (event: PaymentEvent | null) => {
    if (event !== null) dispatch(event);
  };
  useEffect(() => {
    if (paymentId === null) return undefined;
    const look = async () => {
      const event = await lookAtPayment(paymentPorts, { locale, cartId, paymentData: { paymentId } });
      if (event !== null) dispatch(event);
    };
    const timer = setInterval(() => void look(), lookAgainMs);
    return () => clearInterval(timer);
  }, [paymentId, locale, cartId, dispatch]);

  return {
    onAwaited: (message) => {
      if (message.type === 'provider:details' && paymentId !== null) {
        const { componentData } = message;
        const details = { locale, cartId, paymentData: { paymentId }, componentData };
        // Without an answer nothing is lost: the shop is asked again.
        void sendDetails(paymentPorts, details).then((event) => tell(event.type === 'lose' ? null : event));
      }
    },
    giveUp: () => {
      if (paymentId !== null)
        void cancelPayment(paymentPorts, { locale, cartId, paymentData: { paymentId } }).then(tell);
    },
  };
}

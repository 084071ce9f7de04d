import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { findOpenPayment, forgetOpenPayment } from './open-payment.ts';
import { paymentPorts } from './payment-ports.ts';
import type { PaymentView } from './payment-view.ts';
import { cancelPayment, lookAtPayment } from './send-payment.ts';

export interface UnfinishedPayment {
  /** Where it goes on. */
  readonly url: string;
  readonly cancel: () => void;
}

/** Whoever comes back from the bank without a word has a payment that still holds the cart. */
export function useOpenPayment({ locale, cartId, thankYou }: PaymentView): UnfinishedPayment | null {
  const [open, setOpen] = useState<{ readonly paymentId: string; readonly url: string } | null>(null);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const kept = findOpenPayment(cartId);
    if (kept === null) return undefined;
    let isHere = true;
    const { paymentId, url } = kept;
    void lookAtPayment(paymentPorts, { locale, cartId, paymentData: { paymentId } }).then((event) => {
      if (!isHere) return;
      if (event === null) {
        setOpen({ paymentId, url });
        return;
      }
      forgetOpenPayment();
      if (event.type === 'order') location.assign(`${thankYou}${encodeURIComponent(event.orderId)}`);
    });
    return () => {
      isHere = false;
    };
  }, [locale, cartId, thankYou]);

  const cancel = async (paymentId: string) => {
    const event = await cancelPayment(paymentPorts, { locale, cartId, paymentData: { paymentId } });
    if (event?.type === 'order') {
      location.assign(`${thankYou}${encodeURIComponent(event.orderId)}`);
    } else if (event?.type === 'fail') {
      forgetOpenPayment();
      setOpen(null);
      await revalidate();
    }
  };
  return open === null ? null : { url: open.url, cancel: () => void cancel(open.paymentId) };
}

import { useEffect, useReducer, useState } from 'react';
import type { ExpressPanelView, ExpressSheet } from './express-panel-view.ts';
import { fetchExpress } from './fetch-express.ts';
import { keepOpenPayment } from '../payment/open-payment.ts';
import { paymentFailureText } from '../payment/payment-failure-texts.ts';
import type { FrameMessage, FrameReply } from '../payment/payment-messages.ts';
import { paymentPorts } from '../payment/payment-ports.ts';
import { mayPay, nextPayment, startOfPayment, type PaymentEvent, type PaymentState } from '../payment/payment-state.ts';
import { readExpress } from './read-express.ts';
import { sendPayment } from '../payment/send-payment.ts';
import { useAwaitedPayment } from '../payment/use-awaited-payment.ts';

export type Wallet = ExpressPanelView['wallets'][number];
type Submitted = Extract<FrameMessage, { type: 'provider:submit' }>;
type Reply = (reply: FrameReply) => void;

export interface Express {
  /** Of the sheet that is open, or whose order is on its way. */
  readonly open: Wallet['method'] | null;
  readonly isBusy: boolean;
  readonly status: string;
  readonly problem: string | null;
  readonly hear: (wallet: Wallet, message: FrameMessage, reply: Reply) => void;
}

function statusOf({ phase }: PaymentState, isPreparing: boolean, { texts }: ExpressPanelView): string {
  switch (phase.name) {
    case 'sending':
      return texts.sending;
    case 'redirecting':
      return texts.redirecting;
    case 'awaiting':
    case 'waiting':
      return texts.deciding;
    case 'done':
      return texts.placing;
    default:
      return isPreparing ? texts.preparing : '';
  }
}

const seeOrder = (thankYou: string, orderId: string): void =>
  location.assign(`${thankYou}${encodeURIComponent(orderId)}`);

/** Leaves at once where there is somewhere to go: a cart that has become an order takes its page, and the wallets, with it. */
function leave(event: PaymentEvent, cartId: string, thankYou: string): boolean {
  if (event.type === 'order') {
    seeOrder(thankYou, event.orderId);
    return true;
  }
  if (event.type === 'step' && event.step.kind === 'redirect') {
    const { paymentId, url } = event.step;
    keepOpenPayment({ cartId, paymentId, url });
    location.assign(url);
    return true;
  }
  return false;
}

function useOrderPage({ phase }: PaymentState, thankYou: string): void {
  useEffect(() => {
    if (phase.name === 'done') seeOrder(thankYou, phase.orderId);
  }, [phase, thankYou]);
}

function sendExpress(
  locale: ExpressPanelView['locale'],
  { cartId, version, totalCents }: ExpressSheet,
  method: Wallet['method'],
  { componentData, express: told }: Submitted,
  intentId: string,
): Promise<PaymentEvent> {
  const express = readExpress(told);
  if (express === null) return Promise.resolve({ type: 'fail', problem: 'express-address-missing' });
  const paymentData = { method, storeCard: false, express: { ...express, totalCents } };
  return sendPayment(paymentPorts, { locale, cartId, version, intentId, paymentData, componentData });
}

type Prepare = () => Promise<string | null>;

/** The sheet for the cart as it is once it is prepared, or why there is none. */
async function findSheet(
  { texts, failures }: ExpressPanelView,
  address: string,
  prepare: Prepare,
): Promise<ExpressSheet | string> {
  const failure = await prepare();
  if (failure !== null) return paymentFailureText(failures, failure);
  return (await fetchExpress(address))?.sheet ?? texts.unavailable;
}

/** `prepare` brings the cart to what is to be bought; it answers why that cannot be, or null. */
export function useExpress(panel: ExpressPanelView, address: string, prepare: Prepare): Express {
  const [state, dispatch] = useReducer(nextPayment, null, () => startOfPayment(null, null));
  const [isPreparing, setPreparing] = useState(false);
  const [unprepared, setUnprepared] = useState<string | null>(null);
  const [open, setOpen] = useState<Wallet['method'] | null>(null);
  const [sheet, setSheet] = useState<ExpressSheet | null>(null);
  const { locale, thankYou, failures } = panel;
  const cartId = sheet?.cartId ?? '';
  useAwaitedPayment(state, { locale, cartId }, dispatch);
  useOrderPage(state, thankYou);

  const openSheet = async (method: Wallet['method'], reply: Reply) => {
    setUnprepared(null);
    setPreparing(true);
    const found = await findSheet(panel, address, prepare);
    setPreparing(false);
    if (typeof found === 'string') {
      setUnprepared(found);
      return;
    }
    setSheet(found);
    dispatch({ type: 'choose', method });
    setOpen(method);
    reply({ type: 'provider:show-sheet', note: found.note });
  };

  /** What ended in no order is a new wish: its sheet is opened anew, for the cart as it is then. */
  const pay = async (method: Wallet['method'], message: Submitted, reply: Reply) => {
    if (sheet === null || !mayPay(state)) return;
    const intentId = crypto.randomUUID();
    dispatch({ type: 'pay', intentId });
    const event = await sendExpress(locale, sheet, method, message, intentId);
    if (leave(event, sheet.cartId, thankYou)) return;
    if (event.type === 'fail' || event.type === 'lose') {
      setOpen(null);
      reply({ type: 'provider:close-sheet' });
    }
    dispatch(event);
  };

  const hear = ({ method }: Wallet, message: FrameMessage, reply: Reply) => {
    if (message.type === 'provider:open' && !isPreparing && mayPay(state)) {
      void openSheet(method, reply);
    } else if (message.type === 'provider:submit') {
      void pay(method, message, reply);
    } else if (message.type === 'provider:cancel') {
      setOpen(null);
    }
  };
  const failed = state.phase.name === 'failed' ? paymentFailureText(failures, state.phase.problem) : null;
  return {
    open,
    isBusy: isPreparing || !mayPay(state),
    status: statusOf(state, isPreparing, panel),
    problem: unprepared ?? (open === null ? failed : null),
    hear,
  };
}

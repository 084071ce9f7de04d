import { useEffect, useReducer, useState } from 'react';
import type { ExpressPanelView, ExpressSheet } from './express-panel-view.ts';
import { fetchExpress } from './fetch-express.ts';
import { keepOpenPayment } from '../payment/open-payment.ts';
import { paymentFailureText } from '../payment/payment-failure-texts.ts';
import type { FrameMessage } from '../payment/payment-messages.ts';
import { paymentPorts } from '../payment/payment-ports.ts';
import { mayPay, nextPayment, startOfPayment, type PaymentEvent, type PaymentState } from '../payment/payment-state.ts';
import { readExpress } from './read-express.ts';
import { sendPayment } from '../payment/send-payment.ts';
import type { Reply } from '../payment/provider-frame.tsx';
import { useAwaitedPayment } from '../payment/use-awaited-payment.ts';
import { wordForSheet } from '../payment/use-payment-form.ts';

export type Wallet = ExpressPanelView['wallets'][number];
type Submitted = Extract<FrameMessage, { type: 'provider:submit' }>;

export interface Express {
  /** Those that cannot be shown in this browser. */
  readonly missing: readonly Wallet['method'][];
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
  { cartId, version, total: { centAmount: totalCents } }: ExpressSheet,
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

/** What one sheet is for; a wallet that is opened anew begins anew. */
interface OpenSheet {
  readonly method: Wallet['method'];
  readonly sheet: ExpressSheet;
}

interface WalletDeeds {
  readonly open: (turn: number) => Promise<void>;
  readonly pay: (message: Submitted) => Promise<void>;
  readonly close: (problem: 'payment-error' | null) => void;
  readonly miss: () => void;
}

function followWallet(message: FrameMessage, deeds: WalletDeeds): void {
  switch (message.type) {
    case 'provider:open':
      void deeds.open(message.turn);
      return;
    case 'provider:submit':
      void deeds.pay(message);
      return;
    case 'provider:cancel':
      deeds.close(null);
      return;
    case 'provider:failed':
      deeds.close('payment-error');
      return;
    case 'provider:unavailable':
      deeds.miss();
      return;
    default:
  }
}

/** `prepare` brings the cart to what is to be bought; it answers why that cannot be, or null. */
export function useExpress(panel: ExpressPanelView, address: string, prepare: Prepare): Express {
  const [state, dispatch] = useReducer(nextPayment, null, () => startOfPayment(null, null));
  const [isPreparing, setPreparing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [open, setOpen] = useState<OpenSheet | null>(null);
  const [missing, setMissing] = useState<readonly Wallet['method'][]>([]);
  const { locale, thankYou, failures } = panel;
  useAwaitedPayment(state, { locale, cartId: open?.sheet.cartId ?? '' }, dispatch);
  useOrderPage(state, thankYou);

  const tellTotal = async (method: Wallet['method'], turn: number, reply: Reply) => {
    setProblem(null);
    setPreparing(true);
    const found = await findSheet(panel, address, prepare);
    setPreparing(false);
    if (typeof found === 'string') {
      setProblem(found);
      await reply({ type: 'provider:refuse', turn, text: found });
      return;
    }
    setOpen({ method, sheet: found });
    dispatch({ type: 'choose', method });
    await reply({ type: 'provider:show-total', turn, total: found.total });
  };

  /** No sheet is left waiting for a word. */
  const refuse = (turn: number, reply: Reply) => reply({ type: 'provider:refuse', turn, text: failures.unknown });

  /** What ended in no order is a new wish: its sheet is opened anew, for the cart as it is then. */
  const pay = async (method: Wallet['method'], message: Submitted, reply: Reply) => {
    if (open?.method !== method || !mayPay(state)) {
      await refuse(message.turn, reply);
      return;
    }
    const { sheet } = open;
    const intentId = crypto.randomUUID();
    dispatch({ type: 'pay', intentId });
    const event = await sendExpress(locale, sheet, method, message, intentId);
    await reply(wordForSheet(event, message.turn, failures));
    if (leave(event, sheet.cartId, thankYou)) return;
    if (event.type === 'fail' || event.type === 'lose') setOpen(null);
    dispatch(event);
  };

  const hear = ({ method }: Wallet, message: FrameMessage, reply: Reply) =>
    followWallet(message, {
      open: (turn) => (isPreparing || !mayPay(state) ? refuse(turn, reply) : tellTotal(method, turn, reply)),
      pay: (submitted) => pay(method, submitted, reply),
      close: (failure) => {
        setOpen(null);
        if (failure !== null) setProblem(paymentFailureText(failures, failure));
      },
      miss: () => setMissing((known) => [...known, method]),
    });
  const failed = state.phase.name === 'failed' ? paymentFailureText(failures, state.phase.problem) : null;
  return {
    missing,
    isBusy: isPreparing || !mayPay(state),
    status: statusOf(state, isPreparing, panel) || (open?.sheet.note ?? ''),
    problem: problem ?? (open === null ? failed : null),
    hear,
  };
}

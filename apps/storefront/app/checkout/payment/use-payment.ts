import { useEffect, useReducer, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { PaymentRefusal } from './answer-payment.ts';
import { createFieldsDesk, type FieldsDesk } from './fields-desk.ts';
import { forgetOpenPayment, keepOpenPayment } from './open-payment.ts';
import { paymentFailureText } from './payment-failure-texts.ts';
import type { MethodView } from './payment-methods-view.ts';
import { nextPayment, startOfPayment, type PaymentState } from './payment-state.ts';
import type { PaymentView } from './payment-view.ts';
import { useAwaitedPayment, type AwaitedPayment } from './use-awaited-payment.ts';
import { paymentFormId, usePaymentForm, walletMissing, type PaymentForm } from './use-payment-form.ts';

const refusedBefore = 'refused';
/** After them the page shows what is no longer so. */
const stale: readonly string[] = ['cart-version-conflict', 'insufficient-stock', 'product-not-sellable'];

export interface PaymentFlow extends PaymentForm, AwaitedPayment {
  readonly state: PaymentState;
  readonly chosen: MethodView | null;
  /** What went wrong, in words; said at the chosen method. */
  readonly problem: string | null;
  readonly desk: FieldsDesk;
  readonly choose: (method: string) => void;
  /** The fields themselves show what is wrong, and have the focus. */
  readonly isFieldShown: boolean;
  /** Which of ours is wrong. */
  readonly invalidField: string | null;
  /** The chosen wallet cannot be shown here. */
  readonly isWalletMissing: boolean;
  /** What has just been done, in words. */
  readonly news: string | null;
  /** After a kept card was removed: another way is chosen. */
  readonly leaveCard: (news: string) => void;
}

function problemOf(
  { phase }: PaymentState,
  view: PaymentView,
  chosen: MethodView | null,
  refused: PaymentRefusal | null,
): string | null {
  if (phase.name !== 'failed') return null;
  if (phase.field !== undefined && chosen?.input.kind === 'typed')
    return chosen.input.fields.find(({ name }) => name === phase.field)?.invalid ?? null;
  return phase.problem === refusedBefore && refused !== null
    ? refused.text
    : paymentFailureText(view.failures, phase.problem);
}

/** Leaves the page, or looks again at what it shows, as the payment says. */
function useConsequences({ phase }: PaymentState, { cartId, thankYou }: PaymentView): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (phase.name === 'redirecting') {
      const { paymentId, url } = phase;
      keepOpenPayment({ cartId, paymentId, url });
      location.assign(url);
    } else if (phase.name === 'done') {
      forgetOpenPayment();
      location.assign(`${thankYou}${encodeURIComponent(phase.orderId)}`);
    } else if (phase.name === 'failed' && stale.includes(phase.problem)) {
      void revalidate();
    }
  }, [phase, cartId, thankYou, revalidate]);
  useEffect(() => {
    // Whoever comes back from the bank finds the page as it is now, not as it was left.
    const comeBack = (event: PageTransitionEvent) => {
      if (event.persisted) location.reload();
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);
}

function startOf(view: PaymentView, refused: PaymentRefusal | null): PaymentState {
  const isOffered = view.methods.some(({ value }) => value === refused?.method);
  const method = (isOffered ? refused?.method : view.methods[0]?.value) ?? null;
  return startOfPayment(method, refused === null ? null : refusedBefore);
}

const choices = (): readonly HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>(`#${paymentFormId} input[name='method']`),
];

/** As the shopper would: the browser's choice is the page's. */
function chooseInstead(method: string | null): void {
  const other = choices().find(({ value }) => value !== method);
  other?.click();
  other?.focus();
}

/** The page only shows: what is paid, and whether, the shop decides. */
export function usePayment(view: PaymentView, refused: PaymentRefusal | null): PaymentFlow {
  const [state, dispatch] = useReducer(nextPayment, null, () => startOf(view, refused));
  const [desk] = useState(createFieldsDesk);
  const [news, setNews] = useState<string | null>(null);
  const chosen = view.methods.find(({ value }) => value === state.method) ?? null;
  const form = usePaymentForm({ view, state, chosen, desk, dispatch });
  const awaited = useAwaitedPayment(state, view, dispatch);
  useConsequences(state, view);
  // Whoever was quicker than the page's scripts has chosen already.
  useEffect(() => {
    const checked = choices().find((input) => input.checked);
    if (checked !== undefined) dispatch({ type: 'choose', method: checked.value });
  }, []);
  return {
    ...form,
    ...awaited,
    state,
    chosen,
    desk,
    problem: problemOf(state, view, chosen, refused),
    isFieldShown: state.phase.name === 'failed' && state.phase.problem === 'fields-invalid',
    isWalletMissing: state.phase.name === 'failed' && state.phase.problem === walletMissing,
    invalidField: state.phase.name === 'failed' ? (state.phase.field ?? null) : null,
    news,
    choose: (method) => {
      setNews(null);
      dispatch({ type: 'choose', method });
    },
    leaveCard: (text) => {
      chooseInstead(state.method);
      setNews(text);
    },
  };
}

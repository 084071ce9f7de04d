import type { ShownAction } from '@tradehall/domain/payment/shown-action.ts';

/** A way on that the card provider or the shop has named. */
export type PaymentStep = { readonly paymentId: string } & (
  Exclude<ShownAction, { kind: 'later' }> | { readonly kind: 'wait' }
);

/** What an app reads from this page, and what opens the app on this device. */
interface Code {
  readonly code: string;
  readonly appUrl: string | null;
}

/**
 * `choosing` and `failed`: the shopper may choose and press. `sending`: the shop has the word. `redirecting` and `awaiting`: the
 * shopper decides elsewhere. `waiting`: others decide. `done`: there is an order.
 */
type Phase =
  | { readonly name: 'choosing' }
  | { readonly name: 'sending' }
  | { readonly name: 'redirecting'; readonly paymentId: string; readonly url: string }
  | { readonly name: 'awaiting'; readonly paymentId: string; readonly paymentData: string; readonly code: Code | null }
  | { readonly name: 'waiting'; readonly paymentId: string }
  | { readonly name: 'failed'; readonly problem: string; readonly field?: string }
  | { readonly name: 'done'; readonly orderId: string };

export interface PaymentState {
  /** The value of the chosen method; null while none is. */
  readonly method: string | null;
  /** Names the wish that is under way, or whose answer was lost: asked again it is the same wish. */
  readonly intentId: string | null;
  readonly phase: Phase;
}

export type PaymentEvent =
  | { readonly type: 'choose'; readonly method: string }
  | { readonly type: 'pay'; readonly intentId: string }
  | { readonly type: 'step'; readonly step: PaymentStep }
  /** `field`: of ours, where it is one that is wrong. */
  | { readonly type: 'fail'; readonly problem: string; readonly field?: string }
  | { readonly type: 'lose' }
  | { readonly type: 'order'; readonly orderId: string };

export const lostAnswer = 'no-answer';

export const startOfPayment = (method: string | null, problem: string | null): PaymentState => ({
  method,
  intentId: null,
  phase: problem === null ? { name: 'choosing' } : { name: 'failed', problem },
});

export const mayPay = ({ phase }: PaymentState): boolean => phase.name === 'choosing' || phase.name === 'failed';

/** While it stands so, the shop is asked again and again what has become of the payment. */
export const watchedPayment = ({ phase }: PaymentState): string | null =>
  phase.name === 'awaiting' || phase.name === 'waiting' ? phase.paymentId : null;

function afterStep(step: PaymentStep): Phase {
  const { paymentId } = step;
  switch (step.kind) {
    case 'redirect':
      return { name: 'redirecting', paymentId, url: step.url };
    case 'await':
      return { name: 'awaiting', paymentId, paymentData: step.paymentData, code: null };
    case 'code': {
      const { paymentData, code, appUrl } = step;
      return { name: 'awaiting', paymentId, paymentData, code: { code, appUrl } };
    }
    case 'wait':
      return { name: 'waiting', paymentId };
  }
}

const failedBy = ({ problem, field }: Extract<PaymentEvent, { type: 'fail' }>): Phase => ({
  name: 'failed',
  problem,
  ...(field !== undefined && { field }),
});

/** What ends a wish that was sent. A word that comes after the end changes nothing. */
function afterWord(state: PaymentState, event: Exclude<PaymentEvent, { type: 'choose' | 'pay' }>): PaymentState {
  switch (event.type) {
    case 'step':
      return { ...state, phase: afterStep(event.step) };
    case 'fail':
      return { ...state, intentId: null, phase: failedBy(event) };
    case 'lose':
      return { ...state, phase: { name: 'failed', problem: lostAnswer } };
    case 'order':
      return { ...state, phase: { name: 'done', orderId: event.orderId } };
  }
}

export function nextPayment(state: PaymentState, event: PaymentEvent): PaymentState {
  switch (event.type) {
    case 'choose':
      return mayPay(state) && event.method !== state.method ? startOfPayment(event.method, null) : state;
    case 'pay':
      return mayPay(state) && state.method !== null
        ? { ...state, intentId: state.intentId ?? event.intentId, phase: { name: 'sending' } }
        : state;
    default:
      return state.phase.name === 'sending' || watchedPayment(state) !== null ? afterWord(state, event) : state;
  }
}

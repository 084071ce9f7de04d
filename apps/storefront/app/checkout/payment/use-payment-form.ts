import { useRef, type Dispatch, type SubmitEvent } from 'react';
import type { FieldsDesk } from './fields-desk.ts';
import { paymentFailureText, type PaymentFailureTexts } from './payment-failure-texts.ts';
import type { ComponentData, FrameMessage, FrameReply } from './payment-messages.ts';
import type { MethodView } from './payment-methods-view.ts';
import { paymentPorts } from './payment-ports.ts';
import { lostAnswer, mayPay, type PaymentEvent, type PaymentState } from './payment-state.ts';
import type { PaymentView } from './payment-view.ts';
import type { Reply } from './provider-frame.tsx';
import { sendPayment } from './send-payment.ts';
import { isWrong, typedData, withStoredCard } from './typed-data.ts';
import type { TypedFieldView } from './typed-fields.ts';

export const paymentFormId = 'payment-form';

export interface PaymentForm {
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** What the provider's fields, or a wallet, say. */
  readonly onFields: (message: FrameMessage, reply?: Reply) => void;
}

interface FormFacts {
  readonly view: PaymentView;
  readonly state: PaymentState;
  readonly chosen: MethodView | null;
  readonly desk: FieldsDesk;
  readonly dispatch: Dispatch<PaymentEvent>;
}

const fieldsLimitMs = 10_000;

/** Enter in a field of the provider does what it does in one of ours. */
function pressButton(): void {
  const form = document.getElementById(paymentFormId);
  if (form instanceof HTMLFormElement) form.requestSubmit();
}

function focusField(form: HTMLFormElement, { name }: TypedFieldView): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.focus();
}

async function send(
  { view, chosen, dispatch }: FormFacts,
  intentId: string,
  componentData: ComponentData,
  { storeCard = false, tell }: { readonly storeCard?: boolean; readonly tell?: (event: PaymentEvent) => Promise<void> },
) {
  const { locale, cartId, version } = view;
  const method = chosen?.providerMethod ?? null;
  if (method !== null) {
    const wish = { locale, cartId, version, intentId, paymentData: { method, storeCard }, componentData };
    const event = await sendPayment(paymentPorts, wish);
    await tell?.(event);
    dispatch(event);
  }
}

export const walletMissing = 'wallet-unavailable';

/** How a wallet's payment ended, for its sheet. */
export function wordForSheet(event: PaymentEvent, turn: number, failures: PaymentFailureTexts): FrameReply {
  if (event.type !== 'fail' && event.type !== 'lose') return { type: 'provider:accept', turn };
  const problem = event.type === 'fail' ? event.problem : lostAnswer;
  return { type: 'provider:refuse', turn, text: paymentFailureText(failures, problem) };
}

function begin({ state, dispatch }: FormFacts): string {
  const intentId = state.intentId ?? crypto.randomUUID();
  dispatch({ type: 'pay', intentId });
  return intentId;
}

export function usePaymentForm(facts: FormFacts): PaymentForm {
  const { state, chosen, desk, dispatch } = facts;
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!mayPay(state) || chosen === null) {
      event.preventDefault();
      return;
    }
    if (chosen.input.kind === 'offline') {
      // The browser sends the form itself; this only keeps it from doing so twice.
      begin(facts);
      return;
    }
    event.preventDefault();
    const typed = typedData(chosen, new FormData(event.currentTarget));
    const intentId = begin(facts);
    if (typed === 'elsewhere') {
      waiting.current = setTimeout(() => dispatch({ type: 'fail', problem: 'fields-failed' }), fieldsLimitMs);
      desk.ask();
    } else if (isWrong(typed)) {
      dispatch({ type: 'fail', problem: 'fields-invalid', field: typed.invalid.name });
      focusField(event.currentTarget, typed.invalid);
    } else {
      void send(facts, intentId, typed, {});
    }
  };

  const takeFields = (message: Extract<FrameMessage, { type: 'provider:submit' }>, reply: Reply | undefined) => {
    clearTimeout(waiting.current);
    const { componentData, storeCard, turn } = message;
    const isWallet = chosen?.input.kind === 'wallet';
    if (chosen === null || (isWallet ? !mayPay(state) : state.phase.name !== 'sending')) return;
    const intentId = isWallet ? begin(facts) : state.intentId;
    if (intentId === null) return;
    const tell =
      isWallet && reply !== undefined
        ? (event: PaymentEvent) => reply(wordForSheet(event, turn, facts.view.failures))
        : undefined;
    void send(facts, intentId, withStoredCard(chosen, componentData), { storeCard, ...(tell && { tell }) });
  };

  const endWith = (problem: string) => {
    if (!mayPay(state)) return;
    begin(facts);
    dispatch({ type: 'fail', problem });
  };

  const onFields = (message: FrameMessage, reply?: Reply) => {
    if (message.type === 'provider:submit') {
      takeFields(message, reply);
    } else if (message.type === 'provider:invalid') {
      clearTimeout(waiting.current);
      dispatch({ type: 'fail', problem: 'fields-invalid' });
    } else if (message.type === 'provider:enter') {
      pressButton();
    } else if (message.type === 'provider:unavailable') {
      endWith(walletMissing);
    } else if (message.type === 'provider:failed') {
      endWith('payment-error');
    }
  };

  return { submit, onFields };
}

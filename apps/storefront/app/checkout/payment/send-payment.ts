import type { AllCalls } from '@tradehall/domain/all-calls.ts';
import type { CallInput, CallResult } from '@tradehall/domain/calls/call.ts';
import type { PaymentEvent } from './payment-state.ts';
import { stepOf } from './payment-step.ts';

type ProviderCalls = AllCalls['new-adyen'];
type OrderCall = AllCalls['new-ct']['createMyOrderFromCart'];
type Asking<Row extends ProviderCalls[keyof ProviderCalls] | OrderCall> = (
  input: CallInput<Row>,
) => Promise<CallResult<Row> | null>;

/** Null where no answer came. */
export interface PaymentPorts {
  readonly pay: Asking<ProviderCalls['makePaymentRequest']>;
  readonly sendDetails: Asking<ProviderCalls['submitAdditionalPaymentDetailsRequest']>;
  readonly look: Asking<ProviderCalls['getPayment']>;
  readonly cancel: Asking<ProviderCalls['cancelPayment']>;
}

type PaymentWish = CallInput<ProviderCalls['makePaymentRequest']>;
type PaymentDetails = CallInput<ProviderCalls['submitAdditionalPaymentDetailsRequest']>;
type OwnPayment = CallInput<ProviderCalls['getPayment']>;
type OrderWish = CallInput<OrderCall>;

const mostTries = 3;

/**
 * A§4: on a concurrent modification again with the version it reports. The order is of what was paid for, whatever the version: the
 * shop compares them. A lost answer is asked for again; there is one order a cart.
 */
export async function placeOrder(
  ports: { readonly placeOrder: Asking<OrderCall> },
  wish: OrderWish,
): Promise<PaymentEvent> {
  let { version } = wish;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const answer = await ports.placeOrder({ ...wish, version });
    if (answer?.ok === true) return { type: 'order', orderId: answer.value.order.id };
    if (answer?.failure.code === 'cart-version-conflict') {
      version = answer.failure.currentVersion;
    } else if (answer !== null) {
      return { type: 'fail', problem: answer.failure.code };
    }
  }
  return { type: 'lose' };
}

type Progressed = Awaited<ReturnType<PaymentPorts['pay'] | PaymentPorts['sendDetails']>>;

function eventOf(answer: Progressed): PaymentEvent {
  if (answer === null) return { type: 'lose' };
  if (!answer.ok) return { type: 'fail', problem: answer.failure.code };
  const { orderId } = answer.value.payment;
  if (orderId !== null) return { type: 'order', orderId };
  const step = stepOf(answer.value);
  return step === null ? { type: 'fail', problem: 'payment-error' } : { type: 'step', step };
}

export const sendPayment = async ({ pay }: Pick<PaymentPorts, 'pay'>, wish: PaymentWish): Promise<PaymentEvent> =>
  eventOf(await pay(wish));

export const sendDetails = async (
  ports: Pick<PaymentPorts, 'sendDetails'>,
  details: PaymentDetails,
): Promise<PaymentEvent> => eventOf(await ports.sendDetails(details));

/** How a payment stands that the shopper confirms elsewhere; null while nothing is decided. */
export async function lookAtPayment(
  { look }: Pick<PaymentPorts, 'look'>,
  own: OwnPayment,
): Promise<PaymentEvent | null> {
  const answer = await look(own);
  if (answer === null) return null;
  if (!answer.ok) return { type: 'fail', problem: answer.failure.code };
  const { orderId } = answer.value.payment;
  return orderId === null ? null : { type: 'order', orderId };
}

/** The shopper wants to pay in another way. Null where it is too late and not yet an order. */
export async function cancelPayment(
  { cancel }: Pick<PaymentPorts, 'cancel'>,
  own: OwnPayment,
): Promise<PaymentEvent | null> {
  const answer = await cancel(own);
  if (answer?.ok !== true) return { type: 'lose' };
  const { isCancelled, orderId } = answer.value;
  if (orderId !== null) return { type: 'order', orderId };
  return isCancelled ? { type: 'fail', problem: 'cancelled-transaction' } : null;
}

import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { isOfflineMethod, offlineMethods } from '@tradehall/domain/countries/payment-methods.ts';
import { moneyOf } from '@tradehall/domain/money/money.ts';
import type { EnginePayment } from '@tradehall/domain/payment/engine-payment.ts';
import { acceptedResultCodes, type Payment, type PaymentProgress } from '@tradehall/domain/cart/cart-payment.ts';
import { z } from 'zod';
import type { CallContext } from '../context/call-context.ts';

/** A payment as its own shopper may see it: nothing of what the provider was told or has said. */
export async function shopperPayment(engine: EnginePayment, locale: Locale, context: CallContext): Promise<Payment> {
  const isToAccount = isOfflineMethod(engine.method) && offlineMethods[engine.method].isPaidToAccount;
  const store = isToAccount ? await context.read('store', locale, context.storeKey) : null;
  return {
    id: engine.attemptId,
    version: engine.cartVersion,
    method: engine.method,
    amountPlanned: moneyOf(engine.amount, engine.currencyCode),
    transactions: transactionsOf(engine),
    allocatedOrderNumber: engine.orderNumber,
    orderId: engine.orderId,
    multibanco: engine.multibanco,
    bankTransfer: store?.bankDetails ?? null,
  };
}

export async function shopperProgress(
  engine: EnginePayment,
  locale: Locale,
  context: CallContext,
): Promise<PaymentProgress> {
  const resultCode = resultCodeOf(engine);
  // Whoever has paid is sent nowhere; what was given to be paid later is still to be shown.
  const isToBeShown = !isAccepted(engine) || resultCode === 'PresentToShopper';
  return {
    payment: await shopperPayment(engine, locale, context),
    resultCode,
    action: isToBeShown ? engine.action : null,
  };
}

const resultCode = z.enum(acceptedResultCodes);
const final = resultCode.extract(['Authorised', 'Pending', 'Received', 'PresentToShopper']);

const isAccepted = ({ state }: EnginePayment): boolean => state === 'AUTHORISED' || state === 'CLAIMED';

/** The provider's last word may be older than the payment: a webhook can have finished what a redirect began. */
function resultCodeOf(engine: EnginePayment): PaymentProgress['resultCode'] {
  if (isAccepted(engine)) return final.safeParse(engine.resultCode).data ?? 'Authorised';
  return resultCode.safeParse(engine.resultCode).data ?? 'Pending';
}

type Transaction = Payment['transactions'][number];

const endings: Readonly<Partial<Record<EnginePayment['state'], Transaction>>> = {
  CANCELLED: { type: 'CancelAuthorization', state: 'Success' },
  REVERSED: { type: 'CancelAuthorization', state: 'Success' },
  REVERSING: { type: 'CancelAuthorization', state: 'Pending' },
  GIVING_UP: { type: 'CancelAuthorization', state: 'Pending' },
  REFUSED: { type: 'Authorization', state: 'Failure' },
  EXPIRED: { type: 'Authorization', state: 'Failure' },
};

function transactionsOf(engine: EnginePayment): Payment['transactions'] {
  const { method, state } = engine;
  const ending = endings[state];
  if (ending !== undefined) return [ending];
  if (isOfflineMethod(method)) return [{ type: 'Charge', state: 'Initial' }];
  const isAuthorised = isAccepted(engine) && resultCodeOf(engine) === 'Authorised';
  return [{ type: 'Authorization', state: isAuthorised ? 'Success' : 'Pending' }];
}

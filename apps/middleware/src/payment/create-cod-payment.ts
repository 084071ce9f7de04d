import { paymentCalls } from '@tradehall/domain/payment/payment.calls.ts';
import type { Handle } from '../context/call-handler.ts';
import { startOfflinePayment } from './start-offline-payment.ts';

/** The fee becomes a part of the cart's total, which the payment is for. */
export const createCodPayment: Handle<'new-ct', 'createCodPayment'> = (input, context) =>
  startOfflinePayment(paymentCalls.createCodPayment, input, context);

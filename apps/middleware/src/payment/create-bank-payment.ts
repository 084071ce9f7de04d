import { paymentCalls } from '@tradehall/domain/payment/payment.calls.ts';
import type { Handle } from '../context/call-handler.ts';
import { startOfflinePayment } from './start-offline-payment.ts';

export const createBankPayment: Handle<'new-ct', 'createBankPayment'> = (input, context) =>
  startOfflinePayment(paymentCalls.createBankPayment, input, context);

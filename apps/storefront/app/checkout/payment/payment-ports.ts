import { callShop } from '../../request/browser-calls.ts';
import type { PaymentPorts } from './send-payment.ts';

/** The shop as the browser asks it. */
export const paymentPorts: PaymentPorts = {
  pay: (input) => callShop('new-adyen', 'makePaymentRequest', input),
  sendDetails: (input) => callShop('new-adyen', 'submitAdditionalPaymentDetailsRequest', input),
  look: (input) => callShop('new-adyen', 'getPayment', input),
  cancel: (input) => callShop('new-adyen', 'cancelPayment', input),
};

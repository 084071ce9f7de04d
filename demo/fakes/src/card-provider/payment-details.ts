import { type ApiAnswer, refusal } from './api-answer.ts';
import type { Books } from './books.ts';
import type { Payment } from './books-entry.ts';
import { answerByState } from './payment-answer.ts';
import { authorise, cancelledByShopper, refuse } from './payment-steps.ts';
import { detailsRequest, refusalFor } from './request-rules.ts';

/** `POST /payments/details` */
export function submitDetails(books: Books, body: unknown): ApiAnswer {
  const read = detailsRequest.safeParse(body);
  if (!read.success) return refusalFor(read.error);
  const { redirectResult, payload } = read.data.details;
  const payment = books.findPaymentByHandle(redirectResult ?? payload ?? '');
  if (payment === null || payment.decision === null) return refusal(422, '14_006', 'Redirect result is not valid');
  if (payment.state !== 'shopper-acts') return { ...answerByState(payment), entries: [] };
  return decided(payment);
}

/** A card whose holder was asked by her bank is charged only now. */
function decided(payment: Payment): ApiAnswer {
  if (payment.decision === 'cancel')
    return { ...answerByState({ ...payment, state: 'cancelled' }), entries: cancelledByShopper(payment) };
  if (payment.decision === 'refuse') {
    const refused: Payment = { ...payment, state: 'refused', refusalReasonCode: '11' };
    return { ...answerByState(refused), entries: refuse(payment, '11', '3D Not Authenticated') };
  }
  return { ...answerByState({ ...payment, state: 'authorised' }), entries: authorise(payment, false) };
}

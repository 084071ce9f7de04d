import { type ApiAnswer, refusal } from './api-answer.ts';
import type { Books } from './books.ts';

/** `DELETE /storedPaymentMethods/{id}?shopperReference=` */
export function removeStoredCard(books: Books, id: string, shopperReference: string | null): ApiAnswer {
  const card = books.findCard(id);
  if (card === null || card.shopperReference !== shopperReference)
    return refusal(422, '803', 'PaymentDetail not found');
  return { status: 204, body: null, entries: [{ type: 'card-removed', id }] };
}

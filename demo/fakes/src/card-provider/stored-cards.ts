import { type ApiAnswer, refusal } from './api-answer.ts';
import type { Books } from './books.ts';

/** `GET /storedPaymentMethods?shopperReference=` */
export function listStoredCards(books: Books, shopperReference: string | null): ApiAnswer {
  if (shopperReference === null) return refusal(422, '14_0', 'shopperReference is missing');
  const storedPaymentMethods = books
    .cardsOf(shopperReference)
    .map(({ id, brand, lastFour, expiryMonth, expiryYear, holderName }) => ({
      id,
      brand,
      lastFour,
      expiryMonth,
      expiryYear,
      holderName,
      type: 'scheme',
      supportedRecurringProcessingModels: ['CardOnFile'],
    }));
  return { status: 200, body: { shopperReference, storedPaymentMethods }, entries: [] };
}

/** `DELETE /storedPaymentMethods/{id}?shopperReference=` */
export function removeStoredCard(books: Books, id: string, shopperReference: string | null): ApiAnswer {
  const card = books.findCard(id);
  if (card === null || card.shopperReference !== shopperReference)
    return refusal(422, '803', 'PaymentDetail not found');
  return { status: 204, body: null, entries: [{ type: 'card-removed', id }] };
}

import { providerMethods } from '@tradehall/domain/countries/payment-methods.ts';
import { type ApiAnswer, refusal } from './api-answer.ts';
import { findCardToUse, type UsedCard } from './card-in-request.ts';
import type { Books } from './books.ts';
import type { BooksEntry, Payment } from './books-entry.ts';
import { flowOf, isPaidIn, isShownAsCode } from './payment-flows.ts';
import { answerFor, awaitAction, codeAction, kitAction, redirectAction, voucherAction } from './payment-answer.ts';
import { type PaymentRequest, paymentRequest } from './payment-rules.ts';
import { authorise, refuse } from './payment-steps.ts';
import { newHandle, newPspReference } from './references.ts';
import { refusalFor } from './request-rules.ts';
import type { CardSeal } from './sealed-card.ts';
import { instructionsOf } from './shopper-instructions.ts';
import { isDeclinedInWallet } from './wallets/wallet-sheet.ts';

interface Provider {
  readonly books: Books;
  readonly seal: CardSeal;
  readonly url: string;
}

/** `POST /payments` */
export function makePayment(provider: Provider, body: unknown): ApiAnswer {
  const read = paymentRequest.safeParse(body);
  if (!read.success) return refusalFor(read.error);
  const payment = paymentOf(read.data);
  const { type } = read.data.paymentMethod;
  const flow = flowOf(type);
  if (!isPaidIn(type, payment.currencyCode)) return refusal(422, '905', 'Payment details are not supported');
  if (flow === 'card') return payByCard(provider, payment, read.data);
  if (isDeclinedInWallet(provider.seal, read.data.paymentMethod)) return refusedByBank(payment);
  if (flow === 'direct') return authorised(payment);
  if (flow === 'redirect') return sentAway(provider, payment);
  const pending: Payment = { ...payment, state: 'pending' };
  const entries: BooksEntry[] = [{ type: 'payment', payment: pending }];
  if (isShownAsCode(type)) return { ...answerFor(pending, 'Pending', codeAction(pending, provider.url)), entries };
  if (flow === 'await') return { ...answerFor(pending, 'Pending', awaitAction(pending)), entries };
  return { ...answerFor(pending, 'PresentToShopper', voucherAction(pending)), entries };
}

function payByCard({ books, seal, url }: Provider, payment: Payment, data: PaymentRequest): ApiAnswer {
  const card = findCardToUse({ books, seal }, data.paymentMethod, data.shopperReference ?? null);
  if (card === null) return refusal(422, '803', 'PaymentDetail not found');
  // The bank of such a card is always asked.
  const isAlwaysAsked = providerMethods[data.paymentMethod.type].hasNoSecurityCode === true;
  switch (isAlwaysAsked && card.outcome === 'authorised' ? 'challenge' : card.outcome) {
    case 'refused':
      return refusedByBank(payment);
    case 'challenge':
      return sentAway({ url }, { ...payment, isAuthorisedAtDetails: true });
    case 'pending': {
      const pending: Payment = { ...payment, state: 'pending' };
      return { ...answerFor(pending, 'Pending'), entries: [{ type: 'payment', payment: pending }] };
    }
    case 'authorised':
    case 'no-answer': {
      const { entries, ...answer } = authorised(payment);
      const kept = [...entries, ...cardToKeep(card, data)];
      return { ...answer, entries: kept, isSilent: card.outcome === 'no-answer' };
    }
  }
}

function refusedByBank(payment: Payment): ApiAnswer {
  return {
    ...answerFor({ ...payment, refusalReasonCode: '2' }, 'Refused'),
    entries: refuse(payment, '2', 'Refused'),
  };
}

function authorised(payment: Payment): ApiAnswer {
  return { ...answerFor(payment, 'Authorised'), entries: authorise(payment, false) };
}

function sentAway({ url }: Pick<Provider, 'url'>, payment: Payment): ApiAnswer {
  const isForKit = instructionsOf(payment.shopperEmail).has('action-kit');
  return {
    ...answerFor(payment, 'RedirectShopper', isForKit ? kitAction(payment) : redirectAction(payment, url)),
    entries: [{ type: 'payment', payment }],
  };
}

function paymentOf({ reference, amount, returnUrl, paymentMethod, shopperEmail }: PaymentRequest): Payment {
  return {
    pspReference: newPspReference(),
    reference,
    method: paymentMethod.type,
    amountCents: amount.value,
    currencyCode: amount.currency,
    state: 'shopper-acts',
    handle: newHandle(),
    returnUrl,
    isAuthorisedAtDetails: false,
    decision: null,
    refusalReasonCode: null,
    capturedCents: 0,
    refundedCents: 0,
    isReversed: false,
    shopperEmail,
    at: new Date().toISOString(),
  };
}

function cardToKeep(card: UsedCard, { shopperReference, storePaymentMethod }: PaymentRequest): BooksEntry[] {
  if (!storePaymentMethod || shopperReference === undefined || card.details === null) return [];
  return [{ type: 'card-stored', card: { ...card.details, id: newPspReference(), shopperReference } }];
}

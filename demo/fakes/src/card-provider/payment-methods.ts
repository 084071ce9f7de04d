import { paymentMethods, providerMethods } from '@tradehall/domain/countries/payment-methods.ts';
import type { ApiAnswer } from './api-answer.ts';
import type { Books } from './books.ts';
import { isPaidIn, issuers } from './payment-flows.ts';
import { methodsRequest, refusalFor } from './request-rules.ts';

/** `POST /paymentMethods`: whatever can be paid with in that currency. What a country offers is the merchant's choice. */
export function listPaymentMethods(books: Books, body: unknown): ApiAnswer {
  const read = methodsRequest.safeParse(body);
  if (!read.success) return refusalFor(read.error);
  const { amount, shopperReference, merchantAccount } = read.data;
  const methods = paymentMethods.filter((type) => amount === undefined || isPaidIn(type, amount.currency));
  const cards = shopperReference === undefined ? [] : books.cardsOf(shopperReference);
  return {
    status: 200,
    body: {
      paymentMethods: methods.map((type) => ({
        type,
        name: providerMethods[type].operatorName,
        ...(providerMethods[type].flow === 'card' ? { brands: ['visa', 'mc', 'amex'] } : {}),
        ...(issuers[type] === undefined ? {} : { issuers: [...issuers[type]] }),
        ...(providerMethods[type].flow === 'wallet'
          ? { configuration: { merchantId: merchantAccount, gatewayMerchantId: merchantAccount } }
          : {}),
      })),
      storedPaymentMethods: cards.map(({ id, brand, lastFour, expiryMonth, expiryYear, holderName }) => ({
        id,
        brand,
        lastFour,
        expiryMonth,
        expiryYear,
        holderName,
        type: 'scheme',
        name: 'Card',
        supportedShopperInteractions: ['Ecommerce', 'ContAuth'],
        supportedRecurringProcessingModels: ['CardOnFile'],
      })),
    },
    entries: [],
  };
}

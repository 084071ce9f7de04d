import { paymentMethods, providerMethods } from '@tradehall/domain/countries/payment-methods.ts';
import { z } from 'zod';
import { type ApiAnswer, refusal } from './api-answer.ts';
import type { Books } from './books.ts';
import { isPaidIn } from './payment-flows.ts';

const request = z.object({
  merchantAccount: z.string().min(1),
  amount: z.object({ value: z.int(), currency: z.string().length(3) }),
  countryCode: z.string().length(2).optional(),
  shopperReference: z.string().optional(),
});

/** `POST /paymentMethods`: whatever can be paid with in that currency. What a country offers is the merchant's choice. */
export function listPaymentMethods(books: Books, body: unknown): ApiAnswer {
  const read = request.safeParse(body);
  if (!read.success) return refusal(422, '14_0', z.prettifyError(read.error));
  const { amount, shopperReference, merchantAccount } = read.data;
  const methods = paymentMethods.filter((type) => isPaidIn(type, amount.currency));
  const cards = shopperReference === undefined ? [] : books.cardsOf(shopperReference);
  return {
    status: 200,
    body: {
      paymentMethods: methods.map((type) => ({
        type,
        name: providerMethods[type].operatorName,
        ...(providerMethods[type].flow === 'card' ? { brands: ['visa', 'mc', 'amex'] } : {}),
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

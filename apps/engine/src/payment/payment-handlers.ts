import { randomUUID } from 'node:crypto';
import { LanguageCode, PaymentMethodHandler } from '@vendure/core';
import { z } from 'zod';
import { AttemptRows } from './attempts/attempt-rows';
import { ProviderCalls } from './provider-calls/provider-calls';

const description = (value: string) => [{ languageCode: LanguageCode.en, value }];
const byAttempt = z.object({ attemptId: z.uuid() });

// Orders are placed by `OrderPlacing` alone: a payment that anybody else begins has no attempt and no money.
const notHere = { amount: 0, state: 'Declined', errorMessage: 'payments begin in the shop' } as const;

let calls: ProviderCalls;
let attempts: AttemptRows;

export const cardProviderHandler = new PaymentMethodHandler({
  code: 'card-provider',
  description: description('Cards, wallets and the other methods of the provider'),
  args: {},
  init(injector) {
    calls = injector.get(ProviderCalls);
    attempts = injector.get(AttemptRows);
  },
  createPayment: () => notHere,
  // The provider captures by itself.
  settlePayment: () => ({ success: true }),
  // The provider would keep the money of an order that counts as unpaid.
  onStateTransitionStart: (_from, to) =>
    to === 'Cancelled' ? 'Cancel the order instead: its payment is reversed with it.' : true,
  async createRefund(ctx, _input, amount, _order, payment) {
    const { attemptId } = byAttempt.parse(payment.metadata);
    const attempt = await attempts.find(ctx, attemptId);
    if (!attempt) throw new Error(`there is no attempt ${attemptId}`);
    const key = `refund:${randomUUID()}`;
    // Made by the worker once this is committed; the provider's webhook settles it.
    await calls.intendRefund(ctx, attemptId, key, amount);
    return { state: 'Pending', transactionId: key, metadata: { attemptId } };
  },
});

/** Money that moves outside the shop, and is noted by the operator. */
export const offlineHandler = new PaymentMethodHandler({
  code: 'offline',
  description: description('Cash on delivery and bank transfer'),
  args: {},
  createPayment: () => notHere,
  settlePayment: () => ({ success: true }),
  createRefund: () => ({ state: 'Pending' }),
});

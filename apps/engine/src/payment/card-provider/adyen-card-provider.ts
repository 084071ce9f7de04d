// The package's root loads every service of the provider: 60 MB and half a second for the three used here.
import Client from '@adyen/api-library/lib/src/client';
import Config, { EnvironmentEnum } from '@adyen/api-library/lib/src/config';
import { ModificationsApi } from '@adyen/api-library/lib/src/services/checkout/modificationsApi';
import { PaymentsApi } from '@adyen/api-library/lib/src/services/checkout/paymentsApi';
import { RecurringApi } from '@adyen/api-library/lib/src/services/checkout/recurringApi';
import { PaymentMethodsRequest } from '@adyen/api-library/lib/src/typings/checkout/paymentMethodsRequest';
import { Bulkhead } from '@tradehall/process/bulkhead.ts';
import { CircuitBreaker } from '@tradehall/process/circuit-breaker.ts';
import { readCardsOnFile, readMethods, readPaymentAnswer, readReceipt, readStoredIds } from './adyen-answers';
import { detailsRequest, paymentRequest } from './adyen-requests';
import {
  type CardProvider,
  type MethodsQuestion,
  type ProviderAnswer,
  type ProviderDetails,
  ProviderFailure,
  type ProviderPayment,
  type ProviderReceipt,
  type ProviderRefund,
} from './card-provider';
import { type OnAsked, ProviderHttpClient } from './provider-http-client';

interface AdyenOptions {
  readonly url: string;
  readonly apiKey: string;
  readonly merchantAccount: string;
  readonly onAsked?: OnAsked;
  readonly connectMs?: number;
  readonly totalMs?: number;
  readonly pauseMs?: number;
}

export class AdyenCardProvider implements CardProvider {
  readonly #merchantAccount: string;
  readonly #http: ProviderHttpClient;
  readonly #payments: PaymentsApi;
  readonly #modifications: ModificationsApi;
  readonly #recurring: RecurringApi;
  readonly #breaker: CircuitBreaker;
  /** Fewer than there are connections: that many are asked for at once says nothing about the provider. */
  readonly #bulkhead = new Bulkhead({
    mostAtOnce: 56,
    mostWaiting: 64,
    waitMs: 1_000,
    whenFull: () => new ProviderFailure('refused', null, 'the card provider is asked too much at once'),
  });

  constructor(options: AdyenOptions) {
    const { url, apiKey, merchantAccount, onAsked, connectMs = 1_000, totalMs = 10_000, pauseMs = 10_000 } = options;
    this.#merchantAccount = merchantAccount;
    this.#http = new ProviderHttpClient({ url, apiKey, connectMs, totalMs, onAsked });
    // The address is the HTTP client's to know, in production too.
    const client = new Client(new Config({ environment: EnvironmentEnum.TEST, apiKey }), this.#http);
    this.#payments = new PaymentsApi(client);
    this.#modifications = new ModificationsApi(client);
    this.#recurring = new RecurringApi(client);
    this.#breaker = new CircuitBreaker({
      failuresToOpen: 5,
      pauseMs,
      isFault: isProvidersFault,
      whenOpen: () => new ProviderFailure('refused', null, 'the card provider is not asked for a while'),
    });
  }

  async methods({ shopperReference, amountCents, currencyCode, ...shopper }: MethodsQuestion) {
    const question = {
      ...shopper,
      merchantAccount: this.#merchantAccount,
      channel: PaymentMethodsRequest.ChannelEnum.Web,
      amount: { value: amountCents, currency: currencyCode },
      ...(shopperReference === null ? {} : { shopperReference }),
    };
    return this.#ask(async () => readMethods(await this.#payments.paymentMethods(question)));
  }

  async pay(payment: ProviderPayment): Promise<ProviderAnswer> {
    const request = paymentRequest(payment, this.#merchantAccount);
    return this.#ask(async () =>
      readPaymentAnswer(await this.#payments.payments(request, { idempotencyKey: payment.key })),
    );
  }

  async details(details: ProviderDetails): Promise<ProviderAnswer> {
    const request = detailsRequest(details);
    return this.#ask(async () =>
      readPaymentAnswer(await this.#payments.paymentsDetails(request, { idempotencyKey: details.key })),
    );
  }

  async reverse({ key, pspReference, reference }: Parameters<CardProvider['reverse']>[0]): Promise<ProviderReceipt> {
    const request = { merchantAccount: this.#merchantAccount, reference };
    return this.#ask(async () =>
      readReceipt(await this.#modifications.refundOrCancelPayment(pspReference, request, { idempotencyKey: key })),
    );
  }

  async cancelByReference(cancel: Parameters<CardProvider['cancelByReference']>[0]): Promise<ProviderReceipt> {
    const { key, reference, originalReference: paymentReference } = cancel;
    const request = { merchantAccount: this.#merchantAccount, reference, paymentReference };
    return this.#ask(async () =>
      readReceipt(await this.#modifications.cancelAuthorisedPayment(request, { idempotencyKey: key })),
    );
  }

  async refund({ key, pspReference, amountCents, currencyCode, reference }: ProviderRefund): Promise<ProviderReceipt> {
    const amount = { value: amountCents, currency: currencyCode };
    // The part of an invoice that is given back is named.
    const lineItems = [{ id: reference, description: reference, quantity: 1, amountIncludingTax: amountCents }];
    const request = { merchantAccount: this.#merchantAccount, reference, amount, lineItems };
    return this.#ask(async () =>
      readReceipt(await this.#modifications.refundCapturedPayment(pspReference, request, { idempotencyKey: key })),
    );
  }

  async storedCards(shopperReference: string): Promise<string[]> {
    return this.#ask(async () =>
      readStoredIds(await this.#recurring.getTokensForStoredPaymentDetails(shopperReference, this.#merchantAccount)),
    );
  }

  async cardsOnFile(shopperReference: string) {
    return this.#ask(async () =>
      readCardsOnFile(await this.#recurring.getTokensForStoredPaymentDetails(shopperReference, this.#merchantAccount)),
    );
  }

  async removeStoredCard({ shopperReference, id }: { shopperReference: string; id: string }): Promise<boolean> {
    try {
      await this.#ask(() =>
        this.#recurring.deleteTokenForStoredPaymentDetails(id, shopperReference, this.#merchantAccount),
      );
      return true;
    } catch (failure) {
      const isUnknownCard = failure instanceof ProviderFailure && (failure.status === 404 || failure.status === 422);
      if (isUnknownCard) return false;
      throw failure;
    }
  }

  #ask<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    return this.#bulkhead.run(() => this.#breaker.run(work));
  }

  stop(): void {
    this.#http.stop();
  }
}

/** A no to this request is the provider at work; silence, nonsense and a closed door are not. */
function isProvidersFault(failure: unknown): boolean {
  if (!(failure instanceof ProviderFailure)) return true;
  return failure.outcome === 'unknown' || failure.status === null || failure.status === 429;
}

import type { PaymentMethod } from '@tradehall/domain/countries/payment-methods.ts';
import type { CountryCode } from '@tradehall/domain/locales/locales.ts';
import type { z } from 'zod';

export type Json = z.core.util.JSONType;
export type JsonObject = Record<string, Json>;

/** What the engine asks of whoever takes cards and the other methods of payment. Amounts are minor units. */
export interface CardProvider {
  methods(question: MethodsQuestion): Promise<{ methods: ProviderMethod[]; storedCards: StoredCard[] }>;
  /** Once a key: the same key answers the same again and moves no money twice. */
  pay(payment: ProviderPayment): Promise<ProviderAnswer>;
  details(details: ProviderDetails): Promise<ProviderAnswer>;
  /** Cancels or refunds, whichever is still possible; a webhook CANCEL_OR_REFUND tells the outcome. */
  reverse(reversal: { key: string; pspReference: string; reference: string }): Promise<ProviderReceipt>;
  /** For a payment whose answer was lost: `originalReference` is ours of that payment. TECHNICAL_CANCEL tells the outcome. */
  cancelByReference(cancel: { key: string; reference: string; originalReference: string }): Promise<ProviderReceipt>;
  /** A webhook REFUND tells the outcome. */
  refund(refund: ProviderRefund): Promise<ProviderReceipt>;
  /** The ids of all that a shopper has stored, whatever it is and wherever it can be paid with. */
  storedCards(shopperReference: string): Promise<string[]>;
  /** Those of them that are cards and may be paid with again. */
  cardsOnFile(shopperReference: string): Promise<StoredCard[]>;
  /** False: the shopper has no such card. */
  removeStoredCard(card: { shopperReference: string; id: string }): Promise<boolean>;
}

/** To be injected as `@Inject(cardProviderToken)`. */
export const cardProviderToken = Symbol('CardProvider');

export interface MethodsQuestion {
  readonly countryCode: string;
  readonly currencyCode: string;
  readonly amountCents: number;
  readonly shopperLocale: string;
  readonly shopperReference: string | null;
}

export interface ProviderMethod {
  readonly type: string;
  readonly name: string;
  /** The rest of what the provider says of it (brands, issuers, configuration), for its component. */
  readonly configuration: JsonObject;
}

export interface StoredCard {
  readonly id: string;
  readonly brand: string;
  readonly lastFour: string;
  readonly expiryMonth: string;
  readonly expiryYear: string;
}

export interface ProviderPayment {
  readonly key: string;
  /** The order number it would get. */
  readonly reference: string;
  readonly method: PaymentMethod;
  readonly amountCents: number;
  readonly currencyCode: string;
  readonly countryCode: CountryCode;
  readonly shopperLocale: string;
  readonly returnUrl: string;
  readonly shopperReference: string | null;
  readonly storeCard: boolean;
  readonly shopperEmail: string;
  readonly shopperIp: string | null;
  /** Of it only the method, the browser, the risk data, the birthday and the phone are passed on. */
  readonly componentData: JsonObject;
  readonly billingAddress: ProviderAddress;
  readonly shippingAddress: ProviderAddress;
  readonly lineItems: readonly ProviderLineItem[];
  readonly channel: 'Web';
  readonly origin: string;
}

export interface ProviderAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string | null;
  readonly street: string;
  readonly houseNumber: string;
  readonly postalCode: string;
  readonly city: string;
  readonly region: string | null;
  readonly countryCode: CountryCode;
  readonly phone: string | null;
}

/** Of one piece; a discount is a line of its own with a negative amount. */
export interface ProviderLineItem {
  readonly id: string;
  readonly description: string;
  readonly quantity: number;
  readonly amountIncludingTaxCents: number;
  readonly amountExcludingTaxCents: number;
  readonly taxAmountCents: number;
  readonly taxPermyriad: number;
}

export type ProviderDetails = { readonly key: string } & (
  { readonly componentData: JsonObject } | { readonly redirectResult: string }
);

export interface ProviderRefund {
  readonly key: string;
  readonly pspReference: string;
  readonly amountCents: number;
  readonly currencyCode: string;
  readonly reference: string;
}

export interface ProviderAnswer {
  readonly pspReference: string | null;
  readonly resultCode: string;
  readonly refusalReasonCode: string | null;
  readonly action: JsonObject | null;
  /** Ours of the payment it speaks of, and the amount; null where the provider names none. */
  readonly reference: string | null;
  readonly amount: { readonly amountCents: number; readonly currencyCode: string } | null;
}

/** The provider has taken a change and works on it; the reference is the change's own. */
export interface ProviderReceipt {
  readonly pspReference: string;
}

/**
 * `refused`: it certainly had no effect (the provider said no, or was never reached).
 * `unknown`: it may have had one (no answer in time, an answer that makes no sense, a connection lost after sending).
 */
export class ProviderFailure extends Error {
  readonly outcome: 'refused' | 'unknown';
  readonly status: number | null;

  constructor(outcome: 'refused' | 'unknown', status: number | null, message: string) {
    super(message);
    this.name = 'ProviderFailure';
    this.outcome = outcome;
    this.status = status;
  }
}

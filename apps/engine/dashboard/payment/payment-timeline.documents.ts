import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { parse } from 'graphql';

export interface PaymentCart {
  readonly id: string;
  readonly storeKey: string | null;
  readonly email: string | null;
  readonly state: string | null;
  readonly version: number | null;
  readonly orderId: string | null;
  readonly orderNumber: string | null;
  readonly total: number | null;
  readonly currencyCode: string | null;
  readonly payments: number;
  readonly lastPaymentState: string | null;
  readonly at: string;
}

export interface PaymentStep {
  readonly at: string;
  readonly kind: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

interface PaymentTimeline {
  readonly cart: PaymentCart;
  readonly steps: readonly PaymentStep[];
}

const cart = 'id storeKey email state version orderId orderNumber total currencyCode payments lastPaymentState at';

export const paymentCarts: TypedDocumentNode<{ paymentCarts: readonly PaymentCart[] }, { search: string }> = parse(`
  query PaymentCarts($search: String!) { paymentCarts(search: $search) { ${cart} } }
`);

export const paymentTimeline: TypedDocumentNode<{ paymentTimeline: PaymentTimeline | null }, { cartId: string }> =
  parse(`
  query PaymentTimeline($cartId: ID!) {
    paymentTimeline(cartId: $cartId) { cart { ${cart} } steps { at kind facts } }
  }
`);

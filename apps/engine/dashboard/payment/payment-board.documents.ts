import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { parse } from 'graphql';

export interface BoardEntry {
  readonly id: string;
  readonly kind: string;
  readonly concern: string | null;
  readonly concernId: string | null;
  readonly cartId: string | null;
  readonly orderId: string | null;
  readonly orderNumber: string;
  readonly orderState: string | null;
  readonly storeKey: string | null;
  readonly email: string | null;
  readonly method: string | null;
  readonly state: string;
  readonly failure: string | null;
  readonly amount: number;
  readonly currencyCode: string;
  readonly refunded: number;
  readonly refundUnderWay: number;
  readonly pspReference: string | null;
  readonly at: string;
  readonly changedAt: string;
}

/** Empty: not chosen. */
export interface BoardChoice {
  readonly storeKey: string;
  readonly state: string;
  readonly method: string;
  readonly search: string;
}

export interface BoardChoices {
  readonly storeKeys: readonly string[];
  readonly states: readonly string[];
  readonly methods: readonly string[];
}

interface BoardList {
  readonly items: readonly BoardEntry[];
  readonly totalItems: number;
}

export const paymentBoard: TypedDocumentNode<
  { paymentBoard: BoardList },
  BoardChoice & { skip: number; take: number }
> = parse(`
  query PaymentBoard($storeKey: String, $state: String, $method: String, $search: String, $skip: Int, $take: Int) {
    paymentBoard(storeKey: $storeKey, state: $state, method: $method, search: $search, skip: $skip, take: $take) {
      items {
        id kind concern concernId cartId orderId orderNumber orderState storeKey email method state failure amount currencyCode
        refunded refundUnderWay pspReference at changedAt
      }
      totalItems
    }
  }
`);

export const closePaymentConcern: TypedDocumentNode<{ closePaymentConcern: boolean }, { id: string }> = parse(`
  mutation ClosePaymentConcern($id: ID!) { closePaymentConcern(id: $id) }
`);

export const returnUnmatchedPayment: TypedDocumentNode<{ returnUnmatchedPayment: boolean }, { id: string }> = parse(`
  mutation ReturnUnmatchedPayment($id: ID!) { returnUnmatchedPayment(id: $id) }
`);

export const closeUnmatchedPayment: TypedDocumentNode<{ closeUnmatchedPayment: boolean }, { id: string }> = parse(`
  mutation CloseUnmatchedPayment($id: ID!) { closeUnmatchedPayment(id: $id) }
`);

export const paymentBoardChoices: TypedDocumentNode<
  { paymentBoardChoices: BoardChoices },
  Record<string, never>
> = parse(`
  query PaymentBoardChoices { paymentBoardChoices { storeKeys states methods } }
`);

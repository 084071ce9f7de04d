import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { parse } from 'graphql';

export interface OrderDocument {
  readonly kind: string;
  readonly number: string;
  readonly issuedAt: string;
  readonly amount: number;
  readonly currencyCode: string;
  readonly isElectronic: boolean;
}

interface OrderDocumentFile {
  readonly fileName: string;
  readonly contentBase64: string;
}

export const orderDocuments: TypedDocumentNode<{ orderDocuments: readonly OrderDocument[] }, { orderId: string }> =
  parse(`
  query OrderDocuments($orderId: ID!) {
    orderDocuments(orderId: $orderId) { kind number issuedAt amount currencyCode isElectronic }
  }
`);

export const orderDocumentFile: TypedDocumentNode<
  { orderDocumentFile: OrderDocumentFile | null },
  { orderId: string; number: string; form: string }
> = parse(`
  query OrderDocumentFile($orderId: ID!, $number: String!, $form: String!) {
    orderDocumentFile(orderId: $orderId, number: $number, form: $form) { fileName contentBase64 }
  }
`);

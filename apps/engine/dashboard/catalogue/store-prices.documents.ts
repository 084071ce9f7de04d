import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { parse } from 'graphql';

export interface StorePrice {
  readonly storeKey: string;
  readonly currencyCode: string;
  readonly listCents: number | null;
  readonly saleCents: number | null;
}

interface NewStorePrice {
  readonly variantId: string;
  readonly storeKey: string;
  readonly listCents: number;
  readonly saleCents: number | null;
}

export const storePrices: TypedDocumentNode<{ storePrices: StorePrice[] }, { variantId: string }> = parse(`
  query StorePrices($variantId: ID!) {
    storePrices(variantId: $variantId) { storeKey currencyCode listCents saleCents }
  }
`);

export const setStorePrice: TypedDocumentNode<{ setStorePrice: StorePrice }, NewStorePrice> = parse(`
  mutation SetStorePrice($variantId: ID!, $storeKey: String!, $listCents: Int!, $saleCents: Int) {
    setStorePrice(variantId: $variantId, storeKey: $storeKey, listCents: $listCents, saleCents: $saleCents) {
      storeKey currencyCode listCents saleCents
    }
  }
`);

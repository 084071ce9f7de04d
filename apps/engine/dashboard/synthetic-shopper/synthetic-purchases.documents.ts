import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { parse } from 'graphql';

export interface SyntheticPurchase {
  readonly storeKey: string;
  readonly country: string;
  readonly standing: string;
  readonly triedAt: string | null;
  readonly boughtAt: string | null;
  readonly orderNumber: string | null;
  readonly tookMs: number | null;
  readonly failedStep: string | null;
  readonly failedBecause: string | null;
  readonly failingSince: string | null;
}

interface SyntheticPurchases {
  /** Null: switched off. */
  readonly everyMinutes: number | null;
  readonly items: readonly SyntheticPurchase[];
}

export const syntheticPurchases: TypedDocumentNode<
  { syntheticPurchases: SyntheticPurchases },
  Record<string, never>
> = parse(`
  query SyntheticPurchases {
    syntheticPurchases {
      everyMinutes
      items { storeKey country standing triedAt boughtAt orderNumber tookMs failedStep failedBecause failingSince }
    }
  }
`);

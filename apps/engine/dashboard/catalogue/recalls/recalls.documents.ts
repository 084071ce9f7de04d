import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { parse } from 'graphql';

export interface RecallInput {
  readonly sku: string;
  readonly hazard: string;
  readonly action: string;
  /** Null for all units. */
  readonly batch: string | null;
}

export interface Recall extends RecallInput {
  readonly id: string;
  readonly publishedAt: string;
  readonly withdrawnAt: string | null;
}

interface RecallList {
  readonly items: readonly Recall[];
  readonly totalItems: number;
}

const fields = 'id sku hazard action batch publishedAt withdrawnAt';

export const productRecalls: TypedDocumentNode<{ productRecalls: RecallList }, { skip: number; take: number }> = parse(`
  query ProductRecalls($skip: Int, $take: Int) {
    productRecalls(skip: $skip, take: $take) { items { ${fields} } totalItems }
  }
`);

export const publishRecall: TypedDocumentNode<{ publishRecall: Recall }, { input: RecallInput }> = parse(`
  mutation PublishRecall($input: PublishRecallInput!) { publishRecall(input: $input) { ${fields} } }
`);

export const withdrawRecall: TypedDocumentNode<{ withdrawRecall: Recall }, { id: string }> = parse(`
  mutation WithdrawRecall($id: ID!) { withdrawRecall(id: $id) { ${fields} } }
`);

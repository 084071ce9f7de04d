import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { parse } from 'graphql';

export interface Review {
  readonly id: string;
  readonly state: string;
  readonly sku: string | null;
  readonly productId: string;
  readonly productName: string;
  readonly rating: number;
  readonly text: string;
  readonly authorName: string;
  readonly locale: string;
  readonly createdAt: string;
  readonly orderNumber: string | null;
  readonly refusalReason: string | null;
  readonly moderatedAt: string | null;
  readonly moderatedBy: string | null;
}

interface ReviewList {
  readonly items: readonly Review[];
  readonly totalItems: number;
}

const fields =
  'id state sku productId productName rating text authorName locale createdAt orderNumber refusalReason moderatedAt moderatedBy';

export const reviews: TypedDocumentNode<
  { reviews: ReviewList },
  { state: string; sku: string; skip: number; take: number }
> = parse(`
  query Reviews($state: String!, $sku: String, $skip: Int, $take: Int) {
    reviews(state: $state, sku: $sku, skip: $skip, take: $take) { items { ${fields} } totalItems }
  }
`);

export interface Decision {
  readonly id: string;
  /** What the operator sees. */
  readonly from: string;
  readonly state: string;
  readonly reason: string | null;
}

export const moderateReview: TypedDocumentNode<{ moderateReview: Review }, Decision> = parse(`
  mutation ModerateReview($id: ID!, $from: String!, $state: String!, $reason: String) {
    moderateReview(id: $id, from: $from, state: $state, reason: $reason) { ${fields} }
  }
`);

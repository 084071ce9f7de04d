import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { parse } from 'graphql';

/** A text of the shop's pages, as the release has it. */
export interface ShopWords {
  readonly key: string;
  readonly original: string;
  readonly isFixed: boolean;
}

export type WordingState = 'shown' | 'changed' | 'unfit' | 'gone';

/** What operators say in its place. */
export interface ChangedWording {
  readonly locale: string;
  readonly key: string;
  readonly words: string;
  readonly original: string | null;
  readonly state: WordingState;
  readonly changedBy: string;
  readonly changedAt: string;
}

export const shopWords: TypedDocumentNode<{ shopWords: readonly ShopWords[] }, { locale: string }> = parse(`
  query ShopWords($locale: String!) { shopWords(locale: $locale) { locale key original isFixed } }
`);

export const changedWordings: TypedDocumentNode<{ changedWordings: readonly ChangedWording[] }, object> = parse(`
  query ChangedWordings { changedWordings { locale key words original state changedBy changedAt } }
`);

interface WordingChange {
  readonly locale: string;
  readonly key: string;
  /** Empty: back to the original. */
  readonly words: string;
  /** Null where the original was seen. */
  readonly seen: string | null;
}

export const saveWording: TypedDocumentNode<{ saveWording: boolean }, WordingChange> = parse(`
  mutation SaveWording($locale: String!, $key: String!, $words: String!, $seen: String) {
    saveWording(locale: $locale, key: $key, words: $words, seen: $seen)
  }
`);

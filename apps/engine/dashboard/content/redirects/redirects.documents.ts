import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { parse } from 'graphql';

export interface RedirectInput {
  /** Null for all shops. */
  readonly storeKey: string | null;
  readonly sourcePath: string;
  readonly targetPath: string;
  readonly status: number;
}

export interface Redirect extends RedirectInput {
  readonly id: string;
  readonly hits: number;
  readonly lastHitAt: string | null;
}

interface RedirectList {
  readonly items: readonly Redirect[];
  readonly totalItems: number;
}

const fields = 'id storeKey sourcePath targetPath status hits lastHitAt';

export const redirects: TypedDocumentNode<{ redirects: RedirectList }, { search: string; skip: number; take: number }> =
  parse(`
  query Redirects($search: String, $skip: Int, $take: Int) {
    redirects(search: $search, skip: $skip, take: $take) { items { ${fields} } totalItems }
  }
`);

export const saveRedirect: TypedDocumentNode<
  { saveRedirect: Redirect },
  { input: RedirectInput & { id: string | null } }
> = parse(`
  mutation SaveRedirect($input: SaveRedirectInput!) { saveRedirect(input: $input) { ${fields} } }
`);

export const deleteRedirect: TypedDocumentNode<{ deleteRedirect: boolean }, { id: string }> = parse(`
  mutation DeleteRedirect($id: ID!) { deleteRedirect(id: $id) }
`);

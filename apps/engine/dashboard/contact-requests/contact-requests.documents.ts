import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { parse } from 'graphql';

export interface ContactRequest {
  readonly id: string;
  readonly caseNumber: string;
  readonly storeKey: string;
  readonly locale: string;
  readonly reason: string;
  readonly subreason: string;
  readonly contactName: string;
  readonly companyName: string | null;
  readonly customerEmail: string;
  readonly subject: string;
  readonly description: string;
  readonly details: unknown;
  readonly state: string;
  readonly createdAt: string;
}

interface ContactRequestList {
  readonly items: readonly ContactRequest[];
  readonly totalItems: number;
}

const fields =
  'id caseNumber storeKey locale reason subreason contactName companyName customerEmail subject description details state createdAt';

export const contactRequests: TypedDocumentNode<
  { contactRequests: ContactRequestList },
  { state: string; skip: number; take: number }
> = parse(`
  query ContactRequests($state: String, $skip: Int, $take: Int) {
    contactRequests(state: $state, skip: $skip, take: $take) { items { ${fields} } totalItems }
  }
`);

export const closeContactRequest: TypedDocumentNode<{ closeContactRequest: ContactRequest }, { id: string }> = parse(`
  mutation CloseContactRequest($id: ID!) { closeContactRequest(id: $id) { ${fields} } }
`);

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
  readonly customerId: string | null;
  readonly deliveryState: string;
  readonly deliveryAttempts: number;
  readonly deliveryError: string | null;
  readonly deliveredAt: string | null;
}

export interface CaseEvent {
  readonly id: string;
  readonly kind: string;
  readonly words: string | null;
  readonly operator: string;
  readonly createdAt: string;
}

export interface ContactCase {
  readonly request: ContactRequest;
  readonly events: readonly CaseEvent[];
  readonly order: { readonly id: string; readonly number: string; readonly isOfSender: boolean } | null;
}

interface ContactRequestList {
  readonly items: readonly ContactRequest[];
  readonly totalItems: number;
}

/** Empty is all. */
export interface CaseChoice {
  readonly state: string;
  readonly storeKey: string;
  readonly reason: string;
}

const fields = `id caseNumber storeKey locale reason subreason contactName companyName customerEmail subject description
  details state createdAt customerId deliveryState deliveryAttempts deliveryError deliveredAt`;
const caseFields = `request { ${fields} } events { id kind words operator createdAt } order { id number isOfSender }`;

export const contactRequests: TypedDocumentNode<
  { contactRequests: ContactRequestList },
  { state: string | null; storeKey: string | null; reason: string | null; skip: number; take: number }
> = parse(`
  query ContactRequests($state: String, $storeKey: String, $reason: String, $skip: Int, $take: Int) {
    contactRequests(state: $state, storeKey: $storeKey, reason: $reason, skip: $skip, take: $take) {
      items { ${fields} } totalItems
    }
  }
`);

export interface CaseChoices {
  readonly storeKeys: readonly string[];
  readonly reasons: readonly string[];
}

export const contactRequestChoices: TypedDocumentNode<
  { contactRequestChoices: CaseChoices },
  Record<string, never>
> = parse('query ContactRequestChoices { contactRequestChoices { storeKeys reasons } }');

export const contactCase: TypedDocumentNode<{ contactCase: ContactCase }, { id: string }> = parse(`
  query ContactCase($id: ID!) { contactCase(id: $id) { ${caseFields} } }
`);

type CaseChange = TypedDocumentNode<{ changed: ContactCase }, { id: string }>;

export const caseChanges: Readonly<Record<'close' | 'reopen' | 'deliver', CaseChange>> = {
  close: parse(`mutation CloseRequest($id: ID!) { changed: closeContactRequest(id: $id) { ${caseFields} } }`),
  reopen: parse(`mutation ReopenRequest($id: ID!) { changed: reopenContactRequest(id: $id) { ${caseFields} } }`),
  deliver: parse(`mutation DeliverRequest($id: ID!) { changed: deliverContactRequest(id: $id) { ${caseFields} } }`),
};

export const answerCase: TypedDocumentNode<{ changed: ContactCase }, { id: string; words: string; intentId: string }> =
  parse(`
  mutation AnswerRequest($id: ID!, $words: String!, $intentId: String!) {
    changed: answerContactRequest(id: $id, words: $words, intentId: $intentId) { ${caseFields} }
  }
`);

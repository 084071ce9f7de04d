import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { parse } from 'graphql';

type Nothing = Record<string, never>;

interface SecondFactor {
  readonly isEnrolled: boolean;
  readonly isRequired: boolean;
  readonly recoveryCodesLeft: number;
}

export interface SecondFactorOffer {
  readonly secret: string;
  readonly uri: string;
  readonly recoveryCodes: readonly string[];
}

const factor = 'isEnrolled isRequired recoveryCodesLeft';

export const mySecondFactor: TypedDocumentNode<{ mySecondFactor: SecondFactor }, Nothing> = parse(
  `query MySecondFactor { mySecondFactor { ${factor} } }`,
);

export const beginSecondFactor: TypedDocumentNode<{ beginSecondFactor: SecondFactorOffer }, { code: string | null }> =
  parse(`mutation BeginSecondFactor($code: String) { beginSecondFactor(code: $code) { secret uri recoveryCodes } }`);

export const confirmSecondFactor: TypedDocumentNode<{ confirmSecondFactor: SecondFactor }, { code: string }> = parse(
  `mutation ConfirmSecondFactor($code: String!) { confirmSecondFactor(code: $code) { ${factor} } }`,
);

export const resetSecondFactor: TypedDocumentNode<{ resetSecondFactor: boolean }, { id: string }> = parse(
  `mutation ResetSecondFactor($id: ID!) { resetSecondFactor(administratorId: $id) }`,
);

export const signInWithCode: TypedDocumentNode<
  { authenticate: { __typename: string; message?: string } },
  { username: string; password: string; code: string }
> = parse(`
  mutation SignInWithCode($username: String!, $password: String!, $code: String!) {
    authenticate(input: { secondFactor: { username: $username, password: $password, code: $code } }) {
      __typename
      ... on ErrorResult { message }
    }
  }
`);

interface OperatorChange {
  readonly entity: string;
  readonly entityId: string;
  readonly kind: string;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
}

export interface OperatorAction {
  readonly id: string;
  readonly at: string;
  readonly operator: string;
  readonly address: string;
  readonly mutation: string;
  readonly target: Readonly<Record<string, unknown>>;
  readonly outcome: string;
  readonly reason: string | null;
  readonly changes: readonly OperatorChange[];
  readonly changeCount: number;
}

export interface LogChoice {
  readonly operator: string;
  readonly mutation: string;
  readonly entity: string;
  readonly entityId: string;
  readonly from: string | null;
  readonly to: string | null;
}

export const operatorLog: TypedDocumentNode<
  { operatorLog: { items: readonly OperatorAction[]; totalItems: number } },
  LogChoice & { skip: number; take: number }
> = parse(`
  query OperatorLog(
    $operator: String, $mutation: String, $entity: String, $entityId: String, $from: DateTime, $to: DateTime, $skip: Int, $take: Int
  ) {
    operatorLog(
      operator: $operator, mutation: $mutation, entity: $entity, entityId: $entityId, from: $from, to: $to, skip: $skip, take: $take
    ) {
      items {
        id at operator address mutation target outcome reason changeCount
        changes { entity entityId kind before after }
      }
      totalItems
    }
  }
`);

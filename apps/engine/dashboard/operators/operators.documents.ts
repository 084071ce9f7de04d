import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { parse } from 'graphql';
import type { NewOptions, UseOptions } from './ask-device';

type Nothing = Record<string, never>;

export interface OperatorPasskey {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
}

export interface SecondFactor {
  readonly isEnrolled: boolean;
  readonly isRequired: boolean;
  readonly hasApp: boolean;
  readonly recoveryCodesLeft: number;
  readonly passkeys: readonly OperatorPasskey[];
  /** Where the dashboard has to be opened for them. */
  readonly passkeyOrigin: string | null;
}

export interface SecondFactorOffer {
  readonly secret: string;
  readonly uri: string;
}

const factor = 'isEnrolled isRequired hasApp recoveryCodesLeft passkeyOrigin passkeys { id name createdAt lastUsedAt }';

/** What an answer that may have made recovery codes says of them. */
interface NewCodes {
  readonly newRecoveryCodes: readonly string[];
}

export const mySecondFactor: TypedDocumentNode<{ mySecondFactor: SecondFactor }, Nothing> = parse(
  `query MySecondFactor { mySecondFactor { ${factor} } }`,
);

export const beginSecondFactor: TypedDocumentNode<{ beginSecondFactor: SecondFactorOffer }, { code: string | null }> =
  parse(`mutation BeginSecondFactor($code: String) { beginSecondFactor(code: $code) { secret uri } }`);

export const confirmSecondFactor: TypedDocumentNode<{ confirmSecondFactor: NewCodes }, { code: string }> = parse(
  `mutation ConfirmSecondFactor($code: String!) { confirmSecondFactor(code: $code) { newRecoveryCodes } }`,
);

export const renewRecoveryCodes: TypedDocumentNode<{ renewRecoveryCodes: NewCodes }, Nothing> = parse(
  `mutation RenewRecoveryCodes { renewRecoveryCodes { newRecoveryCodes } }`,
);

export const resetSecondFactor: TypedDocumentNode<{ resetSecondFactor: boolean }, { id: string }> = parse(
  `mutation ResetSecondFactor($id: ID!) { resetSecondFactor(administratorId: $id) }`,
);

export const beginPasskey: TypedDocumentNode<{ beginPasskey: NewOptions }, Nothing> = parse(
  `mutation BeginPasskey { beginPasskey }`,
);

export const addPasskey: TypedDocumentNode<{ addPasskey: NewCodes }, { name: string; credential: object }> = parse(
  `mutation AddPasskey($name: String!, $credential: JSON!) { addPasskey(name: $name, credential: $credential) { newRecoveryCodes } }`,
);

export const removePasskey: TypedDocumentNode<{ removePasskey: SecondFactor }, { id: string }> = parse(
  `mutation RemovePasskey($id: ID!) { removePasskey(id: $id) { ${factor} } }`,
);

interface Credentials {
  readonly username: string;
  readonly password: string;
}

export interface PasskeySignIn {
  readonly attempt: string;
  /** Null where no passkey can be asked for. */
  readonly options: UseOptions | null;
  readonly hasApp: boolean;
  readonly hasRecoveryCodes: boolean;
  readonly origin: string | null;
}

export const beginPasskeySignIn: TypedDocumentNode<{ beginPasskeySignIn: PasskeySignIn | null }, Credentials> = parse(`
  mutation BeginPasskeySignIn($username: String!, $password: String!) {
    beginPasskeySignIn(username: $username, password: $password) { attempt options hasApp hasRecoveryCodes origin }
  }
`);

export const signInWithPasskey: TypedDocumentNode<
  { authenticate: { __typename: string } },
  { input: Credentials & { attempt: string; credential: string } }
> = parse(`
  mutation SignInWithPasskey($input: PasskeyFactorAuthInput!) {
    authenticate(input: { passkeyFactor: $input }) { __typename }
  }
`);

export const signInWithCode: TypedDocumentNode<
  { authenticate: { __typename: string } },
  Credentials & { code: string }
> = parse(`
  mutation SignInWithCode($username: String!, $password: String!, $code: String!) {
    authenticate(input: { secondFactor: { username: $username, password: $password, code: $code } }) {
      __typename
    }
  }
`);

export interface OperatorChange {
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

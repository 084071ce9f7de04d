import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { parse } from 'graphql';

export interface IntegrationKey {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly kinds: readonly string[];
  readonly perMinute: number;
  readonly endsAt: string | null;
  readonly givenBy: string;
  readonly givenAt: string;
  readonly lastUsedAt: string | null;
  readonly withdrawnAt: string | null;
}

export interface KeyWish {
  readonly name: string;
  readonly kinds: readonly string[];
  readonly perMinute: number;
  readonly endsAt: string | null;
}

export interface GivenKey {
  readonly code: string;
  readonly secret: string;
}

interface Keys {
  readonly integrationKeys: readonly IntegrationKey[];
  readonly integrationKinds: readonly string[];
}

export const integrationKeys: TypedDocumentNode<Keys, Record<string, never>> = parse(`query IntegrationKeys {
  integrationKeys { id code name kinds perMinute endsAt givenBy givenAt lastUsedAt withdrawnAt }
  integrationKinds
}`);

export const giveIntegrationKey: TypedDocumentNode<{ giveIntegrationKey: GivenKey }, { input: KeyWish }> =
  parse(`mutation GiveIntegrationKey($input: IntegrationKeyInput!) {
  giveIntegrationKey(input: $input) { code secret }
}`);

export const withdrawIntegrationKey: TypedDocumentNode<{ withdrawIntegrationKey: boolean }, { id: string }> = parse(
  `mutation WithdrawIntegrationKey($id: ID!) { withdrawIntegrationKey(id: $id) }`,
);

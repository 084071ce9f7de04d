import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { parse } from 'graphql';

export interface WebhookEndpoint {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly types: readonly string[];
  readonly endedAt: string | null;
  readonly endedWhy: string;
  readonly waiting: number;
  readonly delivered: number;
  readonly givenUp: number;
}

export interface WebhookDelivery {
  readonly eventId: string;
  readonly type: string;
  readonly about: string;
  readonly happenedAt: string;
  readonly state: string;
  readonly attempts: number;
  readonly answer: string;
  readonly dueAt: string | null;
}

export interface EndpointWish {
  readonly name: string;
  readonly url: string;
  readonly types: readonly string[];
}

interface ById {
  readonly id: string;
}

interface Endpoints {
  readonly webhookEndpoints: readonly WebhookEndpoint[];
  readonly webhookTypes: readonly string[];
}

export const webhookEndpoints: TypedDocumentNode<Endpoints, Record<string, never>> = parse(`query WebhookEndpoints {
  webhookEndpoints { id name url types endedAt endedWhy waiting delivered givenUp }
  webhookTypes
}`);

export const webhookDeliveries: TypedDocumentNode<
  { webhookDeliveries: { items: readonly WebhookDelivery[]; totalItems: number } },
  ById & { state: string | null; skip: number; take: number }
> = parse(`query WebhookDeliveries($id: ID!, $state: String, $skip: Int, $take: Int) {
  webhookDeliveries(id: $id, state: $state, skip: $skip, take: $take) {
    items { eventId type about happenedAt state attempts answer dueAt } totalItems
  }
}`);

export const makeWebhookEndpoint: TypedDocumentNode<
  { makeWebhookEndpoint: { readonly secret: string } },
  { input: EndpointWish }
> = parse(
  `mutation MakeWebhookEndpoint($input: WebhookEndpointInput!) { makeWebhookEndpoint(input: $input) { secret } }`,
);

export const endWebhookEndpoint: TypedDocumentNode<{ endWebhookEndpoint: boolean }, ById> = parse(
  `mutation EndWebhookEndpoint($id: ID!) { endWebhookEndpoint(id: $id) }`,
);

export const resumeWebhookEndpoint: TypedDocumentNode<{ resumeWebhookEndpoint: boolean }, ById> = parse(
  `mutation ResumeWebhookEndpoint($id: ID!) { resumeWebhookEndpoint(id: $id) }`,
);

export const tellWebhookAgain: TypedDocumentNode<{ tellWebhookAgain: number }, ById & { eventId: string | null }> =
  parse(`mutation TellWebhookAgain($id: ID!, $eventId: ID) { tellWebhookAgain(id: $id, eventId: $eventId) }`);

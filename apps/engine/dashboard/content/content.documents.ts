import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { parse } from 'graphql';

export interface ContentShop {
  readonly locale: string;
  readonly storeKey: string;
  readonly origin: string;
  readonly pathPrefix: string;
}

export interface ContentPage {
  readonly key: string;
  readonly locale: string;
  readonly slug: string | null;
  readonly title: string;
  readonly isLive: boolean;
  readonly hasDraft: boolean;
  readonly updatedAt: string;
  readonly fallbackOf: string | null;
  readonly hasOwn: boolean;
  readonly ownSlug: string | null;
}

export interface ContentRevision {
  readonly id: string;
  readonly title: string;
  readonly metaDescription: string;
  readonly blocks: unknown;
  readonly state: 'DRAFT' | 'PUBLISHED' | 'WITHDRAWN';
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly updatedAt: string;
  readonly updatedBy: string;
  readonly isLive: boolean;
}

interface PageOfLocale {
  readonly pageKey: string;
  readonly locale: string;
}

interface DraftInput extends PageOfLocale {
  readonly id: string | null;
  readonly title: string;
  readonly metaDescription: string;
  readonly blocks: unknown;
  readonly updatedAt: string | null;
}

const pageFields = 'key locale slug title isLive hasDraft updatedAt fallbackOf hasOwn ownSlug';
const revisionFields = 'id title metaDescription blocks state startsAt endsAt updatedAt updatedBy isLive';

export const contentShops: TypedDocumentNode<{ contentShops: ContentShop[] }, object> = parse(`
  query ContentShops { contentShops { locale storeKey origin pathPrefix } }
`);

export const contentPages: TypedDocumentNode<{ contentPages: ContentPage[] }, { locale: string }> = parse(`
  query ContentPages($locale: String!) { contentPages(locale: $locale) { ${pageFields} } }
`);

export const contentRevisions: TypedDocumentNode<{ contentRevisions: ContentRevision[] }, PageOfLocale> = parse(`
  query ContentRevisions($pageKey: String!, $locale: String!) {
    contentRevisions(pageKey: $pageKey, locale: $locale) { ${revisionFields} }
  }
`);

export const contentBlockSchemas: TypedDocumentNode<{ contentBlockSchemas: unknown }, object> = parse(`
  query ContentBlockSchemas { contentBlockSchemas }
`);

export const createContentPage: TypedDocumentNode<
  { createContentPage: ContentPage },
  { input: { key: string; locale: string; slug: string | null } }
> = parse(`
  mutation CreateContentPage($input: CreateContentPageInput!) { createContentPage(input: $input) { ${pageFields} } }
`);

export const setContentSlug: TypedDocumentNode<{ setContentSlug: ContentPage }, PageOfLocale & { slug: string }> =
  parse(`
    mutation SetContentSlug($pageKey: String!, $locale: String!, $slug: String!) {
      setContentSlug(pageKey: $pageKey, locale: $locale, slug: $slug) { ${pageFields} }
    }
  `);

export const saveContentDraft: TypedDocumentNode<{ saveContentDraft: ContentRevision }, { input: DraftInput }> = parse(`
  mutation SaveContentDraft($input: SaveContentDraftInput!) { saveContentDraft(input: $input) { ${revisionFields} } }
`);

export const publishContentRevision: TypedDocumentNode<
  { publishContentRevision: ContentRevision },
  { id: string; startsAt: string | null; endsAt: string | null }
> = parse(`
  mutation PublishContentRevision($id: ID!, $startsAt: DateTime, $endsAt: DateTime) {
    publishContentRevision(id: $id, startsAt: $startsAt, endsAt: $endsAt) { ${revisionFields} }
  }
`);

export const withdrawContentRevision: TypedDocumentNode<{ withdrawContentRevision: ContentRevision }, { id: string }> =
  parse(`
  mutation WithdrawContentRevision($id: ID!) { withdrawContentRevision(id: $id) { ${revisionFields} } }
`);

export const createStaffPass: TypedDocumentNode<{ createStaffPass: { token: string } }, object> = parse(`
  mutation CreateStaffPass { createStaffPass { token } }
`);

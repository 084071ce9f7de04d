import gql from 'graphql-tag';

export const contentSchema = gql`
  enum ContentState {
    DRAFT
    PUBLISHED
    WITHDRAWN
  }

  type ContentRevision {
    id: ID!
    pageKey: String!
    locale: String!
    title: String!
    metaDescription: String!
    blocks: JSON!
    state: ContentState!
    startsAt: DateTime
    endsAt: DateTime
    updatedAt: DateTime!
    updatedBy: String!
    "Whether visitors of this locale see it now."
    isLive: Boolean!
  }

  type ContentPage {
    key: String!
    locale: String!
    slug: String
    "Empty where nothing is written yet."
    title: String!
    isLive: Boolean!
    hasDraft: Boolean!
    updatedAt: DateTime!
    "The locale whose text visitors see here; null where it is this locale's own, or there is none."
    fallbackOf: String
    "Whether the locale has the page itself, be it only as a draft."
    hasOwn: Boolean!
    "The address of the locale's own page, which may not be published yet."
    ownSlug: String
  }

  "A shop in one of its languages: what the addresses of its pages begin with."
  type ContentShop {
    locale: String!
    storeKey: String!
    origin: String!
    pathPrefix: String!
  }

  input CreateContentPageInput {
    key: String!
    locale: String!
    slug: String
  }

  input SaveContentDraftInput {
    id: ID
    pageKey: String!
    locale: String!
    title: String!
    metaDescription: String!
    blocks: JSON!
    "As the draft said when it was opened: it is not overwritten if somebody else has saved it since."
    updatedAt: DateTime
  }

  extend type Query {
    contentPages(locale: String!): [ContentPage!]!
    contentRevisions(pageKey: String!, locale: String!): [ContentRevision!]!
    contentBlockSchemas: JSON!
    contentShops: [ContentShop!]!
  }

  extend type Mutation {
    createContentPage(input: CreateContentPageInput!): ContentPage!
    setContentSlug(pageKey: String!, locale: String!, slug: String!): ContentPage!
    saveContentDraft(input: SaveContentDraftInput!): ContentRevision!
    publishContentRevision(id: ID!, startsAt: DateTime, endsAt: DateTime): ContentRevision!
    withdrawContentRevision(id: ID!): ContentRevision!
  }
`;

import gql from 'graphql-tag';

export const contactRequestsSchema = gql`
  type ContactRequest {
    id: ID!
    caseNumber: String!
    storeKey: String!
    locale: String!
    reason: String!
    subreason: String!
    contactName: String!
    companyName: String
    customerEmail: String!
    subject: String!
    description: String!
    details: JSON!
    state: String!
    createdAt: DateTime!
    "Of the session it came from."
    customerId: ID
    "none, waiting, delivered or failed"
    deliveryState: String!
    deliveryAttempts: Int!
    deliveryError: String
    deliveredAt: DateTime
  }

  type ContactRequestList {
    items: [ContactRequest!]!
    totalItems: Int!
  }

  type ContactCaseEvent {
    id: ID!
    "answered, closed, reopened or delivery-wanted"
    kind: String!
    words: String
    operator: String!
    createdAt: DateTime!
  }

  type ContactOrder {
    id: ID!
    number: String!
    isOfSender: Boolean!
  }

  type ContactCase {
    request: ContactRequest!
    events: [ContactCaseEvent!]!
    order: ContactOrder
  }

  type ContactRequestChoices {
    storeKeys: [String!]!
    reasons: [String!]!
  }

  extend type Query {
    contactRequestChoices: ContactRequestChoices!
    contactRequests(state: String, storeKey: String, reason: String, skip: Int, take: Int): ContactRequestList!
    contactCase(id: ID!): ContactCase!
  }

  extend type Mutation {
    closeContactRequest(id: ID!): ContactCase!
    reopenContactRequest(id: ID!): ContactCase!
    answerContactRequest(id: ID!, words: String!, intentId: String!): ContactCase!
    deliverContactRequest(id: ID!): ContactCase!
  }
`;

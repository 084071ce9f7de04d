import gql from 'graphql-tag';

/** Nothing here names a customer: whose data it is the session says. */
export const privacySchema = gql`
  type MyConsent {
    purpose: String!
    isGiven: Boolean!
    at: DateTime!
  }

  type MyDataOverview {
    "Where there is none, the link of a mail proves whose data it is"
    hasPassword: Boolean!
    "The newest of each purpose"
    consents: [MyConsent!]!
  }

  type MyDataFile {
    fileName: String!
    json: String!
  }

  type ErasureConfirmation {
    "What the last button sends; good for half an hour, in this account's sessions only"
    confirmation: String!
  }

  type MyDataDone {
    isDone: Boolean!
  }

  type MyDataFailure {
    "link-expired, not-authenticated, owner-not-proven or too-many-requests"
    code: String!
    "Of too-many-requests"
    retryAfterSeconds: Int
  }

  union MyDataResult = MyDataFile | ErasureConfirmation | MyDataDone | MyDataFailure

  extend type Query {
    "Null for a guest"
    myData: MyDataOverview
  }

  extend type Mutation {
    requestMyDataLink(locale: String!): MyDataResult!
    exportMyData(password: String, token: String): MyDataResult!
    beginErasure(password: String, token: String): MyDataResult!
    "Sent again with its confirmation it is the same deletion"
    eraseMe(confirmation: String!, locale: String!): MyDataResult!
  }
`;

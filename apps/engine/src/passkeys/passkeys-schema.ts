import gql from 'graphql-tag';

export const passkeysSchema = gql`
  type Passkey {
    id: ID!
    name: String!
    createdAt: DateTime!
    lastUsedAt: DateTime
  }

  type PasskeyOptions {
    "As the browser takes them"
    options: JSON!
  }

  type PasskeyList {
    passkeys: [Passkey!]!
  }

  type PasskeyDone {
    isDone: Boolean!
  }

  type PasskeyFailure {
    "not-authenticated, passkey-failed or passkey-not-found"
    code: String!
  }

  union PasskeyOptionsResult = PasskeyOptions | PasskeyFailure
  union PasskeyListResult = PasskeyList | PasskeyFailure
  union PasskeyResult = PasskeyDone | PasskeyFailure

  extend type Query {
    passkeys: PasskeyListResult!
  }

  extend type Mutation {
    passkeyRegistrationOptions(browser: String!): PasskeyOptionsResult!
    addPasskey(browser: String!, credential: JSON!, name: String!, locale: String!): PasskeyResult!
    removePasskey(passkeyId: ID!): PasskeyResult!
    passkeySignInOptions(browser: String!): PasskeyOptionsResult!
    "Begins a new session"
    signInWithPasskey(browser: String!, credential: JSON!): PasskeyResult!
  }
`;

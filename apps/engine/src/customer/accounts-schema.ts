import gql from 'graphql-tag';

/** Whoever is answered learns nothing of an address: what holds is said in the mail. */
export const accountsSchema = gql`
  type AccountAnswer {
    "False where something is left to do: a mail to be opened or, after verifyAccount, a password to be chosen"
    isComplete: Boolean!
    "Of an answer that is complete: whose mailbox the given token has proven"
    provenEmail: String
  }

  type AccountFailure {
    "link-expired, not-authenticated, order-not-found, password-breached, password-change-failed or too-many-requests"
    code: String!
    "Of too-many-requests"
    retryAfterSeconds: Int
  }

  union AccountResult = AccountAnswer | AccountFailure

  extend type Mutation {
    "The same answer, after the same time, whether the address has an account or not"
    registerAccount(
      email: String!
      password: String!
      firstName: String!
      lastName: String!
      locale: String!
    ): AccountResult!
    "For the session that has placed the order; the same answer where its address has an account"
    createAccountFromOrder(orderId: ID!, locale: String!): AccountResult!
    "Signs nobody in. Incomplete: completeAccount takes the same token and a password"
    verifyAccount(token: String!): AccountResult!
    completeAccount(token: String!, password: String!): AccountResult!
    "The same answer, after the same time, whether the address has an account or not"
    requestAccountPasswordReset(email: String!, locale: String!): AccountResult!
    "Ends all sessions of the account"
    resetAccountPassword(token: String!, password: String!): AccountResult!
    "Ends all other sessions; this one goes on with a new token"
    changeAccountPassword(currentPassword: String!, newPassword: String!, locale: String!): AccountResult!
  }
`;

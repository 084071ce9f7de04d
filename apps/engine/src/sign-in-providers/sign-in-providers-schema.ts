import gql from 'graphql-tag';

export const signInProvidersSchema = gql`
  type ProviderSignInStarted {
    "Where the browser goes on"
    authorizationUrl: String!
  }

  type ProviderSignedIn {
    "The page that was asked for when it began"
    next: String
  }

  type ProviderSignInFailure {
    "social-login-failed, social-login-email-unverified or sign-in-provider-unavailable"
    code: String!
  }

  union ProviderSignInStart = ProviderSignInStarted | ProviderSignInFailure
  union ProviderSignInResult = ProviderSignedIn | ProviderSignInFailure

  extend type Query {
    "Those that are configured"
    signInProviders: [String!]!
  }

  extend type Mutation {
    startProviderSignIn(provider: String!, locale: String!, next: String, browser: String!): ProviderSignInStart!
    "Begins a new session"
    completeProviderSignIn(
      provider: String!
      code: String!
      state: String!
      issuer: String
      browser: String!
    ): ProviderSignInResult!
  }
`;

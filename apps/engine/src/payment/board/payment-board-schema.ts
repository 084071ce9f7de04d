import gql from 'graphql-tag';

export const paymentBoardSchema = gql`
  "A payment with its order or its reversal, or a report of the provider that belongs to none."
  type PaymentBoardEntry {
    id: ID!
    "attempt or webhook"
    kind: String!
    "unmatched, unprocessed, late or what the provider reported: somebody has to look. Null: all is well."
    concern: String
    "Of a concern that stays until an operator closes it."
    concernId: ID
    cartId: ID
    orderId: ID
    orderNumber: String!
    orderState: String
    storeKey: String
    email: String
    method: String
    state: String!
    "Why it came to nothing."
    failure: String
    amount: Money!
    currencyCode: String!
    refunded: Money!
    refundUnderWay: Money!
    pspReference: String
    at: DateTime!
    changedAt: DateTime!
  }

  type PaymentBoardList {
    items: [PaymentBoardEntry!]!
    totalItems: Int!
  }

  type PaymentBoardChoices {
    storeKeys: [String!]!
    states: [String!]!
    methods: [String!]!
  }

  type PaymentCart {
    id: ID!
    storeKey: String
    email: String
    "Active, Merged, Ordered; null for a cart that is forgotten."
    state: String
    version: Int
    orderId: ID
    "Of its order, or of its last payment."
    orderNumber: String
    total: Money
    currencyCode: String
    payments: Int!
    lastPaymentState: String
    at: DateTime!
  }

  type PaymentStep {
    at: DateTime!
    kind: String!
    facts: JSON!
  }

  type PaymentTimeline {
    cart: PaymentCart!
    steps: [PaymentStep!]!
  }

  extend type Query {
    "What somebody has to look at first, then what is being reversed, then the newest."
    paymentBoard(
      storeKey: String
      state: String
      method: String
      search: String
      skip: Int
      take: Int
    ): PaymentBoardList!
    paymentBoardChoices: PaymentBoardChoices!
    "By order number, e-mail address or the provider's reference, the newest first."
    paymentCarts(search: String!): [PaymentCart!]!
    paymentTimeline(cartId: ID!): PaymentTimeline
  }

  extend type Mutation {
    "It was seen to. False: it was closed before."
    closePaymentConcern(id: ID!): Boolean!
    "Has the provider give back money that belongs to no payment here. False: there is none, or it was seen to."
    returnUnmatchedPayment(id: ID!): Boolean!
    "Its order was made by hand, or it is none of ours. False: it was seen to before."
    closeUnmatchedPayment(id: ID!): Boolean!
  }
`;

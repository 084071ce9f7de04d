import gql from 'graphql-tag';

/** Amounts are whole minor units; what moves money takes the cart's version and an intent. */
export const paymentsSchema = gql`
  "Where a payment stands. With an order it is done; with an action the shopper has something to do."
  type PaymentProgress {
    attemptId: String!
    "CREATED, SENT, REDIRECTED, PENDING, AUTHORISED, CLAIMED or, after cancelPayment, CANCELLED"
    state: String!
    "The provider's"
    resultCode: String
    "For the provider's component, in its own form"
    action: JSON
    method: String!
    amount: Money!
    currencyCode: String!
    orderId: ID
    orderNumber: String
    "reference, entity, expiry, merchantReference"
    multibanco: JSON
    "Which it pays for; express and fees may have raised it"
    cartVersion: Int!
  }

  "An order as its own shopper sees it"
  type ShopOrder {
    id: ID!
    orderNumber: String!
    createdAt: DateTime!
    "Open, Confirmed, Complete or Cancelled"
    orderState: String!
    "The engine's own"
    engineState: String!
    "paid, authorised, awaiting-transfer, pay-on-delivery or pending"
    paymentState: String!
    customerEmail: String!
    locale: String!
    "Opens this order for an hour; only for whoever placed it"
    token: String
    "Lines, amounts and addresses as they were ordered"
    cart: Cart!
    payment: PaymentProgress
  }

  union PaymentResult = PaymentProgress | CartConflict | CartFailure

  union PlaceOrderResult = ShopOrder | CartConflict | CartFailure

  input StartCardPaymentInput {
    cartId: ID!
    version: Int!
    intentId: String!
    "One of the country's; without it the first"
    locale: String
    method: String!
    storeCard: Boolean
    "What the provider's component hands over"
    componentData: JSON!
    "email, billingAddress and shippingAddress of a wallet"
    express: JSON
    shopperIp: String
  }

  extend type Query {
    payment(cartId: ID!, attemptId: String!): PaymentResult!
  }

  extend type Mutation {
    startCardPayment(input: StartCardPaymentInput!): PaymentResult!
    submitPaymentDetails(cartId: ID!, attemptId: String!, componentData: JSON!): PaymentResult!
    returnFromProvider(cartId: ID!, attemptId: String!, redirectResult: String!): PaymentResult!
    cancelPayment(cartId: ID!, attemptId: String!): PaymentResult!
    "cash-on-delivery or bank-transfer; placeOrder makes the order"
    startOfflinePayment(cartId: ID!, version: Int!, intentId: String!, method: String!, locale: String): PaymentResult!
    placeOrder(cartId: ID!, version: Int!, intentId: String!): PlaceOrderResult!
  }
`;

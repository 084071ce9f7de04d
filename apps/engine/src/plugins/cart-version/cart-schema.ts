import gql from 'graphql-tag';

/** Amounts are whole minor units of the cart's currency; gross unless the name says net. */
export const cartSchema = gql`
  type CartDiscount {
    id: String!
    description: String!
    amount: Money!
    amountNet: Money!
  }

  type CartLine {
    id: ID!
    sku: String!
    productId: ID!
    quantity: Int!
    isFreight: Boolean!
    "What the store lists one piece for, without any reduction"
    listPrice: Money!
    "What one piece costs before discounts of the cart"
    unitPrice: Money!
    unitPriceNet: Money!
    discountedUnitPrice: Money!
    discountedUnitPriceNet: Money!
    lineTotal: Money!
    lineTotalNet: Money!
    taxRatePermyriad: Int!
    discounts: [CartDiscount!]!
  }

  type CartTaxPortion {
    ratePermyriad: Int!
    net: Money!
    tax: Money!
  }

  type Cart {
    id: ID!
    version: Int!
    state: String!
    storeKey: String!
    currencyCode: String!
    lines: [CartLine!]!
    totalQuantity: Int!
    subTotal: Money!
    subTotalNet: Money!
    shipping: Money!
    shippingNet: Money!
    total: Money!
    totalNet: Money!
    taxPortions: [CartTaxPortion!]!
    discounts: [CartDiscount!]!
    discountCodes: [String!]!
  }

  type CartConflict {
    currentVersion: Int!
  }

  "cart-not-found, cart-frozen, product-not-found, product-not-sellable, insufficient-stock (available), quantity-limit (maximum)"
  type CartFailure {
    code: String!
    available: Int
    maximum: Int
  }

  union ChangeCartResult = Cart | CartConflict | CartFailure

  input CartAddInput {
    sku: String!
    quantity: Int!
  }

  input CartSetQuantityInput {
    sku: String!
    "Zero removes the line"
    quantity: Int!
  }

  input CartRemoveInput {
    sku: String!
  }

  "Exactly one of them"
  input CartChangeInput {
    add: CartAddInput
    setQuantity: CartSetQuantityInput
    remove: CartRemoveInput
  }

  type CartShippingOption {
    key: String!
    price: Money!
    priceNet: Money!
    "Business days, like 2-4"
    deliveryDays: String
  }

  extend type Query {
    cart(id: ID!): Cart
    "The cart of this session in this store"
    activeCart: Cart
    "How this cart can be sent"
    cartShippingOptions(cartId: ID!): [CartShippingOption!]!
  }

  extend type Mutation {
    "Answers the session's cart of this store when there is one already"
    createCart: Cart!
    changeCart(cartId: ID!, version: Int!, intentId: String!, change: CartChangeInput!): ChangeCartResult!
  }
`;

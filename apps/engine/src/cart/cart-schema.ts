import gql from 'graphql-tag';

/** Amounts are whole minor units of the cart's currency; gross unless the name says net. */
export const cartSchema = gql`
  "A§3 Discount entry"
  type CartDiscount {
    "volume, tier, or the id of the coupon"
    id: String!
    name: String!
    "relative, absolute, fixed or giftLineItem"
    type: String!
    permyriad: Int
    money: Money
    "What it takes off, above zero"
    amount: Money!
    requiresCode: Boolean!
  }

  type CartVolumeStep {
    missing: Int!
    discountPermyriad: Int!
    saving: Money!
  }

  "One reason why a line costs what it costs"
  type CartPriceStep {
    step: String!
    amount: Money!
    permyriad: Int
    source: String
  }

  type CartLine {
    id: ID!
    sku: String!
    productId: ID!
    quantity: Int!
    isFreight: Boolean!
    "The product a guarantee belongs to"
    parentSku: String
    "The id of the coupon a gift came with"
    giftOf: String
    "How many of it the cart may hold at most now"
    availableQuantity: Int!
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
    nextVolumeStep: CartVolumeStep
    trace: [CartPriceStep!]!
  }

  type CartTaxPortion {
    ratePermyriad: Int!
    net: Money!
    tax: Money!
  }

  type CartCoupon {
    id: String!
    code: String!
    "A coupon-… code while it takes nothing off"
    notAppliedBecause: String
    "With coupon-minimum-not-met"
    minimum: Money
  }

  type CartShippingEstimate {
    "parcel or freight"
    key: String!
    price: Money!
    freeAbove: Money!
    "Null once it is free"
    missingForFree: Money
  }

  "What the shop changed by itself"
  type CartNotice {
    "lines-merged, quantity-reduced, line-removed, price-changed or coupon-removed"
    kind: String!
    sku: String
    quantity: Int
    before: Money
    after: Money
    "The code of a coupon"
    name: String
  }

  type Cart {
    id: ID!
    version: Int!
    state: String!
    storeKey: String!
    currencyCode: String!
    customerId: ID
    customerEmail: String
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
    coupons: [CartCoupon!]!
    "By what is in the cart; null while it is empty"
    shippingEstimate: CartShippingEstimate
    "The total with the estimated shipping, or with the real one where it is known"
    estimatedTotal: Money!
    "What the estimated total holds of taxes"
    estimatedTaxPortions: [CartTaxPortion!]!
    cashOnDeliveryFee: Money
    customerAgreedToSendEmail: Boolean!
    utmSource: String
    "The domain's address, without an id"
    billingAddress: JSON
    shippingAddress: JSON
    "External: sold net, without any tax. Otherwise Platform"
    taxMode: String!
    "parcel or freight, once there is a shipping address"
    shippingMethodKey: String
    notices: [CartNotice!]!
  }

  type CartConflict {
    currentVersion: Int!
  }

  "cart-not-found, cart-frozen, product-not-found, product-not-sellable, insufficient-stock (available), quantity-limit (maximum), guarantee-not-offered, parent-not-in-cart, link-expired, coupon-… (minimum with coupon-minimum-not-met), shipping-address-error, billing-address-error"
  type CartFailure {
    code: String!
    available: Int
    maximum: Int
    minimum: Money
  }

  "The answer to a delete, and to the same delete again"
  type CartDeleted {
    cartId: ID!
  }

  union ChangeCartResult = Cart | CartConflict | CartFailure | CartDeleted

  union ReceiveCartResult = Cart | CartFailure

  input CartAddInput {
    sku: String!
    "With a parent it is the parent's"
    quantity: Int!
    "Only with the SKU of a guarantee"
    parentSku: String
  }

  input CartSetQuantityInput {
    sku: String!
    "Zero removes the line"
    quantity: Int!
    parentSku: String
  }

  input CartRemoveInput {
    sku: String!
    parentSku: String
  }

  input CartApplyCouponInput {
    code: String!
  }

  input CartRemoveCouponInput {
    id: String!
  }

  input CartContactInput {
    email: String!
  }

  "What is left out stays as it is"
  input CartFieldsInput {
    customerAgreedToSendEmail: Boolean
    utmSource: String
  }

  input CartShippingAddressInput {
    address: JSON!
  }

  input CartBillingAddressInput {
    address: JSON!
    "PRIVATE or COMPANY"
    clientType: String!
  }

  input CartVatNumberInput {
    "Null withdraws it"
    vatNumber: String
  }

  input CartCashOnDeliveryInput {
    isChosen: Boolean!
  }

  "Exactly one of them"
  input CartChangeInput {
    add: CartAddInput
    setQuantity: CartSetQuantityInput
    remove: CartRemoveInput
    applyCoupon: CartApplyCouponInput
    removeCoupon: CartRemoveCouponInput
    "True"
    recalculate: Boolean
    "True; the only change of its list"
    delete: Boolean
    setContact: CartContactInput
    setFields: CartFieldsInput
    setShippingAddress: CartShippingAddressInput
    setBillingAddress: CartBillingAddressInput
    "At most one; after the billing address it belongs to"
    setBillingVatNumber: CartVatNumberInput
    setCashOnDelivery: CartCashOnDeliveryInput
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
    "As it would be with or without the fee for cash on delivery; nothing is changed"
    foreseenCart(cartId: ID!, isCashOnDelivery: Boolean!): Cart
    "How this cart can be sent"
    cartShippingOptions(cartId: ID!): [CartShippingOption!]!
  }

  extend type Mutation {
    "Answers the session's cart of this store when there is one already"
    createCart: Cart!
    "One to twenty changes, all or none of them, one version up"
    changeCart(cartId: ID!, version: Int!, intentId: String!, changes: [CartChangeInput!]!): ChangeCartResult!
    "A token that carries the lines to another store, once and within 15 minutes; null for whoever does not own the cart"
    createCartTransfer(cartId: ID!): String
    receiveCartTransfer(token: String!, intentId: String!): ReceiveCartResult!
  }
`;

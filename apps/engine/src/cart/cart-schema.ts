import gql from 'graphql-tag';

/** A cart inside an order or a payment, as long as those are asked for by queries. Amounts are whole minor units of the cart's currency; gross unless the name says net. */
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
    buyerReferences: BuyerReferences!
    "The domain's address, without an id"
    billingAddress: JSON
    shippingAddress: JSON
    "External: sold net, without any tax. Otherwise Platform"
    taxMode: String!
    "parcel or freight, once there is a shipping address"
    shippingMethodKey: String
    notices: [CartNotice!]!
  }

  "What a company finds it by in its own books"
  type BuyerReferences {
    purchaseOrder: String
    costCentre: String
  }

  type CartConflict {
    currentVersion: Int!
  }

  "A code of the domain's failures; available with insufficient-stock"
  type CartFailure {
    code: String!
    available: Int
    maximum: Int
    minimum: Money
  }
`;

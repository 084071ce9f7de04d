import { enginePaymentFields } from '../payment/engine-payment.ts';

const discountFields = 'id name type permyriad money amount requiresCode';

const engineCartFields = `
  id version state storeKey currencyCode customerId customerEmail
  lines {
    id sku productId quantity parentSku giftOf availableQuantity
    listPrice unitPrice lineTotal lineTotalNet taxRatePermyriad
    discounts { ${discountFields} }
    nextVolumeStep { missing discountPermyriad saving }
    trace { step amount permyriad source }
  }
  subTotal shipping shippingNet total totalNet taxPortions { ratePermyriad tax }
  discounts { ${discountFields} }
  coupons { id code notAppliedBecause minimum }
  shippingEstimate { key price freeAbove missingForFree } estimatedTotal estimatedTaxPortions { ratePermyriad tax }
  cashOnDeliveryFee customerAgreedToSendEmail utmSource buyerReferences { purchaseOrder costCentre }
  billingAddress shippingAddress taxMode shippingMethodKey
  notices { kind sku quantity before after name }`;

export const engineOrderFields = `__typename id orderNumber createdAt orderState engineState paymentState customerEmail locale token
  cart { ${engineCartFields} }
  payment { ${enginePaymentFields} }`;

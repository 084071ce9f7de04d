import { getAddress } from './address/get-address.ts';
import { suggestAddresses } from './address/suggest-addresses.ts';
import { validateAddress } from './address/validate-address.ts';
import type { AllHandlers } from './context/call-handler.ts';
import { cacheInvalidate } from './cache/cache-invalidate.ts';
import { invalidateTag } from './cache/invalidate-tag.ts';
import { carryCartHandlers, cartFailureHandlers, cartHandlers, syntheticCartHandlers } from './cart/cart-handlers.ts';
import { updateCart } from './checkout/update-cart.ts';
import { catalogueHandlers, restockHandlers } from './catalogue/catalogue-handlers.ts';
import { discountHandlers, shippingMethodHandlers } from './catalogue/offer-handlers.ts';
import { vatValidate } from './vat/vat-validate.ts';
import { contactRequest } from './contact/contact-request.ts';
import { contentHandlers } from './content/content-handlers.ts';
import { accountHandlers } from './customer/account-handlers.ts';
import { addressBookHandlers } from './customer/address-book-handlers.ts';
import { profileHandlers } from './customer/profile-handlers.ts';
import { customerSignMeIn, getSignInChallenge } from './customer/customer-sign-me-in.ts';
import { customerSignOut } from './customer/customer-sign-out.ts';
import { recommendation } from './recommendations/recommendation.ts';
import { feedHandlers } from './feeds/feed-handlers.ts';
import { getMyEquipment } from './equipment/get-my-equipment.ts';
import { consentsHandlers, newsletterHandlers } from './newsletter/newsletter-handlers.ts';
import { createAccount } from './orders/create-account.ts';
import { createMyOrderFromCart } from './orders/create-my-order-from-cart.ts';
import { myOrdersHandlers } from './orders/my-orders-handlers.ts';
import { orderHandlers } from './orders/order-handlers.ts';
import { passkeyHandlers } from './passkeys/passkey-handlers.ts';
import { afterPaymentRedirectBack } from './payment/after-payment-redirect-back.ts';
import { cancelPayment } from './payment/cancel-payment.ts';
import { createBankPayment } from './payment/create-bank-payment.ts';
import { createCodPayment } from './payment/create-cod-payment.ts';
import { getCodCart } from './payment/get-cod-cart.ts';
import { getPayment } from './payment/get-payment.ts';
import { makePaymentRequest } from './payment/make-payment-request.ts';
import { providerMethodHandlers } from './payment/provider-method-handlers.ts';
import { submitAdditionalPaymentDetailsRequest } from './payment/submit-additional-payment-details-request.ts';
import { myDataHandlers } from './privacy/my-data-handlers.ts';
import { addReviewHandlers, reviewHandlers } from './reviews/review-handlers.ts';
import { getSitemap } from './search/get-sitemap.ts';
import { search } from './search/search.ts';
import { suggest } from './search/suggest.ts';
import { signInProviderHandlers } from './sign-in-providers/sign-in-provider-handlers.ts';
import { consentHandlers, customerTrackingHandlers, trackingHandlers } from './tracking/tracking-handlers.ts';
import { wordingHandlers } from './wording/wording-handlers.ts';

/** Every call of the specifications and what answers it. */
export const allHandlers: AllHandlers = {
  'new-ct': {
    ...catalogueHandlers,
    ...cartHandlers,
    updateCart,
    ...discountHandlers,
    ...shippingMethodHandlers,
    createMyOrderFromCart,
    ...orderHandlers,
    createBankPayment,
    createCodPayment,
    getCodCart,
    ...profileHandlers,
    ...addressBookHandlers,
    ...accountHandlers,
    getSignInChallenge,
    customerSignMeIn,
    customerSignOut,
    ...reviewHandlers,
  },
  'new-adyen': {
    ...providerMethodHandlers,
    makePaymentRequest,
    submitAdditionalPaymentDetailsRequest,
    getPayment,
    cancelPayment,
  },
  cia: {
    ...trackingHandlers,
    ...newsletterHandlers,
    ...restockHandlers,
  },
  shop: {
    ...carryCartHandlers,
    ...syntheticCartHandlers,
    ...cartFailureHandlers,
    search,
    getSitemap,
    ...feedHandlers,
    suggest,
    recommendation,
    ...consentsHandlers,
    ...contentHandlers,
    ...addReviewHandlers,
    'contact-request': contactRequest,
    'validate-address': validateAddress,
    'suggest-addresses': suggestAddresses,
    'get-address': getAddress,
    'after-payment-redirect-back': afterPaymentRedirectBack,
    ...customerTrackingHandlers,
    ...consentHandlers,
    'cache-invalidate': cacheInvalidate,
    ...wordingHandlers,
  },
  'component-cache': { 'invalidate-tag': invalidateTag },
  'my-data': myDataHandlers,
  'my-orders': { ...myOrdersHandlers, createAccount },
  'my-equipment': { getMyEquipment },
  'social-login': signInProviderHandlers,
  passkeys: passkeyHandlers,
  vat: { validate: vatValidate },
};

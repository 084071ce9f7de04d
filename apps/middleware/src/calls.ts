import { getAddress } from './address/get-address.ts';
import { suggestAddresses } from './address/suggest-addresses.ts';
import { validateAddress } from './address/validate-address.ts';
import type { AllHandlers } from './context/call-handler.ts';
import { cacheInvalidate } from './cache/cache-invalidate.ts';
import { invalidateTag } from './cache/invalidate-tag.ts';
import { addToCart } from './cart/add-to-cart.ts';
import { applyCartCoupon } from './cart/apply-cart-coupon.ts';
import { carryCart } from './cart/carry-cart.ts';
import { createCart } from './cart/create-cart.ts';
import { deleteCart } from './cart/delete-cart.ts';
import { receiveCart } from './cart/receive-cart.ts';
import { removeCartCoupon } from './cart/remove-cart-coupon.ts';
import { removeFromCart } from './cart/remove-from-cart.ts';
import { updateCart } from './checkout/update-cart.ts';
import { updateCartItemChannel } from './cart/update-cart-item-channel.ts';
import { updateCartQuantity } from './cart/update-cart-quantity.ts';
import { getAlternativeProducts } from './catalogue/get-alternative-products.ts';
import { getCartRecommendations } from './catalogue/get-cart-recommendations.ts';
import { getCategory } from './catalogue/get-category.ts';
import { getComplementaryProductsBySku } from './catalogue/get-complementary-products-by-sku.ts';
import { getInventory } from './catalogue/get-inventory.ts';
import { getLoyaltyLevels } from './catalogue/get-loyalty-levels.ts';
import { getPersonalizedDiscounts } from './catalogue/get-personalized-discounts.ts';
import { getProduct } from './catalogue/get-product.ts';
import { getShippingMethodsWithoutId } from './catalogue/get-shipping-methods-without-id.ts';
import { getStores } from './catalogue/get-stores.ts';
import { getVolumeDiscounts } from './catalogue/get-volume-discounts.ts';
import { notifymeRestock } from './catalogue/notifyme-restock.ts';
import { vatValidate } from './vat/vat-validate.ts';
import { contactRequest } from './contact/contact-request.ts';
import { cms } from './content/cms.ts';
import { content } from './content/content.ts';
import { contentPreview } from './content/content-preview.ts';
import { getContentPages } from './content/get-content-pages.ts';
import { seoRedirection } from './content/seo-redirection.ts';
import { addBillingAddress } from './customer/add-billing-address.ts';
import { addShippingAddress } from './customer/add-shipping-address.ts';
import { completeAccount } from './customer/complete-account.ts';
import { customerChangeMyPassword } from './customer/customer-change-my-password.ts';
import { customerRequestPasswordReset } from './customer/customer-request-password-reset.ts';
import { customerResetPassword } from './customer/customer-reset-password.ts';
import { customerSignMeIn } from './customer/customer-sign-me-in.ts';
import { customerSignMeUp } from './customer/customer-sign-me-up.ts';
import { customerSignOut } from './customer/customer-sign-out.ts';
import { customerUpdateMe } from './customer/customer-update-me.ts';
import { deleteBillingAddress } from './customer/delete-billing-address.ts';
import { deleteShippingAddress } from './customer/delete-shipping-address.ts';
import { getMe } from './customer/get-me.ts';
import { isLoggedIn } from './customer/is-logged-in.ts';
import { setDefaultBillingAddress } from './customer/set-default-billing-address.ts';
import { setDefaultShippingAddress } from './customer/set-default-shipping-address.ts';
import { updateBillingAddress } from './customer/update-billing-address.ts';
import { updateShippingAddress } from './customer/update-shipping-address.ts';
import { verifyAccount } from './customer/verify-account.ts';
import { recommendation } from './recommendations/recommendation.ts';
import { getMyEquipment } from './equipment/get-my-equipment.ts';
import { customerConsent } from './newsletter/customer-consent.ts';
import { getConsents } from './newsletter/get-consents.ts';
import { newsletterDoi } from './newsletter/newsletter-doi.ts';
import { createAccount } from './orders/create-account.ts';
import { createMyOrderFromCart } from './orders/create-my-order-from-cart.ts';
import { getInvoice } from './orders/get-invoice.ts';
import { getOrderCare } from './orders/get-order-care.ts';
import { getOrders } from './orders/get-orders.ts';
import { getReorder } from './orders/get-reorder.ts';
import { getUrlWithToken } from './orders/get-url-with-token.ts';
import { reorder } from './orders/reorder.ts';
import { requestGuestLink } from './orders/request-guest-link.ts';
import { withdraw } from './orders/withdraw.ts';
import { addPasskey } from './passkeys/add-passkey.ts';
import { listPasskeys } from './passkeys/list-passkeys.ts';
import { passkeyRegistrationOptions } from './passkeys/passkey-registration-options.ts';
import { passkeySignInOptions } from './passkeys/passkey-sign-in-options.ts';
import { removePasskey } from './passkeys/remove-passkey.ts';
import { signInWithPasskey } from './passkeys/sign-in-with-passkey.ts';
import { afterPaymentRedirectBack } from './payment/after-payment-redirect-back.ts';
import { cancelPayment } from './payment/cancel-payment.ts';
import { createBankPayment } from './payment/create-bank-payment.ts';
import { createCodPayment } from './payment/create-cod-payment.ts';
import { getCodCart } from './payment/get-cod-cart.ts';
import { getPayment } from './payment/get-payment.ts';
import { getPaymentMethodsRequest } from './payment/get-payment-methods-request.ts';
import { makePaymentRequest } from './payment/make-payment-request.ts';
import { removeCard } from './payment/remove-card.ts';
import { submitAdditionalPaymentDetailsRequest } from './payment/submit-additional-payment-details-request.ts';
import { addReview } from './reviews/add-review.ts';
import { beginErasure } from './privacy/begin-erasure.ts';
import { eraseMe } from './privacy/erase-me.ts';
import { exportMyData } from './privacy/export-my-data.ts';
import { getMyData } from './privacy/get-my-data.ts';
import { requestDataLink } from './privacy/request-data-link.ts';
import { getReview } from './reviews/get-review.ts';
import { getSitemap } from './search/get-sitemap.ts';
import { search } from './search/search.ts';
import { suggest } from './search/suggest.ts';
import { authorize } from './sign-in-providers/authorize.ts';
import { complete } from './sign-in-providers/complete.ts';
import { providers } from './sign-in-providers/providers.ts';
import { cartUpdate } from './tracking/cart-update.ts';
import { checkout } from './tracking/checkout.ts';
import { consent } from './tracking/consent.ts';
import { customerTracking } from './tracking/customer-tracking.ts';
import { customerUpdate } from './tracking/customer-update.ts';
import { giveConsent } from './tracking/give-consent.ts';
import { newsletter } from './tracking/newsletter.ts';
import { trackRecommendation } from './tracking/track-recommendation.ts';
import { viewCategory } from './tracking/view-category.ts';
import { viewItem } from './tracking/view-item.ts';

/** Every call of the specifications and what answers it. */
export const allHandlers: AllHandlers = {
  'new-ct': {
    getProduct,
    getCategory,
    getStores,
    getInventory,
    getCartRecommendations,
    getAlternativeProducts,
    getComplementaryProductsBySku,
    createCart,
    addToCart,
    updateCartQuantity,
    removeFromCart,
    updateCart,
    updateCartItemChannel,
    applyCartCoupon,
    removeCartCoupon,
    deleteCart,
    getVolumeDiscounts,
    getLoyaltyLevels,
    getPersonalizedDiscounts,
    getShippingMethodsWithoutId,
    createMyOrderFromCart,
    getOrders,
    createBankPayment,
    createCodPayment,
    getCodCart,
    getMe,
    isLoggedIn,
    customerSignMeUp,
    verifyAccount,
    completeAccount,
    customerSignMeIn,
    customerSignOut,
    customerUpdateMe,
    customerChangeMyPassword,
    customerRequestPasswordReset,
    customerResetPassword,
    addBillingAddress,
    updateBillingAddress,
    deleteBillingAddress,
    setDefaultBillingAddress,
    addShippingAddress,
    updateShippingAddress,
    deleteShippingAddress,
    setDefaultShippingAddress,
    getReview,
  },
  'new-adyen': {
    getPaymentMethodsRequest,
    makePaymentRequest,
    submitAdditionalPaymentDetailsRequest,
    getPayment,
    cancelPayment,
    removeCard,
  },
  cia: {
    'view-item': viewItem,
    'view-category': viewCategory,
    'cart-update': cartUpdate,
    'customer-update': customerUpdate,
    consent,
    'customer-consent': customerConsent,
    'newsletter-doi': newsletterDoi,
    newsletter,
    'notifyme-restock': notifymeRestock,
    checkout,
    recommendation: trackRecommendation,
  },
  shop: {
    'carry-cart': carryCart,
    'receive-cart': receiveCart,
    search,
    getSitemap,
    suggest,
    recommendation,
    getConsents,
    'seo-redirection': seoRedirection,
    cms,
    content,
    contentPreview,
    getContentPages,
    'add-review': addReview,
    'contact-request': contactRequest,
    'validate-address': validateAddress,
    'suggest-addresses': suggestAddresses,
    'get-address': getAddress,
    'after-payment-redirect-back': afterPaymentRedirectBack,
    'customer-tracking': customerTracking,
    'give-consent': giveConsent,
    'cache-invalidate': cacheInvalidate,
  },
  'component-cache': { 'invalidate-tag': invalidateTag },
  'my-data': { getMyData, requestDataLink, exportMyData, beginErasure, eraseMe },
  'my-orders': {
    getUrlWithToken,
    requestGuestLink,
    createAccount,
    getOrderCare,
    getInvoice,
    reorder,
    getReorder,
    withdraw,
  },
  'my-equipment': { getMyEquipment },
  'social-login': { providers, authorize, complete },
  passkeys: {
    passkeyRegistrationOptions,
    addPasskey,
    listPasskeys,
    removePasskey,
    passkeySignInOptions,
    signInWithPasskey,
  },
  vat: { validate: vatValidate },
};

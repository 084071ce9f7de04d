import { getAddress } from './addresses/get-address.ts';
import { suggestAddresses } from './addresses/suggest-addresses.ts';
import type { AllHandlers } from './call-handler.ts';
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
import { updateCart } from './cart/update-cart.ts';
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
import { vatValidate } from './checkout/vat-validate.ts';
import { contactRequest } from './contact/contact-request.ts';
import { cms } from './content/cms.ts';
import { content } from './content/content.ts';
import { contentPreview } from './content/content-preview.ts';
import { getContentPages } from './content/get-content-pages.ts';
import { seoRedirection } from './content/seo-redirection.ts';
import { completeAccount } from './customer/complete-account.ts';
import { customerChangeMyPassword } from './customer/customer-change-my-password.ts';
import { customerRequestPasswordReset } from './customer/customer-request-password-reset.ts';
import { customerResetPassword } from './customer/customer-reset-password.ts';
import { customerSignMeIn } from './customer/customer-sign-me-in.ts';
import { customerSignMeUp } from './customer/customer-sign-me-up.ts';
import { customerSignOut } from './customer/customer-sign-out.ts';
import { getMe } from './customer/get-me.ts';
import { isLoggedIn } from './customer/is-logged-in.ts';
import { verifyAccount } from './customer/verify-account.ts';
import { customerConsent } from './newsletter/customer-consent.ts';
import { newsletterDoi } from './newsletter/newsletter-doi.ts';
import { notAvailable } from './not-available.ts';
import { createAccount } from './orders/create-account.ts';
import { createMyOrderFromCart } from './orders/create-my-order-from-cart.ts';
import { getInvoice } from './orders/get-invoice.ts';
import { getOrderCare } from './orders/get-order-care.ts';
import { getOrders } from './orders/get-orders.ts';
import { requestGuestLink } from './orders/request-guest-link.ts';
import { withdraw } from './orders/withdraw.ts';
import { afterPaymentRedirectBack } from './payments/after-payment-redirect-back.ts';
import { cancelPayment } from './payments/cancel-payment.ts';
import { createBankPayment } from './payments/create-bank-payment.ts';
import { createCodPayment } from './payments/create-cod-payment.ts';
import { getCodCart } from './payments/get-cod-cart.ts';
import { getPayment } from './payments/get-payment.ts';
import { getPaymentMethodsRequest } from './payments/get-payment-methods-request.ts';
import { makePaymentRequest } from './payments/make-payment-request.ts';
import { removeCard } from './payments/remove-card.ts';
import { submitAdditionalPaymentDetailsRequest } from './payments/submit-additional-payment-details-request.ts';
import { getReview } from './reviews/get-review.ts';
import { getSitemap } from './search/get-sitemap.ts';
import { search } from './search/search.ts';
import { suggest } from './search/suggest.ts';

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
    customerUpdateMe: notAvailable,
    customerChangeMyPassword,
    customerRequestPasswordReset,
    customerResetPassword,
    addBillingAddress: notAvailable,
    updateBillingAddress: notAvailable,
    deleteBillingAddress: notAvailable,
    setDefaultBillingAddress: notAvailable,
    addShippingAddress: notAvailable,
    updateShippingAddress: notAvailable,
    deleteShippingAddress: notAvailable,
    setDefaultShippingAddress: notAvailable,
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
    'view-item': notAvailable,
    'view-category': notAvailable,
    'cart-update': notAvailable,
    'customer-update': notAvailable,
    consent: notAvailable,
    'customer-consent': customerConsent,
    'newsletter-doi': newsletterDoi,
    newsletter: notAvailable,
    'notifyme-restock': notifymeRestock,
    checkout: notAvailable,
    recommendation: notAvailable,
  },
  shop: {
    'carry-cart': carryCart,
    'receive-cart': receiveCart,
    search,
    getSitemap,
    suggest,
    recommendation: notAvailable,
    'seo-redirection': seoRedirection,
    cms,
    content,
    contentPreview,
    getContentPages,
    'add-review': notAvailable,
    'contact-request': contactRequest,
    'validate-address': notAvailable,
    'suggest-addresses': suggestAddresses,
    'get-address': getAddress,
    'after-payment-redirect-back': afterPaymentRedirectBack,
    'customer-tracking': notAvailable,
    'cache-invalidate': cacheInvalidate,
  },
  'component-cache': { 'invalidate-tag': invalidateTag },
  'my-orders': {
    getUrlWithToken: notAvailable,
    requestGuestLink,
    createAccount,
    getOrderCare,
    getInvoice,
    withdraw,
  },
  'social-login': { authorize: notAvailable, complete: notAvailable },
  vat: { validate: vatValidate },
};

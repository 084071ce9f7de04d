import type { AllHandlers } from './call-handler.ts';
import { addToCart } from './cart/add-to-cart.ts';
import { createCart } from './cart/create-cart.ts';
import { removeFromCart } from './cart/remove-from-cart.ts';
import { updateCartQuantity } from './cart/update-cart-quantity.ts';
import { getCategory } from './catalogue/get-category.ts';
import { getProduct } from './catalogue/get-product.ts';
import { getStores } from './catalogue/get-stores.ts';
import { getMe } from './customer/get-me.ts';
import { isLoggedIn } from './customer/is-logged-in.ts';
import { notAvailable } from './not-available.ts';

/** Every call of the specifications and what answers it. */
export const allHandlers: AllHandlers = {
  'new-ct': {
    getProduct,
    getCategory,
    getStores,
    getInventory: notAvailable,
    getCartRecommendations: notAvailable,
    getAlternativeProducts: notAvailable,
    getComplementaryProductsBySku: notAvailable,
    createCart,
    addToCart,
    updateCartQuantity,
    removeFromCart,
    updateCart: notAvailable,
    updateCartItemChannel: notAvailable,
    applyCartCoupon: notAvailable,
    removeCartCoupon: notAvailable,
    deleteCart: notAvailable,
    getVolumeDiscounts: notAvailable,
    getLoyaltyLevels: notAvailable,
    getPersonalizedDiscounts: notAvailable,
    getShippingMethodsWithoutId: notAvailable,
    createMyOrderFromCart: notAvailable,
    getOrders: notAvailable,
    createBankPayment: notAvailable,
    createCodPayment: notAvailable,
    getMe,
    isLoggedIn,
    customerSignMeUp: notAvailable,
    customerSignMeIn: notAvailable,
    customerSignOut: notAvailable,
    customerUpdateMe: notAvailable,
    customerChangeMyPassword: notAvailable,
    customerRequestPasswordReset: notAvailable,
    customerResetPassword: notAvailable,
    addBillingAddress: notAvailable,
    updateBillingAddress: notAvailable,
    deleteBillingAddress: notAvailable,
    setDefaultBillingAddress: notAvailable,
    addShippingAddress: notAvailable,
    updateShippingAddress: notAvailable,
    deleteShippingAddress: notAvailable,
    setDefaultShippingAddress: notAvailable,
    getReview: notAvailable,
  },
  'new-adyen': {
    getPaymentMethodsRequest: notAvailable,
    makePaymentRequest: notAvailable,
    submitAdditionalPaymentDetailsRequest: notAvailable,
    removeCard: notAvailable,
  },
  cia: {
    'view-item': notAvailable,
    'view-category': notAvailable,
    'cart-update': notAvailable,
    'customer-update': notAvailable,
    consent: notAvailable,
    'customer-consent': notAvailable,
    'newsletter-doi': notAvailable,
    newsletter: notAvailable,
    'notifyme-restock': notAvailable,
    checkout: notAvailable,
    recommendation: notAvailable,
  },
  shop: {
    search: notAvailable,
    suggest: notAvailable,
    recommendation: notAvailable,
    'seo-redirection': notAvailable,
    cms: notAvailable,
    content: notAvailable,
    'add-review': notAvailable,
    'contact-request': notAvailable,
    'validate-address': notAvailable,
    'after-payment-redirect-back': notAvailable,
    'customer-tracking': notAvailable,
    'cache-invalidate': notAvailable,
  },
  'component-cache': { 'invalidate-tag': notAvailable },
  'my-orders': { getUrlWithToken: notAvailable, requestGuestLink: notAvailable },
  'social-login': { authorize: notAvailable, complete: notAvailable },
  vat: { validate: notAvailable },
};

import type { AllHandlers } from './call-handler.ts';
import { addToCart } from './cart/add-to-cart.ts';
import { createCart } from './cart/create-cart.ts';
import { removeFromCart } from './cart/remove-from-cart.ts';
import { updateCartQuantity } from './cart/update-cart-quantity.ts';
import { getCategory } from './catalogue/get-category.ts';
import { getProduct } from './catalogue/get-product.ts';
import { getStores } from './catalogue/get-stores.ts';
import { contactRequest } from './contact/contact-request.ts';
import { cms } from './content/cms.ts';
import { content } from './content/content.ts';
import { contentPreview } from './content/content-preview.ts';
import { getContentPages } from './content/get-content-pages.ts';
import { seoRedirection } from './content/seo-redirection.ts';
import { customerSignMeIn } from './customer/customer-sign-me-in.ts';
import { customerSignOut } from './customer/customer-sign-out.ts';
import { getMe } from './customer/get-me.ts';
import { isLoggedIn } from './customer/is-logged-in.ts';
import { customerConsent } from './newsletter/customer-consent.ts';
import { newsletterDoi } from './newsletter/newsletter-doi.ts';
import { notAvailable } from './not-available.ts';
import { getSitemap } from './search/get-sitemap.ts';
import { search } from './search/search.ts';

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
    customerSignMeIn,
    customerSignOut,
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
    'customer-consent': customerConsent,
    'newsletter-doi': newsletterDoi,
    newsletter: notAvailable,
    'notifyme-restock': notAvailable,
    checkout: notAvailable,
    recommendation: notAvailable,
  },
  shop: {
    search,
    getSitemap,
    suggest: notAvailable,
    recommendation: notAvailable,
    'seo-redirection': seoRedirection,
    cms,
    content,
    contentPreview,
    getContentPages,
    'add-review': notAvailable,
    'contact-request': contactRequest,
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

import { carryCartCalls } from './cart/carry-cart.calls.ts';
import { cartFailureCalls } from './cart/cart-failure.calls.ts';
import { cartCalls } from './cart/cart.calls.ts';
import { discountCalls } from './cart/discounts.calls.ts';
import { syntheticCartCalls } from './cart/synthetic-cart.calls.ts';
import { catalogueCalls } from './catalogue/catalogue.calls.ts';
import { recommendationCalls } from './catalogue/recommendation.calls.ts';
import { addressSuggestionsCalls } from './address/address-suggestions.calls.ts';
import { addressValidationCalls } from './address/address-validation.calls.ts';
import { orderCalls } from './orders/orders.calls.ts';
import { myOrdersCalls } from './orders/my-orders.calls.ts';
import { vatCalls } from './vat/vat.calls.ts';
import { contactCalls } from './contact/contact.calls.ts';
import { cacheCalls, componentCacheCalls } from './content/cache.calls.ts';
import { contentCalls } from './content/content.calls.ts';
import { addressBookCalls } from './customer/address-book.calls.ts';
import { customerCalls } from './customer/customer.calls.ts';
import { passkeyCalls } from './customer/passkeys.calls.ts';
import { socialLoginCalls } from './customer/social-login.calls.ts';
import { myEquipmentCalls } from './equipment/my-equipment.calls.ts';
import { feedCalls } from './feeds/feeds.calls.ts';
import { consentsCalls } from './newsletter/consents.calls.ts';
import { cardProviderCalls, paymentReturnCalls } from './payment/card-provider.calls.ts';
import { paymentCalls } from './payment/payment.calls.ts';
import { myDataCalls } from './privacy/my-data.calls.ts';
import { addReviewCalls, reviewCalls } from './reviews/reviews.calls.ts';
import { searchCalls } from './search/search.calls.ts';
import { sitemapCalls } from './search/sitemap.calls.ts';
import { consentCalls } from './tracking/consent.calls.ts';
import { customerTrackingCalls, trackingCalls } from './tracking/tracking.calls.ts';
import { wordingCalls } from './wording/wording.calls.ts';
import type { CallTable } from './calls/call.ts';

/** Every named call, grouped as in A§7 and B§7; what has no group there is in `shop`. */
export const allCalls = {
  'new-ct': {
    ...catalogueCalls,
    ...cartCalls,
    ...discountCalls,
    ...orderCalls,
    ...paymentCalls,
    ...customerCalls,
    ...addressBookCalls,
    ...reviewCalls,
  },
  'new-adyen': cardProviderCalls,
  cia: trackingCalls,
  shop: {
    ...carryCartCalls,
    ...cartFailureCalls,
    ...syntheticCartCalls,
    ...searchCalls,
    ...sitemapCalls,
    ...feedCalls,
    ...recommendationCalls,
    ...contentCalls,
    ...addReviewCalls,
    ...contactCalls,
    ...addressValidationCalls,
    ...addressSuggestionsCalls,
    ...paymentReturnCalls,
    ...customerTrackingCalls,
    ...consentCalls,
    ...consentsCalls,
    ...cacheCalls,
    ...wordingCalls,
  },
  'component-cache': componentCacheCalls,
  'my-data': myDataCalls,
  'my-orders': myOrdersCalls,
  'my-equipment': myEquipmentCalls,
  'social-login': socialLoginCalls,
  passkeys: passkeyCalls,
  vat: vatCalls,
} as const satisfies CallTable;

export type AllCalls = typeof allCalls;
export type CallGroup = keyof AllCalls;
export type CallName<Group extends CallGroup> = keyof AllCalls[Group] & string;

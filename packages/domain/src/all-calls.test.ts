import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { allCalls } from './all-calls.ts';
import { callPath, implicitFailures, type Call, type CallTable } from './calls/call.ts';
import { failures } from './calls/failures.ts';

const table: CallTable = allCalls;
const rows = Object.entries(table).flatMap(([group, calls]) =>
  Object.entries(calls).map(([name, row]): { path: string; row: Call } => ({ path: callPath(group, name), row })),
);

// A§7, commerce group
const commerceA =
  'addToCart applyCartCoupon createBankPayment createCart createCodPayment deleteCart getCartRecommendations getCategory getAlternativeProducts getComplementaryProductsBySku getInventory getMe customerUpdateMe customerSignMeUp customerSignMeIn customerSignOut customerChangeMyPassword getOrders getProduct getReview getShippingMethodsWithoutId getVolumeDiscounts getLoyaltyLevels getPersonalizedDiscounts getStores isLoggedIn removeCartCoupon removeFromCart customerResetPassword updateCartItemChannel updateCartQuantity updateCart createMyOrderFromCart';
// B§7.1
const commerceB =
  'createCart deleteCart getMe isLoggedIn customerSignMeUp customerSignMeIn customerSignOut customerUpdateMe customerChangeMyPassword customerResetPassword getOrders getStores getReview addBillingAddress deleteBillingAddress updateBillingAddress setDefaultBillingAddress addShippingAddress deleteShippingAddress updateShippingAddress setDefaultShippingAddress getPersonalizedDiscounts';
// A§7, B§7.2
const cardProvider = 'makePaymentRequest getPaymentMethodsRequest submitAdditionalPaymentDetailsRequest removeCard';
// B§7.4
const tracking =
  'view-item view-category cart-update customer-update consent customer-consent newsletter-doi notifyme-restock checkout recommendation';

const specified = {
  'new-ct': `${commerceA} ${commerceB}`,
  'new-adyen': cardProvider,
  cia: tracking,
  // A§7 and B§7.3, B§7.5
  shop: 'after-payment-redirect-back seo-redirection add-review cms content recommendation validate-address cache-invalidate customer-tracking search suggest contact-request',
  'component-cache': 'invalidate-tag',
  'my-orders': 'getUrlWithToken',
  vat: 'validate',
};

/** Calls the specification leaves unnamed and the shop cannot do without. */
const ours = {
  'new-ct':
    'customerRequestPasswordReset verifyAccount completeAccount getCodCart getSignInChallenge getMyLoyaltyLevel',
  'new-adyen': 'getPayment cancelPayment getStoredCards',
  cia: 'newsletter',
  'my-orders': 'requestGuestLink createAccount getOrderCare getInvoice withdraw reorder getReorder',
  'my-equipment': 'getMyEquipment',
  'my-data': 'getMyData requestDataLink exportMyData beginErasure eraseMe',
  'social-login': 'providers authorize complete',
  passkeys: 'passkeyRegistrationOptions addPasskey listPasskeys removePasskey passkeySignInOptions signInWithPasskey',
  shop: 'contentPreview getContentPages getSitemap getOffersState getOffers carry-cart receive-cart report-cart-failure mark-synthetic-cart suggest-addresses get-address getConsents give-consent getWording',
};

const pathsOf = (names: Record<string, string>): string[] =>
  Object.entries(names).flatMap(([group, list]) => list.split(' ').map((name) => callPath(group, name)));

describe('the table of calls', () => {
  it('has every call the specification names, and says which ones it adds', () => {
    const wanted = new Set([...pathsOf(specified), ...pathsOf(ours)]);
    expect(rows.map(({ path }) => path).toSorted()).toEqual([...wanted].toSorted());
  });

  it('reads by GET only what the specification reads by GET', () => {
    const byGet = rows.filter(({ row }) => row.method === 'GET').map(({ path }) => path);
    expect(byGet.toSorted()).toEqual([
      '/api/my-orders/getUrlWithToken',
      '/api/shop/after-payment-redirect-back',
      '/api/shop/cms',
      '/api/shop/content',
      '/api/shop/seo-redirection',
      '/api/vat/validate',
    ]);
  });

  it('is answered in full: only a service of somebody else’s may be away', () => {
    const declared = rows.flatMap(({ path, row }) => (row.failsWith.includes('not-available') ? [path] : []));
    expect(declared.toSorted()).toEqual([
      '/api/shop/get-address',
      '/api/shop/suggest-addresses',
      '/api/shop/validate-address',
    ]);
  });

  it('uses every failure of the failure table, and no other', () => {
    const used = new Set<string>([...implicitFailures, ...rows.flatMap(({ row }) => row.failsWith)]);
    expect([...used].toSorted()).toEqual(Object.keys(failures).toSorted());
  });

  it.each(rows)('lists each failure of $path once', ({ row }) => {
    const declared: string[] = [...implicitFailures, ...row.failsWith];
    expect(declared).toEqual([...new Set(declared)]);
  });
});

interface ObjectShape {
  readonly names: readonly string[];
  readonly isClosed: boolean;
}

/** Every object with named keys inside a JSON schema. */
function objectShapesIn(schema: unknown): ObjectShape[] {
  if (Array.isArray(schema)) return schema.flatMap(objectShapesIn);
  if (typeof schema !== 'object' || schema === null) return [];
  const own =
    'properties' in schema && typeof schema.properties === 'object' && schema.properties !== null
      ? [
          {
            names: Object.keys(schema.properties),
            isClosed: 'additionalProperties' in schema && schema.additionalProperties === false,
          },
        ]
      : [];
  return [...own, ...Object.values(schema).flatMap(objectShapesIn)];
}

describe('what the browser may send', () => {
  const forbidden = new Set(
    'customerId customer_id user_id userId customer cohortTier tier where price amount currency currencyCode centAmount returnUrl storeKey store vatValidated calculatedCodFee taxMode customerGroup'.split(
      ' ',
    ),
  );

  it.each(rows)('$path refuses unknown keys and takes nothing that is the server’s to know', ({ path, row }) => {
    const shapes = objectShapesIn(z.toJSONSchema(row.takes, { io: 'input' }));
    expect(shapes.length).toBeGreaterThan(0);
    expect(shapes.every(({ isClosed }) => isClosed)).toBe(true);
    // getMe has a flag of that name, A§7
    const names = shapes
      .flatMap((shape) => shape.names)
      .filter((name) => path !== '/api/new-ct/getMe' || name !== 'customer');
    expect(names.filter((name) => forbidden.has(name))).toEqual([]);
  });

  it.each(
    pathsOf({
      'new-ct':
        'addToCart updateCartQuantity removeFromCart updateCart updateCartItemChannel applyCartCoupon removeCartCoupon deleteCart createBankPayment createCodPayment createMyOrderFromCart',
      'new-adyen': 'makePaymentRequest',
    }),
  )('%s names the cart, its version and the intent', (path) => {
    const row = rows.find((candidate) => candidate.path === path)?.row;
    const [shape] = row === undefined ? [] : objectShapesIn(z.toJSONSchema(row.takes, { io: 'input' }));
    expect(shape?.names).toEqual(expect.arrayContaining(['locale', 'cartId', 'version', 'intentId']));
  });
});

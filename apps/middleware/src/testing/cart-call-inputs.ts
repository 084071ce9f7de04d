import { randomUUID } from 'node:crypto';
import type { Locale } from '@tradehall/domain/locales/locales.ts';

interface NamedCart {
  readonly id: string;
  readonly version: number;
  /** One that was begun for it. */
  readonly paymentId?: string;
}

/** What a call is made with, but for the cart it is about. */
type InputFor = (cart: NamedCart, locale: Locale) => Record<string, unknown>;

const sku = 'EX10010001';

const changing =
  (what: Record<string, unknown>): InputFor =>
  ({ id, version }, locale) => ({ locale, cartId: id, version, intentId: randomUUID(), ...what });

const noPayment = 'd8a2b9a0-7f57-4a3e-9f0e-0c8d5b1f2a33';

const paying =
  (what: Record<string, unknown>): InputFor =>
  ({ id, paymentId = noPayment }, locale) => ({ locale, cartId: id, paymentData: { paymentId }, ...what });

/** For every call that names a cart, one that its owner could make. Who writes a new one adds it here. */
export const cartCallInputs: Readonly<Record<string, InputFor>> = {
  'new-ct/addToCart': changing({ sku, quantity: 1 }),
  'new-ct/updateCartQuantity': changing({ sku, quantity: 3 }),
  'new-ct/removeFromCart': changing({ sku }),
  'new-ct/updateCart': changing({ actions: [{ action: 'setCustomerEmail', email: 'thief@example.com' }] }),
  'new-ct/updateCartItemChannel': changing({
    sku,
    supplyChannel: 'central-warehouse',
    distributionChannel: 'online-shop',
  }),
  'new-ct/applyCartCoupon': changing({ code: 'TENTH' }),
  'new-ct/removeCartCoupon': changing({ discountCode: { typeId: 'discount-code', id: '1' } }),
  'new-ct/deleteCart': changing({}),
  'new-ct/getInventory': ({ id }) => ({ sku: [sku], cartId: id }),
  'new-ct/createMyOrderFromCart': changing({}),
  'new-ct/createBankPayment': changing({}),
  'new-ct/createCodPayment': changing({}),
  'new-ct/getCodCart': ({ id }, locale) => ({ locale, cartId: id, isCod: true }),
  'new-adyen/getPaymentMethodsRequest': ({ id }, locale) => ({ locale, cartId: id }),
  'new-adyen/makePaymentRequest': changing({
    paymentData: { method: 'scheme', storeCard: false },
    componentData: {},
  }),
  'new-adyen/submitAdditionalPaymentDetailsRequest': paying({ componentData: {} }),
  'new-adyen/getPayment': paying({}),
  'new-adyen/cancelPayment': paying({}),
  'shop/carry-cart': ({ id }, locale) => ({ locale, cartId: id }),
  'shop/mark-synthetic-cart': ({ id }, locale) => ({
    locale,
    cartId: id,
    issuedAt: new Date().toISOString(),
    signature: '0'.repeat(64),
  }),
  'shop/after-payment-redirect-back': ({ id, paymentId = noPayment }) => ({
    cartId: id,
    paymentId,
    redirectResult: 'x',
  }),
};

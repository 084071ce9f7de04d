import type { ModelCoupon, ModelShop } from '@tradehall/testing/carts/cart-model.ts';
import { z } from 'zod';
import { createTrialCoupons, trialCode } from '../trial-coupons.ts';
import { queryShop } from './query-shop.ts';

// The best stocked, so that quantities are refused for both reasons there are.
const products = `SELECT sku, "stockOnHand" AS stock, COALESCE(sale_cents, list_cents) AS "unitCents",
    COALESCE("customFieldsExtraguaranteeratepermyriad", 0) > 0 AS "hasGuarantee", true AS "isSellable"
  FROM product_variant JOIN stock_level ON "productVariantId" = product_variant.id
  JOIN product ON product.id = "productId"
  JOIN store_price ON variant_id = product_variant.id AND store_key = 'tradehall_de'
  WHERE product."customFieldsEnabledonmarket" LIKE '%de-DE%' AND "customFieldsEligibleforselling"
  ORDER BY "stockOnHand" DESC, sku LIMIT 5`;
const productRows = z.array(
  z.object({
    sku: z.string(),
    stock: z.int(),
    unitCents: z.int(),
    hasGuarantee: z.boolean(),
    isSellable: z.boolean(),
  }),
);

const anyCart = { minimumCents: 0, isCombinable: true, onlyFor: null, gift: null } as const;
const coupons: readonly ModelCoupon[] = [
  { ...anyCart, code: trialCode(1), refusal: null },
  { ...anyCart, code: trialCode(2), refusal: null },
  { ...anyCart, code: 'NO-SUCH-CODE', refusal: 'coupon-unknown' },
];

/** What the German shop sells, as far as a cart can tell, and two coupons for it. */
export async function openStormShop(): Promise<ModelShop> {
  await createTrialCoupons(2);
  const rows = await queryShop(products, productRows);
  return {
    currencyCode: 'EUR',
    products: new Map(rows.map((product) => [product.sku, product])),
    coupons: new Map(coupons.map((coupon) => [coupon.code, coupon])),
  };
}

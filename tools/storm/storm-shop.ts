import { countryOfStoreKey } from '@tradehall/domain/countries/store.ts';
import { z } from 'zod';
import { queryShop } from '../crash/query-shop.ts';
import { createTrialCoupons, trialCode } from '../trial-coupons.ts';
import type { CheckoutPlan } from './checkout-plan.ts';

const goodsEach = 25;
const scarceSkus = 5;
const plenty = 1_000_000;

// The same for every store as far as they sell the same, so that shoppers of all stores meet at the same stock.
const sold = `SELECT store_key AS "storeKey", sku, product."customFieldsEnabledonmarket" AS markets
  FROM store_price JOIN product_variant ON product_variant.id = variant_id JOIN product ON product.id = "productId"
  WHERE product."customFieldsEligibleforselling" AND NOT product."customFieldsIspackagetypefreight"
    AND EXISTS (SELECT FROM stock_level WHERE "productVariantId" = product_variant.id)
  ORDER BY md5(sku), store_key`;
const soldRows = z.array(z.object({ storeKey: z.string(), sku: z.string(), markets: z.string() }));

/** What is sold in each store. Of the first of them there is too little, of the others more than enough. */
export class StormShop {
  readonly #skusOf: ReadonlyMap<string, readonly string[]>;

  private constructor(skusOf: ReadonlyMap<string, readonly string[]>) {
    this.#skusOf = skusOf;
  }

  /** For so many checkouts, after so many others on the same stack. */
  static async open(checkouts: number, after = 0): Promise<StormShop> {
    const skusOf = await findGoods();
    const all = new Set([...skusOf.values()].flat());
    const scarce = [...scarceOf(skusOf)];
    await setStock([...all], plenty);
    await setStock(scarce, Math.max(2, Math.round((checkouts * 0.04) / scarceSkus)));
    await createTrialCoupons(Math.ceil((after + checkouts) / 20));
    await queryShop(`UPDATE promotion SET "usageLimit" = 1 WHERE "couponCode" ~ '^TRIAL'`, z.unknown());
    return new StormShop(skusOf);
  }

  goodsFor({ country, goods, couponNumber }: CheckoutPlan) {
    const key = [...this.#skusOf.keys()].find((each) => countryOfStoreKey(each)?.code === country.code) ?? '';
    const skus = this.#skusOf.get(key) ?? [];
    const among = goods.isScarce ? skus.slice(0, scarceSkus) : skus.slice(scarceSkus);
    const sku = among[goods.position % among.length];
    if (sku === undefined) throw new Error(`nothing is sold in ${country.code}`);
    return { sku, couponCode: couponNumber === null ? null : trialCode(couponNumber + 1) };
  }
}

function scarceOf(skusOf: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  return new Set([...skusOf.values()].flatMap((skus) => skus.slice(0, scarceSkus)));
}

async function findGoods(): Promise<Map<string, string[]>> {
  const skusOf = new Map<string, string[]>();
  for (const { storeKey, sku, markets } of await queryShop(sold, soldRows)) {
    const locale = countryOfStoreKey(storeKey)?.locales[0];
    const skus = skusOf.get(storeKey) ?? [];
    if (locale === undefined || !markets.includes(locale) || skus.length >= goodsEach) continue;
    skusOf.set(storeKey, [...skus, sku]);
  }
  return skusOf;
}

/** So many pieces that nobody has ordered yet. */
export async function setStock(skus: readonly string[], stock: number): Promise<void> {
  const list = skus.map((sku) => `'${sku}'`).join(', ');
  await queryShop(
    `UPDATE stock_level SET "stockOnHand" = "stockAllocated" + ${stock} FROM product_variant
      WHERE product_variant.id = "productVariantId" AND sku IN (${list})`,
    z.unknown(),
  );
}

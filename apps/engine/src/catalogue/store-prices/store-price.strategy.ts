import {
  TransactionalConnection,
  type Injector,
  type Order,
  type OrderItemPriceCalculationStrategy,
  type PriceCalculationResult,
  type ProductVariant,
  type RequestContext,
} from '@vendure/core';
import { z } from 'zod';
import { findStore, type Store, storeOf } from '../../platform/stores/store';
import { type TaxPlace, taxPlaceOf } from '../../vat/taxes/tax-place';
import { StorePrice } from './store-price.entity';
import { guaranteeUnitPrice, guaranteeYearsOf, unitPriceAt } from './unit-price';

const lineFields = z.object({ parentSku: z.string().nullish() });
const parentRows = z.tuple([z.object({ cents: z.int(), ratePermyriad: z.int() })]);

const selectParent = `
  SELECT coalesce(price.sale_cents, price.list_cents) AS cents,
    product."customFieldsExtraguaranteeratepermyriad" AS "ratePermyriad"
  FROM product_variant AS variant JOIN product ON product.id = variant."productId"
  JOIN store_price AS price ON price.variant_id = variant.id AND price.store_key = $2
  WHERE variant.sku = $1 AND variant."deletedAt" IS NULL ORDER BY variant.id LIMIT 1`;

/** A line costs what its order's store asks; an extra guarantee costs a part of what its product does. */
export class StorePriceStrategy implements OrderItemPriceCalculationStrategy {
  private connection: TransactionalConnection;

  init(injector: Injector): void {
    this.connection = injector.get(TransactionalConnection);
  }

  async calculateUnitPrice(
    ctx: RequestContext,
    variant: ProductVariant,
    customFields: object,
    order: Order,
  ): Promise<PriceCalculationResult> {
    const store = findStore(order.customFields.storeKey) ?? storeOf(ctx);
    const place = taxPlaceOf(store, order);
    const { parentSku } = lineFields.parse(customFields);
    if (parentSku) return this.guaranteePrice(ctx, { store, place, parentSku, sku: variant.sku });
    const price = await this.connection
      .getRepository(ctx, StorePrice)
      .findOneBy({ variantId: Number(variant.id), storeKey: store.key });
    if (!price) throw new Error(`variant ${variant.id} has no price in ${store.key}`);
    return unitPriceAt(place, price.saleCents ?? price.listCents);
  }

  private async guaranteePrice(
    ctx: RequestContext,
    { store, place, parentSku, sku }: { store: Store; place: TaxPlace; parentSku: string; sku: string },
  ): Promise<PriceCalculationResult> {
    const repository = this.connection.getRepository(ctx, StorePrice);
    const rows: unknown = await repository.query(selectParent, [parentSku, store.key]);
    const [{ cents, ratePermyriad }] = parentRows.parse(rows);
    return guaranteeUnitPrice(store, unitPriceAt(place, cents), ratePermyriad, guaranteeYearsOf(sku));
  }
}

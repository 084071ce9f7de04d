import type {
  PriceCalculationResult,
  ProductVariantPrice,
  ProductVariantPriceCalculationArgs,
  ProductVariantPriceCalculationStrategy,
  ProductVariantPriceSelectionStrategy,
  RequestContext,
} from '@vendure/core';

/** A variant has one engine price row, whatever the currency; what it really costs is its store price. */
export class OnePriceRowSelectionStrategy implements ProductVariantPriceSelectionStrategy {
  selectPrice(_ctx: RequestContext, prices: ProductVariantPrice[]): ProductVariantPrice | undefined {
    return prices[0];
  }
}

export class OnePriceRowCalculationStrategy implements ProductVariantPriceCalculationStrategy {
  calculate({ inputPrice }: ProductVariantPriceCalculationArgs): Promise<PriceCalculationResult> {
    return Promise.resolve({ price: inputPrice, priceIncludesTax: true });
  }
}

import { Injectable } from '@nestjs/common';
import {
  LanguageCode,
  manualFulfillmentHandler,
  type RequestContext,
  ShippingMethodService,
  TransactionalConnection,
} from '@vendure/core';
import { stores } from '../../platform/stores/store';
import { parcelOrFreight } from './parcel-or-freight';
import { storeRate } from './store-rate';
import { StoreShippingRate } from './store-shipping-rate.entity';

// A§3 Shipping method: keys and a days range.
const methods = [
  { key: 'parcel', name: 'Parcel', deliveryDays: '2-4' },
  { key: 'freight', name: 'Freight', deliveryDays: '4-7' },
] as const;

const beforeAnyOrder = '1970-01-01';

@Injectable()
export class ShippingMethodsService {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly shippingMethods: ShippingMethodService,
  ) {}

  async seed(ctx: RequestContext): Promise<void> {
    await this.seedMethods(ctx);
    await this.seedRates(ctx);
  }

  private async seedMethods(ctx: RequestContext): Promise<void> {
    const existing = (await this.shippingMethods.findAll(ctx)).items.map((method) => method.code);
    for (const { key, name, deliveryDays } of methods.filter((method) => !existing.includes(method.key))) {
      await this.shippingMethods.create(ctx, {
        code: key,
        fulfillmentHandler: manualFulfillmentHandler.code,
        checker: { code: parcelOrFreight.code, arguments: [{ name: 'freight', value: String(key === 'freight') }] },
        calculator: { code: storeRate.code, arguments: [] },
        translations: [{ languageCode: LanguageCode.en, name, description: '' }],
        customFields: { deliveryDays },
      });
    }
  }

  /** Adds what the countries' table holds and the engine does not; a rate the operator has set is left alone. */
  private async seedRates(ctx: RequestContext): Promise<void> {
    const rows = stores.flatMap(({ key: storeKey, country }) =>
      country.shippingFees.flatMap(({ from, value }) =>
        methods.map(({ key: methodKey }) => ({
          storeKey,
          methodKey,
          effectiveFrom: from ?? beforeAnyOrder,
          priceCents: value[methodKey].centAmount,
          freeAboveCents: value.freeAbove.centAmount,
        })),
      ),
    );
    const repository = this.connection.getRepository(ctx, StoreShippingRate);
    await repository.createQueryBuilder().insert().values(rows).orIgnore().execute();
  }
}

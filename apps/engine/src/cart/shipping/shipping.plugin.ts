import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { parcelOrFreight } from './parcel-or-freight';
import { ShippingFeesResolver, shippingFeesSchema } from './shipping-fees.resolver';
import { shippingMethodFields } from './shipping-method-fields';
import { ShippingMethodsService } from './shipping-methods.service';
import { storeRate } from './store-rate';
import { StoreShippingRate } from './store-shipping-rate.entity';

@VendurePlugin({
  imports: [PluginCommonModule],
  entities: [StoreShippingRate],
  providers: [ShippingMethodsService],
  adminApiExtensions: { schema: shippingFeesSchema, resolvers: [ShippingFeesResolver] },
  configuration: (config) => {
    config.shippingOptions.shippingEligibilityCheckers = [parcelOrFreight];
    config.shippingOptions.shippingCalculators = [storeRate];
    config.customFields.ShippingMethod = [...config.customFields.ShippingMethod, ...shippingMethodFields];
    return config;
  },
  compatibility: '^3.7.0',
})
export class ShippingPlugin {}

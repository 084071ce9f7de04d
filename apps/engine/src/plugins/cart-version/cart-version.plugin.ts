import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { Cart } from './cart.entity';
import { CartAnswers } from './cart-answer';
import { CartIntent } from './cart-intent.entity';
import { CartResolver } from './cart.resolver';
import { CartRows } from './cart-rows';
import { cartSchema } from './cart-schema';
import { CartShippingOptions } from './cart-shipping-options';
import { CartVersionService } from './cart-version.service';
import { KeepCartAtSignIn } from './keep-cart-at-sign-in';
import { orderFields } from './order-fields';

@VendurePlugin({
  imports: [PluginCommonModule],
  entities: [Cart, CartIntent],
  providers: [CartRows, CartAnswers, CartShippingOptions, CartVersionService, KeepCartAtSignIn],
  shopApiExtensions: { schema: cartSchema, resolvers: [CartResolver] },
  configuration: (config) => {
    config.customFields.Order = [...config.customFields.Order, ...orderFields];
    return config;
  },
  compatibility: '^3.7.0',
})
export class CartVersionPlugin {}

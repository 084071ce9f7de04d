import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { EngineDoorPlugin } from '../platform/engine-door/engine-door';
import { GuaranteePlugin } from './guarantee/guarantee.plugin';
import { PricingPlugin } from './pricing/pricing.plugin';
import { VatPlugin } from '../vat/vat.plugin';
import { Cart } from './cart.entity';
import { CartAnswers } from './cart-answer';
import { CartChanges } from './cart-changes';
import { CartContentsService } from './cart-contents';
import { CartCoupons } from './cart-coupons';
import { CartDelivery } from './cart-delivery';
import { CartFactsService } from './cart-facts';
import { CartIntent } from './cart-intent.entity';
import { CartLines } from './cart-lines';
import { CartMending } from './cart-mending';
import { CartProducts } from './cart-products';
import { CartCalls } from './cart-calls';
import { CartRetention } from './retention/cart-retention';
import { CartRows } from './cart-rows';
import { cartSchema } from './cart-schema';
import { CartTransfer } from './moves/cart-transfer.entity';
import { CartTransfers } from './moves/cart-transfers';
import { CartVat } from './cart-vat';
import { CartVersionService } from './cart-version.service';
import { ForeseeCart } from './foresee-cart';
import { forgetOldCartsTask } from './retention/forget-old-carts.task';
import { MergeCartsAtSignIn } from './moves/merge-carts-at-sign-in';
import { orderFields } from './order-fields';
import { TakeOver } from './moves/take-over';

@VendurePlugin({
  imports: [PluginCommonModule, EngineDoorPlugin, PricingPlugin, GuaranteePlugin, VatPlugin],
  entities: [Cart, CartIntent, CartTransfer],
  providers: [
    CartRows,
    CartProducts,
    CartFactsService,
    CartContentsService,
    CartLines,
    CartCoupons,
    CartVat,
    CartDelivery,
    CartMending,
    CartChanges,
    CartAnswers,
    CartVersionService,
    ForeseeCart,
    CartCalls,
    TakeOver,
    CartTransfers,
    MergeCartsAtSignIn,
    CartRetention,
  ],
  exports: [CartVersionService, CartRows, CartAnswers, CartProducts, TakeOver],
  shopApiExtensions: { schema: cartSchema },
  configuration: (config) => {
    config.customFields.Order = [...config.customFields.Order, ...orderFields];
    config.schedulerOptions.tasks = [...config.schedulerOptions.tasks, forgetOldCartsTask];
    return config;
  },
  compatibility: '^3.7.0',
})
export class CartVersionPlugin {}

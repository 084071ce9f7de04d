import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { CartPricing } from './cart-pricing.service';
import { CheckSavedPromotions } from './check-saved-promotions';
import { HalfUpMoneyStrategy } from './half-up-money.strategy';
import { orderLineFields, promotionFields } from './order-line-fields';
import { OrderPricesService } from './order-prices.service';
import { PromotionsOfOrder } from './promotions-of-order';
import { promotionActions, promotionConditions } from './promotion-operations';
import { SystemPromotionsService } from './system-promotions.service';

@VendurePlugin({
  imports: [PluginCommonModule],
  providers: [OrderPricesService, CartPricing, CheckSavedPromotions, PromotionsOfOrder, SystemPromotionsService],
  exports: [CartPricing],
  configuration: (config) => {
    config.entityOptions.moneyStrategy = new HalfUpMoneyStrategy();
    // The engine's own would let an operator build discounts that touch fees, gifts and guarantees.
    config.promotionOptions = { promotionConditions, promotionActions };
    config.customFields.OrderLine = [...config.customFields.OrderLine, ...orderLineFields];
    config.customFields.Promotion = [...config.customFields.Promotion, ...promotionFields];
    return config;
  },
  compatibility: '^3.7.0',
})
export class PricingPlugin {}

import type { INestApplicationContext } from '@nestjs/common';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { currencyCodes } from '@tradehall/domain/money/currencies.ts';
import { languages } from '@tradehall/domain/locales/languages.ts';
import {
  bootstrapWorker,
  ChannelService,
  CurrencyCode,
  GlobalSettingsService,
  isGraphQlErrorResult,
  LanguageCode,
  type RequestContext,
  RequestContextService,
  TransactionalConnection,
  Zone,
} from '@vendure/core';
import { environment } from './platform/environment';
import { JsonLogger } from './platform/json-logger';
import { CategoryRootService } from './catalogue/category-tree/category-root.service';
import { CountryStoresService } from './platform/stores/country-stores.service';
import { DemoCustomerService } from './customer/profile/demo-customer.service';
import { GuaranteeProductsService } from './cart/guarantee/guarantee-products.service';
import { LoyaltyTiersService } from './cart/loyalty/loyalty-tiers.service';
import { PaymentMethodsService } from './payment/payment-methods.service';
import { SystemPromotionsService } from './cart/pricing/system-promotions.service';
import { ShippingMethodsService } from './cart/shipping/shipping-methods.service';
import { TaxRatesService } from './vat/taxes/tax-rates.service';
import { dataConfig } from './vendure-config';

/**
 * Everything an import or a cart relies on. The engine itself makes the channel, the stock location, the roles and the
 * superadmin when it boots. Run again, it adds only what is missing.
 */
export async function writeInitialData(): Promise<void> {
  const worker = await bootstrapWorker({ ...dataConfig, logger: new JsonLogger('error') });
  try {
    const ctx = await worker.app.get(RequestContextService).create({ apiType: 'admin' });
    await worker.app.get(TransactionalConnection).withTransaction(ctx, (transaction) => seed(worker.app, transaction));
  } finally {
    await worker.app.close();
  }
}

async function seed(app: INestApplicationContext, ctx: RequestContext): Promise<void> {
  await app.get(CountryStoresService).seed(ctx);
  await app.get(TaxRatesService).sync(ctx);
  await setChannelDefaults(app, ctx);
  await app.get(CategoryRootService).seed(ctx);
  await app.get(ShippingMethodsService).seed(ctx);
  await app.get(LoyaltyTiersService).seed(ctx);
  await app.get(SystemPromotionsService).seed(ctx);
  await app.get(GuaranteeProductsService).seed(ctx);
  await app.get(PaymentMethodsService).seed(ctx);
  const { DEMO_CUSTOMER_PASSWORD: demoPassword } = environment;
  if (demoPassword !== undefined) await app.get(DemoCustomerService).seed(ctx, demoPassword);
}

async function setChannelDefaults(app: INestApplicationContext, ctx: RequestContext): Promise<void> {
  const availableLanguageCodes = ownCodes(LanguageCode, languages);
  const availableCurrencyCodes = ownCodes(CurrencyCode, currencyCodes);
  const home = Object.values(countries).find((country) => country.isDefault);
  const zone = await app
    .get(TransactionalConnection)
    .getRepository(ctx, Zone)
    .findOneByOrFail({ name: home?.code ?? '' });
  await app
    .get(GlobalSettingsService)
    .updateSettings(ctx, { availableLanguages: availableLanguageCodes, trackInventory: true, outOfStockThreshold: 0 });
  const channels = app.get(ChannelService);
  const channel = await channels.getDefaultChannel(ctx);
  const updated = await channels.update(ctx, {
    id: channel.id,
    defaultLanguageCode: LanguageCode.en,
    availableLanguageCodes,
    defaultCurrencyCode: CurrencyCode.EUR,
    availableCurrencyCodes,
    pricesIncludeTax: true,
    defaultTaxZoneId: zone.id,
    defaultShippingZoneId: zone.id,
  });
  if (isGraphQlErrorResult(updated)) throw new Error(updated.message);
}

/** Those of the engine's many codes that the shop uses. */
function ownCodes<Code extends string>(engineCodes: Record<string, Code>, own: readonly string[]): Code[] {
  return Object.values(engineCodes).filter((code) => own.includes(code));
}

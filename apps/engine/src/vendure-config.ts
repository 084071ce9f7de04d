import { join } from 'node:path';
import { engineDoorPaths } from '@tradehall/domain/calls/engine-call.ts';
import { hostCookieName } from '@tradehall/domain/calls/host-cookie.ts';
import { mostUploadBytes } from '@tradehall/domain/integrations/machine-call.ts';
import { patient, SteadyClient } from '@tradehall/process/patient-postgres.ts';
import { DefaultSchedulerPlugin, LanguageCode, type VendureConfig } from '@vendure/core';
import { DashboardPlugin } from '@vendure/dashboard/plugin';
import { json, raw, type RequestHandler } from 'express';
import type { PostgresConnectionOptions } from 'typeorm/driver/postgres/PostgresConnectionOptions';
import { z } from 'zod';
import { environment } from './platform/environment';
import { JsonLogger, logWithRequestId } from './platform/json-logger';
import { AccountsPlugin } from './customer/accounts.plugin';
import { AddressBookPlugin } from './address/address-book.plugin';
import { BadgesPlugin } from './catalogue/ranking/badges.plugin';
import { CartEventsPlugin } from './cart/events/cart-events.plugin';
import { CartVersionPlugin } from './cart/cart-version.plugin';
import { CatalogueAttributesPlugin } from './catalogue/attributes/catalogue-attributes.plugin';
import { CategoryTreePlugin } from './catalogue/category-tree/category-tree.plugin';
import { ConsentsPlugin } from './tracking/consents/consents.plugin';
import { ContactPlugin } from './contact/contact.plugin';
import { ContentPlugin } from './content/content.plugin';
import { CountryStoresPlugin } from './platform/stores/country-stores.plugin';
import { CustomersPlugin } from './customer/profile/customers.plugin';
import { EquipmentPlugin } from './equipment/equipment.plugin';
import { FiguresPlugin } from './figures/figures.plugin';
import { GoingLivePlugin } from './going-live/going-live.plugin';
import { GuaranteePlugin } from './cart/guarantee/guarantee.plugin';
import { ImportsPlugin } from './imports/imports.plugin';
import { CreditNotesPlugin } from './orders/credit-notes/credit-notes.plugin';
import { IntegrationsPlugin } from './integrations/integrations.plugin';
import { InvoicesPlugin } from './orders/invoices/invoices.plugin';
import { jobQueuePlugins } from './platform/job-queue/job-queue.plugin';
import { LoyaltyPlugin } from './cart/loyalty/loyalty.plugin';
import { MailPlugin } from './mail/mail.plugin';
import { ManufacturersPlugin } from './catalogue/manufacturers/manufacturers.plugin';
import { NewsletterPlugin } from './newsletter/newsletter.plugin';
import { beginOperatorRequest } from './operators/operator-request';
import { adminApiHeaders, dashboardHeaders } from './operators/policy-headers';
import { OperatorsPlugin } from './operators/operators.plugin';
import { uploadDoor } from './operators/upload-door';
import { OrderRecordsPlugin } from './orders/order-records.plugin';
import { PasskeysPlugin } from './passkeys/passkeys.plugin';
import { PaymentBoardPlugin } from './payment/board/payment-board.plugin';
import { PaymentsPlugin } from './payment/payments.plugin';
import { PricingPlugin } from './cart/pricing/pricing.plugin';
import { RecommendationsPlugin } from './recommendations/recommendations.plugin';
import { PicturesPlugin, shopPictures } from './catalogue/pictures/pictures.plugin';
import { RecallsPlugin } from './catalogue/recalls/recalls.plugin';
import { PrivacyPlugin } from './privacy/privacy.plugin';
import { RedirectsPlugin } from './content/redirects/redirects.plugin';
import { ReordersPlugin } from './orders/reorders/reorders.plugin';
import { RestockPlugin } from './catalogue/restock/restock.plugin';
import { ReviewsPlugin } from './reviews/reviews.plugin';
import { SearchAnswersPlugin } from './search/search-answers.plugin';
import { ShippingPlugin } from './cart/shipping/shipping.plugin';
import { SignInProvidersPlugin } from './sign-in-providers/sign-in-providers.plugin';
import { overHttps } from './staff/over-https';
import { StaffPassPlugin } from './staff/staff-pass.plugin';
import { StockPlugin } from './cart/stock/stock.plugin';
import { StorePricesPlugin } from './catalogue/store-prices/store-prices.plugin';
import { SyntheticShopperPlugin } from './synthetic-shopper/synthetic-shopper.plugin';
import { TaxesPlugin } from './vat/taxes/taxes.plugin';
import { TrackingPlugin } from './tracking/tracking.plugin';
import { VatPlugin } from './vat/vat.plugin';
import { VolumeDiscountsPlugin } from './cart/volume-discounts/volume-discounts.plugin';
import { WithdrawalsPlugin } from './orders/withdrawals/withdrawals.plugin';
import { WordingPlugin } from './wording/wording.plugin';
import { WorkbenchPlugin } from './workbench/workbench.plugin';
import { AnonymousSessionCacheStrategy } from './platform/shop-api/anonymous-session-cache.strategy';
import { onlyOpenRootFields } from './platform/shop-api/open-root-fields.rule';
import { queryWithin } from './platform/shop-api/query-size.rule';
import { middlewareDoor, shopApiDoor } from './platform/shop-api/shop-api-door';

const isProduction = environment.NODE_ENV === 'production';
const shopApiPath = 'shop-api';
const adminApiPath = 'admin-api';
const dashboardPath = 'dashboard';
const adminCookie = hostCookieName('engine-admin', isProduction);

// Nothing calls home, in any process that reads this configuration.
process.env['VENDURE_DISABLE_TELEMETRY'] = 'true';

/** How long an operator who starts a task in the dashboard waits until the worker has heard of it. */
const taskAskedForWithinMs = 1_000;

/** What is longer, cut off, or not what it says, is refused as such: the engine would call it its own failure. */
function reading(parse: RequestHandler): RequestHandler {
  return (request, response, next) =>
    parse(request, response, (error?: unknown) => {
      const refused = z.object({ status: z.int().min(400).max(499) }).safeParse(error);
      if (refused.success) response.status(refused.data.status).end();
      else next(error);
    });
}

/**
 * What shapes the data, enough to migrate and to write the initial data. The dashboard is among it because the engine
 * takes permissions it does not know away from every role.
 */
const dataPlugins = [
  CountryStoresPlugin,
  StorePricesPlugin,
  CatalogueAttributesPlugin,
  BadgesPlugin,
  CategoryTreePlugin,
  TaxesPlugin,
  VatPlugin,
  ShippingPlugin,
  LoyaltyPlugin,
  VolumeDiscountsPlugin,
  PricingPlugin,
  GuaranteePlugin,
  ManufacturersPlugin,
  PicturesPlugin,
  StockPlugin,
  ReviewsPlugin,
  CartVersionPlugin,
  RedirectsPlugin,
  StaffPassPlugin,
  ContentPlugin,
  CustomersPlugin,
  AddressBookPlugin,
  ContactPlugin,
  MailPlugin,
  PaymentsPlugin,
  OrderRecordsPlugin,
  InvoicesPlugin,
  CreditNotesPlugin,
  WithdrawalsPlugin,
  ReordersPlugin,
  RecallsPlugin,
  EquipmentPlugin,
  AccountsPlugin,
  OperatorsPlugin,
  SignInProvidersPlugin,
  PasskeysPlugin,
  PaymentBoardPlugin,
  SyntheticShopperPlugin,
  GoingLivePlugin,
  WordingPlugin,
  PrivacyPlugin,
  NewsletterPlugin,
  TrackingPlugin,
  ConsentsPlugin,
  RestockPlugin,
  RecommendationsPlugin,
  FiguresPlugin,
  WorkbenchPlugin,
  ImportsPlugin,
  IntegrationsPlugin,
  SearchAnswersPlugin,
  // Its files may be built after the start: until then the engine answers with a page that waits for them.
  DashboardPlugin.init({ route: dashboardPath, appDir: join(__dirname, '../dashboard') }),
];

export const pool = { max: environment.DATABASE_POOL_SIZE, Client: SteadyClient };
const database: PostgresConnectionOptions = {
  type: 'postgres',
  url: environment.DATABASE_URL,
  synchronize: false,
  migrations: [join(__dirname, '../migrations/*/*.js')],
  applicationName: 'tradehall-engine',
  extra: pool,
};

// Whoever waits for a page has gone by then. Not for migrations, which may take as long as they need.
// A burst of clicks opens many connections at once, and the server may be busy: as long as for a lock.
const patience = patient({ statementMs: 12_000, lockMs: 5_000, connectMs: 5_000 });

export const dataConfig: VendureConfig = {
  defaultLanguageCode: LanguageCode.en,
  logger: new JsonLogger(environment.LOG_LEVEL),
  apiOptions: {
    hostname: environment.HOST,
    port: environment.PORT,
    shopApiPath,
    adminApiPath,
    trustProxy: environment.TRUSTED_HOPS,
    cors: false,
    csrfPrevention: true,
    introspection: !isProduction,
    middleware: [
      { route: '/', handler: logWithRequestId, beforeListen: true },
      ...[shopApiPath, ...Object.values(engineDoorPaths)].map((path) => ({
        route: `/${path}`,
        handler: shopApiDoor(environment.ENGINE_SECRET),
        beforeListen: true,
      })),
      { route: `/${dashboardPath}`, handler: dashboardHeaders(shopPictures.origin), beforeListen: true },
      { route: `/${adminApiPath}`, handler: adminApiHeaders, beforeListen: true },
      ...[adminApiPath, dashboardPath].map((path) => ({ route: `/${path}`, handler: overHttps, beforeListen: true })),
      { route: `/${adminApiPath}`, handler: uploadDoor.before(adminCookie), beforeListen: true },
      // The usual 100 kB are less than the terms of a shop.
      { route: `/${adminApiPath}`, handler: reading(json({ limit: '1mb' })), beforeListen: true },
      { route: `/${adminApiPath}`, handler: beginOperatorRequest, beforeListen: true },
      ...[
        middlewareDoor(environment.ENGINE_SECRET),
        reading(raw({ limit: mostUploadBytes, type: () => true, inflate: false })),
      ].map((handler) => ({ route: '/machines', handler, beforeListen: true })),
      { route: '/webhooks', handler: reading(json({ limit: '256kb' })), beforeListen: true },
    ],
    shopApiValidationRules: [
      onlyOpenRootFields(!isProduction),
      queryWithin({ maxDepth: isProduction ? 6 : 15, maxFields: 250 }),
    ],
  },
  authOptions: {
    tokenMethod: ['bearer', 'cookie'],
    cookieOptions: {
      name: { shop: hostCookieName('engine-shop', isProduction), admin: adminCookie },
      secret: environment.COOKIE_SECRET,
      sameSite: 'strict',
      secure: isProduction,
    },
    sessionDuration: '1y',
    sessionCacheStrategy: new AnonymousSessionCacheStrategy(),
    superadminCredentials: { identifier: environment.SUPERADMIN_USERNAME, password: environment.SUPERADMIN_PASSWORD },
  },
  dbConnectionOptions: database,
  // A§9: at most 1000 of one product; the whole cart has no limit of its own.
  orderOptions: { orderLineItemsLimit: 1_000, orderItemsLimit: 1_000_000 },
  paymentOptions: { paymentMethodHandlers: [] },
  plugins: dataPlugins,
};

export const config: VendureConfig = {
  ...dataConfig,
  dbConnectionOptions: { ...database, extra: { ...pool, ...patience } },
  plugins: [
    ...jobQueuePlugins,
    DefaultSchedulerPlugin.init({ manualTriggerCheckInterval: taskAskedForWithinMs }),
    CartEventsPlugin,
    ...dataPlugins,
  ],
};

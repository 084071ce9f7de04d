import { join } from 'node:path';
import { DefaultSchedulerPlugin, LanguageCode, type VendureConfig } from '@vendure/core';
import { DashboardPlugin } from '@vendure/dashboard/plugin';
import { json } from 'express';
import type { PostgresConnectionOptions } from 'typeorm/driver/postgres/PostgresConnectionOptions';
import { environment } from './environment';
import { JsonLogger } from './json-logger';
import { AccountsPlugin } from './plugins/accounts/accounts.plugin';
import { AddressBookPlugin } from './plugins/address-book/address-book.plugin';
import { CartEventsPlugin } from './plugins/cart-events/cart-events.plugin';
import { CartVersionPlugin } from './plugins/cart-version/cart-version.plugin';
import { CatalogueAttributesPlugin } from './plugins/catalogue-attributes/catalogue-attributes.plugin';
import { CategoryTreePlugin } from './plugins/category-tree/category-tree.plugin';
import { ConsentsPlugin } from './plugins/consents/consents.plugin';
import { ContactPlugin } from './plugins/contact/contact.plugin';
import { ContentPlugin } from './plugins/content/content.plugin';
import { CountryStoresPlugin } from './plugins/country-stores/country-stores.plugin';
import { CustomersPlugin } from './plugins/customers/customers.plugin';
import { EquipmentPlugin } from './plugins/equipment/equipment.plugin';
import { GuaranteePlugin } from './plugins/guarantee/guarantee.plugin';
import { InvoicesPlugin } from './plugins/invoices/invoices.plugin';
import { jobQueuePlugins } from './plugins/job-queue/job-queue.plugin';
import { LoyaltyPlugin } from './plugins/loyalty/loyalty.plugin';
import { MailPlugin } from './plugins/mail/mail.plugin';
import { ManufacturersPlugin } from './plugins/manufacturers/manufacturers.plugin';
import { NewsletterPlugin } from './plugins/newsletter/newsletter.plugin';
import { OrderRecordsPlugin } from './plugins/order-records/order-records.plugin';
import { PasskeysPlugin } from './plugins/passkeys/passkeys.plugin';
import { PaymentBoardPlugin } from './plugins/payment-board/payment-board.plugin';
import { PaymentsPlugin } from './plugins/payments/payments.plugin';
import { PricingPlugin } from './plugins/pricing/pricing.plugin';
import { RecommendationsPlugin } from './plugins/recommendations/recommendations.plugin';
import { RecallsPlugin } from './plugins/recalls/recalls.plugin';
import { PrivacyPlugin } from './plugins/privacy/privacy.plugin';
import { RedirectsPlugin } from './plugins/redirects/redirects.plugin';
import { ReordersPlugin } from './plugins/reorders/reorders.plugin';
import { RestockPlugin } from './plugins/restock/restock.plugin';
import { ReviewsPlugin } from './plugins/reviews/reviews.plugin';
import { ShippingPlugin } from './plugins/shipping/shipping.plugin';
import { SignInProvidersPlugin } from './plugins/sign-in-providers/sign-in-providers.plugin';
import { StaffPassPlugin } from './plugins/staff-pass/staff-pass.plugin';
import { StockPlugin } from './plugins/stock/stock.plugin';
import { StorePricesPlugin } from './plugins/store-prices/store-prices.plugin';
import { TaxesPlugin } from './plugins/taxes/taxes.plugin';
import { TrackingPlugin } from './plugins/tracking/tracking.plugin';
import { VatPlugin } from './plugins/vat/vat.plugin';
import { VolumeDiscountsPlugin } from './plugins/volume-discounts/volume-discounts.plugin';
import { WithdrawalsPlugin } from './plugins/withdrawals/withdrawals.plugin';
import { AnonymousSessionCacheStrategy } from './shop-api/anonymous-session-cache.strategy';
import { onlyOpenRootFields } from './shop-api/open-root-fields.rule';
import { queryWithin } from './shop-api/query-size.rule';
import { shopApiDoor } from './shop-api/shop-api-door';
import { ShopPicturesStrategy } from './shop-pictures.strategy';
import { SteadyPostgresClient } from './steady-postgres-client';

const isProduction = environment.NODE_ENV === 'production';
const shopApiPath = 'shop-api';
const adminApiPath = 'admin-api';

// Nothing calls home, in any process that reads this configuration.
process.env['VENDURE_DISABLE_TELEMETRY'] = 'true';

/** How long an operator who starts a task in the dashboard waits until the worker has heard of it. */
const taskAskedForWithinMs = 1_000;

/**
 * What shapes the data, enough to migrate and to write the initial data. The dashboard is among it because the engine
 * takes permissions it does not know away from every role.
 */
const dataPlugins = [
  CountryStoresPlugin,
  StorePricesPlugin,
  CatalogueAttributesPlugin,
  CategoryTreePlugin,
  TaxesPlugin,
  VatPlugin,
  ShippingPlugin,
  LoyaltyPlugin,
  VolumeDiscountsPlugin,
  PricingPlugin,
  GuaranteePlugin,
  ManufacturersPlugin,
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
  WithdrawalsPlugin,
  ReordersPlugin,
  RecallsPlugin,
  EquipmentPlugin,
  AccountsPlugin,
  SignInProvidersPlugin,
  PasskeysPlugin,
  PaymentBoardPlugin,
  PrivacyPlugin,
  NewsletterPlugin,
  TrackingPlugin,
  ConsentsPlugin,
  RestockPlugin,
  RecommendationsPlugin,
  // Its files may be built after the start: until then the engine answers with a page that waits for them.
  DashboardPlugin.init({ route: 'dashboard', appDir: join(__dirname, '../dashboard') }),
];

const pool = { max: environment.DATABASE_POOL_SIZE, Client: SteadyPostgresClient };
const database: PostgresConnectionOptions = {
  type: 'postgres',
  url: environment.DATABASE_URL,
  synchronize: false,
  migrations: [join(__dirname, '../migrations/*.js')],
  applicationName: 'tradehall-engine',
  extra: pool,
};

// Whoever waits for a page has gone by then. Not for migrations, which may take as long as they need.
const patience = {
  connectionTimeoutMillis: 2_000,
  statement_timeout: 12_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 12_000,
};

export const dataConfig: VendureConfig = {
  defaultLanguageCode: LanguageCode.en,
  logger: new JsonLogger(environment.LOG_LEVEL),
  apiOptions: {
    hostname: environment.HOST,
    port: environment.PORT,
    shopApiPath,
    adminApiPath,
    cors: false,
    csrfPrevention: true,
    introspection: !isProduction,
    middleware: [
      { route: `/${shopApiPath}`, handler: shopApiDoor(environment.ENGINE_SECRET), beforeListen: true },
      // The usual 100 kB are less than the terms of a shop.
      { route: `/${adminApiPath}`, handler: json({ limit: '1mb' }), beforeListen: true },
    ],
    shopApiValidationRules: [
      onlyOpenRootFields(!isProduction),
      queryWithin({ maxDepth: isProduction ? 6 : 15, maxFields: 250 }),
    ],
  },
  authOptions: {
    tokenMethod: ['bearer', 'cookie'],
    cookieOptions: {
      name: { shop: 'engine-shop', admin: 'engine-admin' },
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
  assetOptions: { assetStorageStrategy: new ShopPicturesStrategy(environment.SHOP_ORIGIN_PATTERN) },
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

import type { Country } from '@tradehall/domain/countries/country.ts';
import { hostOfStore } from '@tradehall/domain/countries/store.ts';
import { portOffset } from './port-offset.ts';
import { hasDemo, mediaFolders, uploadsFolder } from './project-folders.ts';
import { readSecrets } from './secrets.ts';
import { meilisearchProgramPath } from './services/meilisearch-program.ts';

const defaultPorts = {
  postgres: 5442,
  redis: 6390,
  search: 7710,
  servicesLock: 7711,
  stackLock: 7712,
  engine: 3100,
  worker: 3101,
  engineMetrics: 3102,
  middleware: 3200,
  storefront: 3000,
  pseudoStorefront: 3001,
  storefrontMetrics: 3002,
  fakesControl: 3900,
  mailSmtp: 2525,
  mailInbox: 8025,
  vat: 3920,
  addresses: 3930,
  breachedPasswords: 3940,
  identity: 3950,
  tracking: 3960,
  cardProvider: 3910,
  recommendations: 3970,
  caseManagement: 3980,
  merchantSystem: 3995,
  pictures: 3990,
} as const;

type PortName = keyof typeof defaultPorts;

export function portOf(name: PortName): number {
  return defaultPorts[name] + portOffset;
}

function localUrl(name: PortName): string {
  return `http://127.0.0.1:${portOf(name)}`;
}

function given(name: string, otherwise: string): string {
  return process.env[name] ?? otherwise;
}

export const urls = {
  database: given('DATABASE_URL', `postgres://tradehall:tradehall@127.0.0.1:${portOf('postgres')}/tradehall`),
  redis: given('REDIS_URL', `redis://127.0.0.1:${portOf('redis')}`),
  search: given('MEILISEARCH_URL', localUrl('search')),
  engine: given('ENGINE_URL', localUrl('engine')),
  /** By its name: passkeys belong to no number. */
  dashboard: given('DASHBOARD_ORIGIN', `http://localhost:${portOf('engine')}`),
  worker: localUrl('worker'),
  engineMetrics: localUrl('engineMetrics'),
  storefrontMetrics: localUrl('storefrontMetrics'),
  middleware: given('MIDDLEWARE_URL', localUrl('middleware')),
  storefront: localUrl('storefront'),
  pseudoStorefront: localUrl('pseudoStorefront'),
  fakesControl: localUrl('fakesControl'),
  mailInbox: localUrl('mailInbox'),
  vat: localUrl('vat'),
  addresses: localUrl('addresses'),
  identity: localUrl('identity'),
  breachedPasswords: given('BREACHED_PASSWORDS_URL', localUrl('breachedPasswords')),
  cardProvider: given('CARD_PROVIDER_URL', localUrl('cardProvider')),
  caseManagement: localUrl('caseManagement'),
  recommendations: localUrl('recommendations'),
  tracking: localUrl('tracking'),
  pictures: localUrl('pictures'),
  mail: given('MAIL_URL', `smtp://127.0.0.1:${portOf('mailSmtp')}`),
} as const;

export const shopHostPattern = given('SHOP_HOST_PATTERN', '{country}.localhost');

/** Where a browser on this machine finds a country's shop. */
export function originOfShop(country: Country, storefront: 'storefront' | 'pseudoStorefront' = 'storefront'): string {
  return `http://${hostOfStore(country, shopHostPattern)}:${portOf(storefront)}`;
}

/** On a laptop the shops are reached at the storefront's own port. */
function shopOriginPattern(): string {
  const isLocal = shopHostPattern.endsWith('.localhost');
  return isLocal ? `http://${shopHostPattern}:${portOf('storefront')}` : `https://${shopHostPattern}`;
}

/** Gates that never look at a picture are content with sketches. */
export const pictureQuality = () => (process.env['PICTURE_QUALITY'] === 'sketch' ? 'sketch' : 'full');

function thirdParties(secrets: ReturnType<typeof readSecrets>) {
  return {
    GOOGLE_ISSUER_URL: given('GOOGLE_ISSUER_URL', `${urls.identity}/google`),
    GOOGLE_CLIENT_ID: given('GOOGLE_CLIENT_ID', 'shop-at-google'),
    GOOGLE_CLIENT_SECRET: given('GOOGLE_CLIENT_SECRET', secrets.identitySecret),
    FACEBOOK_DIALOG_URL: given('FACEBOOK_DIALOG_URL', `${urls.identity}/facebook/dialog/oauth`),
    FACEBOOK_GRAPH_URL: given('FACEBOOK_GRAPH_URL', `${urls.identity}/facebook`),
    FACEBOOK_CLIENT_ID: given('FACEBOOK_CLIENT_ID', 'shop-at-facebook'),
    FACEBOOK_CLIENT_SECRET: given('FACEBOOK_CLIENT_SECRET', secrets.identitySecret),
    TRACKING_URL: given('TRACKING_URL', urls.tracking),
    TAG_MANAGER_URL: given('TAG_MANAGER_URL', `${urls.tracking}/tag-manager.js`),
    TAG_MANAGER_ORIGINS: given('TAG_MANAGER_ORIGINS', `http://tags.localhost:${portOf('tracking')}`),
    ADDRESS_SERVICE_URL: given('ADDRESS_SERVICE_URL', urls.addresses),
    ADDRESS_SERVICE_KEY: given('ADDRESS_SERVICE_KEY', secrets.addressServiceKey),
    RECOMMENDATION_URL: given('RECOMMENDATION_URL', urls.recommendations),
    CASE_MANAGEMENT_URL: given('CASE_MANAGEMENT_URL', `${urls.caseManagement}/web-to-case`),
    CASE_MANAGEMENT_ORGANISATION: given('CASE_MANAGEMENT_ORGANISATION', 'tradehall'),
  };
}

/** The environment that every process of the stack, and every integration test, is given. */
export function stackEnvironment() {
  const secrets = readSecrets();
  return {
    // No balancer looks at these processes.
    DRAIN_NOTICE_MS: given('DRAIN_NOTICE_MS', '0'),
    DATABASE_URL: urls.database,
    REDIS_URL: urls.redis,
    MEILISEARCH_URL: urls.search,
    MEILISEARCH_KEY: given('MEILISEARCH_KEY', secrets.searchKey),
    MEILISEARCH_PROGRAM: given('MEILISEARCH_PROGRAM', meilisearchProgramPath()),
    ENGINE_URL: urls.engine,
    DASHBOARD_ORIGIN: urls.dashboard,
    WORKER_URL: urls.worker,
    MIDDLEWARE_URL: urls.middleware,
    STOREFRONT_URL: urls.storefront,
    MAIL_URL: urls.mail,
    MAIL_INBOX_URL: urls.mailInbox,
    FAKES_CONTROL_URL: urls.fakesControl,
    VAT_SERVICE_KIND: given('VAT_SERVICE_KIND', 'xml'),
    VAT_SERVICE_URL: given('VAT_SERVICE_URL', `${urls.vat}/evatr`),
    VAT_OWN_NUMBER: given('VAT_OWN_NUMBER', 'DE999999999'),
    BREACHED_PASSWORDS_URL: urls.breachedPasswords,
    SELLER_NAME: given('SELLER_NAME', 'Tradehall Handels GmbH'),
    SELLER_ADDRESS: given('SELLER_ADDRESS', 'Musterstraße 12, 10115 Berlin'),
    ...thirdParties(secrets),
    CARD_PROVIDER_URL: urls.cardProvider,
    CARD_PROVIDER_FIELDS_URL: given('CARD_PROVIDER_FIELDS_URL', urls.cardProvider),
    CARD_PROVIDER_API_KEY: given('CARD_PROVIDER_API_KEY', secrets.cardProviderKey),
    CARD_PROVIDER_MERCHANT_ACCOUNT: given('CARD_PROVIDER_MERCHANT_ACCOUNT', 'Tradehall'),
    CARD_PROVIDER_HMAC_KEY: given('CARD_PROVIDER_HMAC_KEY', secrets.cardProviderHmacKey),
    WALLETS_ORIGIN: given('WALLETS_ORIGIN', `http://wallets.localhost:${portOf('storefront')}`),
    GOOGLE_PAY_MERCHANT_ID: given('GOOGLE_PAY_MERCHANT_ID', 'tradehall-at-google'),
    APPLE_PAY_MERCHANT_ID: given('APPLE_PAY_MERCHANT_ID', 'merchant.example.tradehall'),
    PARCEL_TRACKING_URL_PATTERN: given(
      'PARCEL_TRACKING_URL_PATTERN',
      'https://parcels.example/{language}/{providerId}?code={trackingCode}',
    ),
    SHOP_HOST_PATTERN: shopHostPattern,
    SHOP_ORIGIN_PATTERN: given('SHOP_ORIGIN_PATTERN', shopOriginPattern()),
    // Journeys, bench and storms are hundreds of shoppers at the address of this machine.
    UNLIMITED_NETWORKS: given('UNLIMITED_NETWORKS', '127.0.0.0/8,::1/128'),
    // The merchant's system is a fake on this machine.
    WEBHOOK_NETWORKS: given('WEBHOOK_NETWORKS', '127.0.0.0/8,::1/128'),
    ENGINE_SECRET: given('ENGINE_SECRET', secrets.engineSecret),
    COOKIE_SECRET: given('COOKIE_SECRET', secrets.cookieSecret),
    STAFF_SECRET: given('STAFF_SECRET', secrets.staffSecret),
    CACHE_SECRET: given('CACHE_SECRET', secrets.cacheSecret),
    DEMO_CUSTOMER_PASSWORD: given('DEMO_CUSTOMER_PASSWORD', secrets.demoCustomerPassword),
    OPERATOR_SECOND_FACTOR: given('OPERATOR_SECOND_FACTOR', 'optional'),
    PREPARING_STORES: given('PREPARING_STORES', 'shown'),
    SUPERADMIN_USERNAME: given('SUPERADMIN_USERNAME', 'superadmin'),
    SUPERADMIN_PASSWORD: given('SUPERADMIN_PASSWORD', secrets.superadminPassword),
    MEDIA_FOLDER: given('MEDIA_FOLDER', mediaFolders[pictureQuality()]),
    UPLOADS_FOLDER: given('UPLOADS_FOLDER', uploadsFolder),
    MEDIA_DRAFTS_URL: urls.pictures,
    LOG_LEVEL: given('LOG_LEVEL', 'info'),
  };
}

/** What is set to a fake of the demo, and what a shop can do without. */
const standIns: readonly string[] = [
  'GOOGLE_ISSUER_URL',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'FACEBOOK_DIALOG_URL',
  'FACEBOOK_GRAPH_URL',
  'FACEBOOK_CLIENT_ID',
  'FACEBOOK_CLIENT_SECRET',
  'TRACKING_URL',
  'TAG_MANAGER_URL',
  'TAG_MANAGER_ORIGINS',
  'ADDRESS_SERVICE_URL',
  'ADDRESS_SERVICE_KEY',
  'RECOMMENDATION_URL',
  'CASE_MANAGEMENT_URL',
  'WEBHOOK_NETWORKS',
  'CASE_MANAGEMENT_ORGANISATION',
  'WALLETS_ORIGIN',
  'GOOGLE_PAY_MERCHANT_ID',
  'APPLE_PAY_MERCHANT_ID',
  'PARCEL_TRACKING_URL_PATTERN',
  'DEMO_CUSTOMER_PASSWORD',
  'MEDIA_DRAFTS_URL',
];

/** The environment of a shop that is started here: without the demo only what was given stands for third parties. */
export function shopEnvironment(): Record<string, string> {
  const all = Object.entries(stackEnvironment());
  return Object.fromEntries(all.filter(([name]) => hasDemo || !standIns.includes(name) || name in process.env));
}

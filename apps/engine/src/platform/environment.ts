import { searchIndexPrefix, searchNodeUrls } from '@tradehall/domain/search/search-index.ts';
import {
  bucketAddress,
  bucketName,
  bucketRegion,
  bucketUrl,
  halfBucket,
  isBucketWhole,
} from '@tradehall/process/files/open-kept-files.ts';
import { ownInProduction, readSettings, saidInProduction } from '@tradehall/process/read-settings.ts';
import { tracesSampled, tracesUrl } from '@tradehall/process/traces.ts';
import { z } from 'zod';
import { engineFolder } from './engine-folder';
import { isLoopback } from './is-loopback';

/** Unencrypted only on this machine. */
const providerUrl = z
  .url({ protocol: /^https?$/ })
  .refine((url) => url.startsWith('https:') || (URL.canParse(url) && isLoopback(url)), { error: 'needs https' });

const settings = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  DATABASE_URL: z.url().default('postgres://tradehall:tradehall@127.0.0.1:5442/tradehall').meta(saidInProduction),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(20),
  REDIS_URL: z.url().default('redis://127.0.0.1:6390').meta(saidInProduction),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3100),
  /** Open connections of one address, such as a middleware's; 0: no limit. */
  MOST_CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(0).max(100_000).default(1_000),
  /** After SIGTERM `/ready` says no for so long before connections are refused: as often as a balancer looks, and a bit. */
  DRAIN_NOTICE_MS: z.coerce.number().int().min(0).max(60_000).default(2_000),
  WORKER_PORT: z.coerce.number().int().min(0).max(65_535).default(3101),
  /** Where the engine tells its figures; the worker tells them at its own port. For the operator's machines only. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).default(3102),
  ENGINE_SECRET: z.string().min(16).default('development-engine-secret').meta(ownInProduction),
  COOKIE_SECRET: z.string().min(16).default('development-cookie-secret').meta(ownInProduction),
  /** Signs the passes that open drafts and staff pages of the shop; the storefront holds the same. */
  STAFF_SECRET: z.string().min(16).default('development-staff-secret').meta(ownInProduction),
  SUPERADMIN_USERNAME: z.string().min(1).default('superadmin'),
  SUPERADMIN_PASSWORD: z.string().min(1).default('superadmin').meta(ownInProduction),
  /** Where mails are handed in. */
  MAIL_URL: z
    .url({ protocol: /^smtps?$/ })
    .default('smtp://127.0.0.1:2525')
    .meta(saidInProduction),
  /** The card provider's address up to its version; on a laptop the fake's. */
  CARD_PROVIDER_URL: z
    .url({ protocol: /^https?$/ })
    .default('http://127.0.0.1:3910')
    .meta(saidInProduction),
  CARD_PROVIDER_API_KEY: z.string().min(16).default('development-card-provider').meta(ownInProduction),
  CARD_PROVIDER_MERCHANT_ACCOUNT: z.string().min(1).default('Tradehall').meta(saidInProduction),
  /** Signs the provider's webhooks: 32 bytes as hexadecimal digits. */
  CARD_PROVIDER_HMAC_KEY: z
    .string()
    .regex(/^[\da-f]{64}$/i)
    .default('de'.repeat(32))
    .meta(ownInProduction),
  /** While the key is being changed: the one before, which signed what is still on its way. */
  CARD_PROVIDER_PREVIOUS_HMAC_KEY: z
    .string()
    .regex(/^[\da-f]{64}$/i)
    .optional(),
  /** The XML service of B§7.3, or its successor in JSON. */
  VAT_SERVICE_KIND: z.enum(['xml', 'rest']).default('xml'),
  VAT_SERVICE_URL: z
    .url({ protocol: /^https?$/ })
    .default('http://127.0.0.1:3920/evatr')
    .meta(saidInProduction),
  /** The shop's own VAT number, which asks about those of others. */
  VAT_OWN_NUMBER: z
    .string()
    .regex(/^[A-Z]{2}[\dA-Z]{2,13}$/)
    .default('DE111111125')
    .meta(ownInProduction),
  /** VAT numbers of the shop in other countries, a comma between two: invoices with tax of such a country name the country's own. */
  VAT_LOCAL_NUMBERS: z
    .string()
    .regex(/^(?:[A-Z]{2}[\dA-Z]{2,13}(?:,(?!$)|$))*$/)
    .default(''),
  /** Who knows leaked passwords, by the range protocol of Have I Been Pwned; on a laptop the fake. */
  BREACHED_PASSWORDS_URL: z
    .url({ protocol: /^https?$/ })
    .default('http://127.0.0.1:3940')
    .meta(saidInProduction),
  /** Where requests of customers are told to the case management, as its web form is posted. Without it they stay here. */
  CASE_MANAGEMENT_URL: z.url({ protocol: /^https?$/ }).optional(),
  CASE_MANAGEMENT_ORGANISATION: z.string().min(1).optional(),
  CASE_MANAGEMENT_RECORD_TYPE: z.string().min(1).default('customer-request'),
  /** Before production only: cases are marked as tried out, and the service mails there what it makes of them. */
  CASE_MANAGEMENT_DEBUG_EMAIL: z.email().optional(),
  /** Networks of one's own, a comma between two, in which webhooks may be told and pictures of imports fetched, such as an ERP's; everywhere else public addresses alone. */
  WEBHOOK_NETWORKS: z.string().default(''),
  /** Who is told what shoppers do, where they have agreed to it; without it nothing is kept. */
  TRACKING_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The shop's client at Google; without both nobody signs in with Google. */
  GOOGLE_ISSUER_URL: providerUrl.default('https://accounts.google.com'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  /** The same at Facebook: its page that asks people, and its Graph API up to the version. */
  FACEBOOK_DIALOG_URL: providerUrl.default('https://www.facebook.com/v23.0/dialog/oauth'),
  FACEBOOK_GRAPH_URL: providerUrl.default('https://graph.facebook.com/v23.0'),
  FACEBOOK_CLIENT_ID: z.string().optional(),
  FACEBOOK_CLIENT_SECRET: z.string().optional(),
  /** Who sells, as mails and invoices name it; the lines of the address are separated by commas. */
  SELLER_NAME: z.string().min(1).default('Tradehall Muster GmbH').meta(ownInProduction),
  SELLER_ADDRESS: z.string().min(1).default('Musterstraße 12, 10115 Berlin').meta(saidInProduction),
  /** Where the pictures lie that operators upload: engine and worker write there, the storefront serves it. */
  UPLOADS_FOLDER: z
    .string()
    .min(1)
    .default(engineFolder('../../.data/uploads'))
    .meta({ ...saidInProduction, unless: 'UPLOADS_BUCKET' }),
  /** A bucket of an object store that speaks S3 and takes the folder's place; its key may read, write and list there. */
  UPLOADS_BUCKET: bucketName.optional(),
  UPLOADS_BUCKET_KEY_ID: z.string().min(1).optional(),
  UPLOADS_BUCKET_SECRET: z.string().min(1).optional(),
  UPLOADS_BUCKET_REGION: bucketRegion,
  /** The store's address where it is not Amazon's of that region. */
  UPLOADS_BUCKET_URL: bucketUrl.optional(),
  /** Whether the bucket's name stands in the path or before the host. */
  UPLOADS_BUCKET_ADDRESS: bucketAddress,
  /** A file that is not lost with the database: each deletion of an account is noted there first, to be done again after a restore. */
  ERASURE_JOURNAL: z.string().min(1).optional(),
  /** After so long a payment whose answer got lost is cancelled; a test has less time. */
  PAYMENT_LOST_ANSWER_MS: z.coerce.number().int().min(100).default(60_000),
  /** How long a cart waits for a shopper who is paying: here, and with somebody else. */
  PAYMENT_DIRECT_MS: z.coerce
    .number()
    .int()
    .min(100)
    .default(5 * 60_000),
  PAYMENT_REDIRECT_MS: z.coerce
    .number()
    .int()
    .min(100)
    .default(30 * 60_000),
  PAYMENT_SWEEP_MS: z.coerce.number().int().min(50).default(15_000),
  /** How often the worker looks for goods that are there again, recalls and refunds without a credit note. Unset: every 15, 15 and 5 seconds. */
  WATCH_MS: z.coerce.number().int().min(50).optional(),
  SHOP_HOST_PATTERN: z
    .string()
    .regex(/\{(country|ending)\}/)
    .default('{country}.localhost')
    .meta(saidInProduction),
  /** What links in mails begin with: protocol, host and, where it is not the usual one, port. */
  SHOP_ORIGIN_PATTERN: z
    .string()
    .regex(/^https?:\/\/[^/]*\{(country|ending)\}[^/]*$/)
    .optional(),
  /** On a laptop and in journeys: then there is a customer to sign in as. */
  DEMO_CUSTOMER_PASSWORD: z.string().min(10).optional(),
  /** Where each cache before the shop takes purges, separated by commas. With any, the storefront may have pages kept for long. */
  EDGE_PURGE_URLS: z
    .string()
    .default('')
    .transform((list) => list.split(',').filter((url) => url !== ''))
    .pipe(z.array(z.url({ protocol: /^https?$/ }))),
  /** How often the shop's own shopper buys in each selling country. Unset: never. */
  SYNTHETIC_SHOPPER_MINUTES: z.coerce.number().int().min(5).max(60).optional(),
  /** Whom that shopper connects to in place of the shop's hosts, such as a balancer inside; the hosts stay in the requests. */
  SYNTHETIC_SHOPPER_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Every search node, separated by commas. With none, PostgreSQL alone is searched. */
  MEILISEARCH_URLS: searchNodeUrls,
  MEILISEARCH_KEY: z.string().default(''),
  SEARCH_INDEX_PREFIX: searchIndexPrefix,
  /** Whether operators need a second factor to sign in. Unset: in production. */
  OPERATOR_SECOND_FACTOR: z.enum(['required', 'optional']).optional(),
  /** How long the log of operators is kept; at least 90. */
  OPERATOR_LOG_DAYS: z.coerce.number().int().min(90).max(36_500).default(400),
  /** What the dashboard's address begins with: operators' passkeys belong to its host. Unset: in production they have none. */
  DASHBOARD_ORIGIN: providerUrl.regex(/^https?:\/\/[^/]+$/).optional(),
  /** Proxies in front of the dashboard and the admin API that say whose request it is. */
  TRUSTED_HOPS: z.coerce.number().int().min(0).max(5).default(0),
  /** Where spans of traces are told, by OTLP over HTTP: the collector's whole address, with /v1/traces. Without it nothing is recorded. */
  TRACES_URL: tracesUrl,
  /** The share of requests whose trace is recorded, from 0 to 1. The process that a request meets first decides for all. */
  TRACES_SAMPLED: tracesSampled,
  LOG_LEVEL: z.enum(['error', 'warn', 'info', 'verbose', 'debug']).default('info'),
});

export const environmentSchema = settings
  .refine(isBucketWhole, halfBucket)
  .superRefine((environment, context) => {
    if ((environment.CASE_MANAGEMENT_URL === undefined) !== (environment.CASE_MANAGEMENT_ORGANISATION === undefined)) {
      const message = 'address and organisation of the case management belong together';
      context.addIssue({ code: 'custom', path: ['CASE_MANAGEMENT_ORGANISATION'], message });
    }
    if (environment.NODE_ENV !== 'production') return;
    if (environment.SUPERADMIN_PASSWORD.length < 12)
      context.addIssue({
        code: 'custom',
        path: ['SUPERADMIN_PASSWORD'],
        message: 'production needs 12 letters or more',
      });
  })
  .refine(({ GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret }) => !id === !secret, {
    path: ['GOOGLE_CLIENT_SECRET'],
    error: 'client and secret belong together',
  })
  .refine(({ FACEBOOK_CLIENT_ID: id, FACEBOOK_CLIENT_SECRET: secret }) => !id === !secret, {
    path: ['FACEBOOK_CLIENT_SECRET'],
    error: 'client and secret belong together',
  })
  .transform((given) => ({
    ...given,
    SHOP_ORIGIN_PATTERN: given.SHOP_ORIGIN_PATTERN ?? originOf(given.SHOP_HOST_PATTERN),
    DASHBOARD_ORIGIN:
      given.DASHBOARD_ORIGIN ?? (given.NODE_ENV === 'production' ? null : `http://localhost:${given.PORT}`),
    OPERATOR_SECOND_FACTOR: given.OPERATOR_SECOND_FACTOR ?? (given.NODE_ENV === 'production' ? 'required' : 'optional'),
  }));

function originOf(hostPattern: string): string {
  return `${hostPattern.endsWith('.localhost') ? 'http' : 'https'}://${hostPattern}`;
}

export type Environment = z.infer<typeof environmentSchema>;

export const parseEnvironment = (given: Readonly<Record<string, string | undefined>>): Environment =>
  readSettings(environmentSchema, settings.shape, given);

export const environment = parseEnvironment(process.env);

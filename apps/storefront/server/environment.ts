import { fileURLToPath } from 'node:url';
import {
  bucketAddress,
  bucketName,
  bucketRegion,
  bucketUrl,
  halfBucket,
  isBucketWhole,
} from '@tradehall/process/files/open-kept-files.ts';
import { readSettings, saidInProduction } from '@tradehall/process/read-settings.ts';
import { tracesSampled, tracesUrl } from '@tradehall/process/traces.ts';
import { z } from 'zod';
import { messageModes } from '../app/i18n/message-mode.ts';
import type { TagManagerSettings } from '../app/request/server-settings.ts';

const isOrigin = (text: string): boolean =>
  /^https?:\/\/[a-z\d.:[\]-]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text;
const listOf = (text: string): string[] => text.split(',').filter((entry) => entry !== '');

const developmentMedia = fileURLToPath(new URL('../../../.data/media', import.meta.url));
const developmentUploads = fileURLToPath(new URL('../../../.data/uploads', import.meta.url));

const settings = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Where the storefront tells its figures, for the operator's machines only. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).default(3002),
  MIDDLEWARE_URL: z.url().default('http://127.0.0.1:3200').meta(saidInProduction),
  SHOP_HOST_PATTERN: z.string().min(1).default('{country}.localhost').meta(saidInProduction),
  /** Where the catalogue's pictures lie; a CDN or object store may answer for `/media` instead. */
  MEDIA_FOLDER: z.string().min(1).default(developmentMedia),
  /** Where the pictures lie that operators upload: engine and worker write there, the storefront serves it. */
  UPLOADS_FOLDER: z
    .string()
    .min(1)
    .default(developmentUploads)
    .meta({ ...saidInProduction, unless: 'UPLOADS_BUCKET' }),
  /** A bucket of an object store that speaks S3 and takes the folder's place; its key may read there. */
  UPLOADS_BUCKET: bucketName.optional(),
  UPLOADS_BUCKET_KEY_ID: z.string().min(1).optional(),
  UPLOADS_BUCKET_SECRET: z.string().min(1).optional(),
  UPLOADS_BUCKET_REGION: bucketRegion,
  /** The store's address where it is not Amazon's of that region. */
  UPLOADS_BUCKET_URL: bucketUrl.optional(),
  /** Whether the bucket's name stands in the path or before the host. */
  UPLOADS_BUCKET_ADDRESS: bucketAddress,
  /** Beside the demo catalogue only: who draws a picture, small, that is not in the folder yet. */
  MEDIA_DRAFTS_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Where the payment page's frames with card fields come from. */
  CARD_PROVIDER_FIELDS_URL: z
    .url({ protocol: /^https?$/ })
    .default('http://127.0.0.1:3910')
    .meta({ ...saidInProduction, unless: 'CARD_PROVIDER_CLIENT_KEY' }),
  /** Public. With it the card provider's own components take the place of those frames. */
  CARD_PROVIDER_CLIENT_KEY: z
    .string()
    .regex(/^(?:test|live)_\w+$/)
    .optional(),
  /** With it the provider's script for wallets is taken only as it was when this was written down: sha384-… */
  CARD_PROVIDER_SCRIPT_INTEGRITY: z
    .string()
    .regex(/^sha384-[\w+/]{64}$/)
    .optional(),
  /** As the provider knows who sells: the engine's setting of the same name. */
  CARD_PROVIDER_MERCHANT_ACCOUNT: z.string().min(1).default('Tradehall').meta(saidInProduction),
  /** An origin of its own for the wallets, which this server answers as well and no shop has; without it there are none. */
  WALLETS_ORIGIN: z.string().refine(isOrigin, 'is an origin, like https://wallets.example').optional(),
  /** As Google knows who sells; without it there is no Google Pay. */
  GOOGLE_PAY_MERCHANT_ID: z.string().min(1).optional(),
  /** As Apple knows who sells; without it there is no Apple Pay. */
  APPLE_PAY_MERCHANT_ID: z.string().min(1).optional(),
  /** The file by which Apple knows our hosts, as the provider hands it out. */
  APPLE_PAY_DOMAIN_FILE: z.string().min(1).optional(),
  /** Where a parcel can be followed: an https address with `{providerId}`, `{language}` and `{trackingCode}` in it. */
  PARCEL_TRACKING_URL_PATTERN: z
    .url({ protocol: /^https$/ })
    .includes('{trackingCode}')
    .optional(),
  /** The script of a tag manager: loaded where statistics are agreed to, and never where somebody pays. */
  TAG_MANAGER_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Origins, a comma between two, that the tag manager may fetch scripts from and report to besides its own. */
  TAG_MANAGER_ORIGINS: z
    .string()
    .refine((text) => listOf(text).every(isOrigin), 'names origins, like https://tags.example')
    .default(''),
  /** Seconds a cache before the shop may keep a page: only where the worker purges every such cache (`EDGE_PURGE_URLS`). */
  EDGE_KEEPS_SECONDS: z.coerce.number().int().min(0).max(86_400).default(0),
  /** How many proxies of ours stand before this server; only their forwarded headers are believed. */
  TRUSTED_HOPS: z.coerce.number().int().min(0).max(5).default(0),
  /** Open connections of one address, where no proxy of ours stands before this server and counts them; 0: no limit. */
  MOST_CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(0).max(100_000).default(1_000),
  /** After SIGTERM `/ready` says no for so long before connections are refused: as often as a balancer looks, and a bit. */
  DRAIN_NOTICE_MS: z.coerce.number().int().min(0).max(60_000).default(2_000),
  /** `pseudo` shows every text marked and longer, to find those that bypass the messages and layouts that break. */
  MESSAGES: z.enum(messageModes).default('translated'),
  /** Signs the passes the engine gives to staff. Without it nobody is staff here. */
  STAFF_SECRET: z.string().min(16).optional(),
  /** Whether shoppers see a store that is not open: `closed` in production unless this says `shown`. Staff see it always. */
  PREPARING_STORES: z.enum(['closed', 'shown']).optional(),
  /** Pages drawn at the same time; and how many more may wait for their turn. */
  PAGES_AT_ONCE: z.coerce.number().int().min(1).max(1_000).default(48),
  PAGES_WAITING: z.coerce.number().int().min(0).max(10_000).default(200),
  /** Where spans of traces are told, by OTLP over HTTP: the collector's whole address, with /v1/traces. Without it nothing is recorded. */
  TRACES_URL: tracesUrl,
  /** The share of requests whose trace is recorded, from 0 to 1. The process that a request meets first decides for all. */
  TRACES_SAMPLED: tracesSampled,
  /** The engine shares this variable and has a level between info and debug. */
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'verbose', 'debug'])
    .default('info')
    .transform((level) => (level === 'verbose' ? 'debug' : level)),
});

export const environmentSchema = settings.refine(isBucketWhole, halfBucket);

export type Environment = z.output<typeof environmentSchema>;

export const parseEnvironment = (given: Readonly<Record<string, string | undefined>>): Environment =>
  readSettings(environmentSchema, settings.shape, given);

export function tagManagerOf(
  environment: Pick<Environment, 'TAG_MANAGER_URL' | 'TAG_MANAGER_ORIGINS'>,
): TagManagerSettings | null {
  const { TAG_MANAGER_URL: url, TAG_MANAGER_ORIGINS: others } = environment;
  return url === undefined ? null : { url, origins: [...new Set([new URL(url).origin, ...listOf(others)])] };
}

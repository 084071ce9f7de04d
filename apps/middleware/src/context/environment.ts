import { searchIndexPrefix, searchNodeUrls } from '@tradehall/domain/search/search-index.ts';
import { ownInProduction, readSettings, saidInProduction } from '@tradehall/process/read-settings.ts';
import { tracesSampled, tracesUrl } from '@tradehall/process/traces.ts';
import { z } from 'zod';

const privateNetworks = '127.0.0.0/8,::1/128,10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,fc00::/7';

const port = z.coerce.number().int().min(0).max(65_535);

const settings = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3200),
  DATABASE_URL: z.url().default('postgres://tradehall:tradehall@127.0.0.1:5442/tradehall').meta(saidInProduction),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(100).default(10),
  /** Connections of their own, so that slow searches leave those for pages alone. */
  SEARCH_POOL_SIZE: z.coerce.number().int().min(1).max(100).default(4),
  /** Every search node, separated by commas, each as the worker names it. With none, PostgreSQL alone is searched. */
  MEILISEARCH_URLS: searchNodeUrls,
  MEILISEARCH_KEY: z.string().default(''),
  SEARCH_INDEX_PREFIX: searchIndexPrefix,
  REDIS_URL: z.url().default('redis://127.0.0.1:6390').meta(saidInProduction),
  ENGINE_URL: z.url().default('http://127.0.0.1:3100').meta(saidInProduction),
  ENGINE_SECRET: z.string().min(16).default('development-engine-secret').meta(ownInProduction),
  /** Signs what has documents forgotten (`cache-invalidate`). */
  CACHE_SECRET: z.string().min(16).default('development-cache-secret').meta(ownInProduction),
  /** A service that suggests addresses while they are typed, and the shop's key for it. Without them nobody is asked. */
  ADDRESS_SERVICE_URL: z.url({ protocol: /^https?$/ }).optional(),
  ADDRESS_SERVICE_KEY: z.string().min(1).optional(),
  /** Validates addresses, with the same key; without it the service above is asked. Off in all countries so far. */
  ADDRESS_VALIDATION_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** A service that recommends products. Without it the shop goes by what was ordered together. */
  RECOMMENDATION_URL: z.url({ protocol: /^https?$/ }).optional(),
  SHOP_HOST_PATTERN: z
    .string()
    .regex(/\{(country|ending)\}/)
    .default('{country}.localhost')
    .meta(saidInProduction),
  /** How shoppers reach the shop; over https the session cookie is bound to it. */
  SHOP_PROTOCOL: z.enum(['http', 'https']).optional(),
  /** Networks of the one hop in front of this process whose `x-forwarded-…` headers are believed. */
  TRUSTED_HOP: z.string().default(privateNetworks),
  /** Open connections of one address that is no such hop; 0: no limit. */
  MOST_CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(0).max(100_000).default(1_000),
  /** After SIGTERM `/ready` says no for so long before connections are refused: as often as a balancer looks, and a bit. */
  DRAIN_NOTICE_MS: z.coerce.number().int().min(0).max(60_000).default(2_000),
  /** Pages that look at their cart through this process; more are turned away. */
  MOST_CART_SOCKETS: z.coerce.number().int().min(0).max(100_000).default(10_000),
  /** How many middlewares run at most. While Redis is away each counts calls for itself, up to its share of a limit. */
  MIDDLEWARE_PROCESSES: z.coerce.number().int().min(1).max(1_000).default(4),
  /** Networks whose calls are not counted by address, like those of load tests; a comma between two. Sign-ins are counted. */
  UNLIMITED_NETWORKS: z.string().default(''),
  /** The same from one address of a visitor (of IPv6: its network), so that nobody takes all of them; 0: no limit. */
  MOST_CART_SOCKETS_PER_ADDRESS: z.coerce.number().int().min(0).max(100_000).default(200),
  READ_CACHE_MEGABYTES: z.coerce.number().int().min(1).max(16_384).default(256),
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

export const environmentSchema = settings
  .refine((given) => (given.ADDRESS_SERVICE_URL === undefined) === (given.ADDRESS_SERVICE_KEY === undefined), {
    path: ['ADDRESS_SERVICE_KEY'],
    error: 'address and key of the service belong together',
  })
  .transform((given) => ({
    ...given,
    SHOP_PROTOCOL: given.SHOP_PROTOCOL ?? (given.SHOP_HOST_PATTERN.endsWith('.localhost') ? 'http' : 'https'),
  }));

export type Environment = z.output<typeof environmentSchema>;

export const parseEnvironment = (given: Readonly<Record<string, string | undefined>>): Environment =>
  readSettings(environmentSchema, settings.shape, given);

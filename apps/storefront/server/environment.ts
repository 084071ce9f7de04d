import { z } from 'zod';

const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  MIDDLEWARE_URL: z.url().default('http://127.0.0.1:3200'),
  SHOP_HOST_PATTERN: z.string().min(1).default('{country}.localhost'),
  /** How many proxies of ours stand before this server; only their forwarded headers are believed. */
  TRUSTED_HOPS: z.coerce.number().int().min(0).max(5).default(0),
  /** The engine shares this variable and has a level between info and debug. */
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'verbose', 'debug'])
    .default('info')
    .transform((level) => (level === 'verbose' ? 'debug' : level)),
});

export type Environment = z.output<typeof environment>;

export const parseEnvironment = (variables: NodeJS.ProcessEnv): Environment => environment.parse(variables);

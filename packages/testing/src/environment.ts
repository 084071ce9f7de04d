import { z } from 'zod';

const environment = z.object({
  DATABASE_URL: z.url().default('postgres://tradehall:tradehall@127.0.0.1:5442/tradehall'),
  REDIS_URL: z.url().default('redis://127.0.0.1:6390'),
  MEILISEARCH_URL: z.url().default('http://127.0.0.1:7710'),
  MEILISEARCH_KEY: z.string().default(''),
  MEILISEARCH_PROGRAM: z.string().optional(),
  CHROMIUM_PATH: z.string().optional(),
});

export function readTestingEnvironment(): z.infer<typeof environment> {
  return environment.parse(process.env);
}

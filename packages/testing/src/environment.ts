import { z } from 'zod';

const environment = z.object({
  DATABASE_URL: z.url().default('postgres://tradehall:tradehall@127.0.0.1:5442/tradehall'),
  REDIS_URL: z.url().default('redis://127.0.0.1:6390'),
  CHROMIUM_PATH: z.string().optional(),
});

export function readTestingEnvironment(): z.infer<typeof environment> {
  return environment.parse(process.env);
}

import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ownInProduction, readSettings, saidInProduction } from './read-settings.ts';

const settings = z.object({
  NODE_ENV: z.enum(['development', 'production']).default('development'),
  PORT: z.coerce.number().default(80),
  STORE_URL: z.url().default('http://127.0.0.1:1').meta(saidInProduction),
  FRAMES_URL: z
    .url()
    .optional()
    .meta({ ...saidInProduction, unless: 'CLIENT_KEY' }),
  CLIENT_KEY: z.string().optional(),
  SECRET: z.string().default('sample').meta(ownInProduction),
});
const read = (given: Record<string, string | undefined>) => readSettings(settings, settings.shape, given);
const production = { NODE_ENV: 'production', STORE_URL: 'http://127.0.0.1:1', CLIENT_KEY: 'live', SECRET: 'our own' };

describe('settings', () => {
  it('need nothing in development', () => {
    expect(read({})).toEqual({ NODE_ENV: 'development', PORT: 80, STORE_URL: 'http://127.0.0.1:1', SECRET: 'sample' });
  });

  it('are taken in production where all that is a laptop’s is said', () => {
    expect(read(production)).toMatchObject(production);
  });

  it.each([
    [{ STORE_URL: undefined }, 'STORE_URL'],
    [{ CLIENT_KEY: undefined }, 'FRAMES_URL'],
    [{ SECRET: undefined }, 'SECRET'],
    [{ SECRET: 'sample' }, 'SECRET'],
  ])('are refused in production with %j', (change, name) => {
    expect(() => read({ ...production, ...change })).toThrow(name);
  });

  it('are refused with all that is wrong in one go', () => {
    const wrong = { NODE_ENV: 'production', PORT: 'many', STORE_URL: 'nowhere' };
    expect(() => read(wrong)).toThrow(/PORT[^]*STORE_URL[^]*SECRET/);
  });
});

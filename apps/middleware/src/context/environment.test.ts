import { describe, expect, it } from 'vitest';
import { parseEnvironment } from './environment.ts';

describe('the environment', () => {
  it('needs nothing in development', () => {
    expect(parseEnvironment({})).toMatchObject({ PORT: 3200, SHOP_PROTOCOL: 'http' });
  });

  it('expects https where the shop has a real domain', () => {
    expect(parseEnvironment({ SHOP_HOST_PATTERN: 'www.tradehall.{ending}' }).SHOP_PROTOCOL).toBe('https');
  });

  const production = {
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://shop@database.example/shop',
    REDIS_URL: 'redis://redis.example',
    ENGINE_URL: 'http://engine.example',
    SHOP_HOST_PATTERN: 'www.tradehall.{ending}',
    ENGINE_SECRET: 'a-secret-of-its-own',
    CACHE_SECRET: 'another-secret-of-its-own',
  };

  it('is accepted in production with values of its own', () => {
    expect(parseEnvironment(production)).toMatchObject(production);
  });

  it.each(
    [
      ...Object.keys(production).map((name) => [name, undefined] as const),
      ['ENGINE_SECRET', 'development-engine-secret'] as const,
      ['CACHE_SECRET', 'development-cache-secret'] as const,
    ].slice(1),
  )('is refused in production with %s=%s', (name, value) => {
    expect(() => parseEnvironment({ ...production, [name]: value })).toThrow(name);
  });

  it('takes the address service with its key, or not at all', () => {
    const url = { ADDRESS_SERVICE_URL: 'https://places.example.com' };
    expect(parseEnvironment({ ...url, ADDRESS_SERVICE_KEY: 'key' })).toMatchObject(url);
    expect(() => parseEnvironment(url)).toThrow('ADDRESS_SERVICE_KEY');
  });

  it('names what is wrong', () => {
    expect(() => parseEnvironment({ PORT: 'many', SHOP_HOST_PATTERN: 'one.shop' })).toThrow(/SHOP_HOST_PATTERN/);
  });
});

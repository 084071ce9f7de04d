import { describe, expect, it } from 'vitest';
import { parseEnvironment } from './environment.ts';

describe('the environment', () => {
  it('needs nothing in development', () => {
    expect(parseEnvironment({})).toMatchObject({ PORT: 3200, SHOP_PROTOCOL: 'http' });
  });

  it('expects https where the shop has a real domain', () => {
    expect(parseEnvironment({ SHOP_HOST_PATTERN: 'www.tradehall.{ending}' }).SHOP_PROTOCOL).toBe('https');
  });

  it('refuses the development secrets in production', () => {
    expect(() => parseEnvironment({ NODE_ENV: 'production' })).toThrow('ENGINE_SECRET');
    const others = { NODE_ENV: 'production', ENGINE_SECRET: 'a-secret-of-its-own' };
    expect(() => parseEnvironment(others)).toThrow('CACHE_SECRET');
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

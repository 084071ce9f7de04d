import { describe, expect, it } from 'vitest';
import { parseEnvironment } from './environment.ts';

const production = {
  NODE_ENV: 'production',
  MIDDLEWARE_URL: 'http://middleware.example',
  SHOP_HOST_PATTERN: 'www.tradehall.{ending}',
  CARD_PROVIDER_FIELDS_URL: 'https://cards.example',
  CARD_PROVIDER_MERCHANT_ACCOUNT: 'a merchant of our own',
  UPLOADS_FOLDER: '/a/folder/of/our/own',
};

describe('the environment of the storefront', () => {
  it('needs nothing in development', () => {
    expect(parseEnvironment({})).toMatchObject({ PORT: 3_000, MIDDLEWARE_URL: 'http://127.0.0.1:3200' });
  });

  it('is accepted in production with values of its own', () => {
    expect(parseEnvironment(production)).toMatchObject(production);
  });

  it.each(Object.keys(production).slice(1))('is refused in production without %s', (name) => {
    expect(() => parseEnvironment({ ...production, [name]: undefined })).toThrow(name);
  });

  it('needs no frames of the card provider in production with the key of its components', () => {
    const given = { ...production, CARD_PROVIDER_FIELDS_URL: undefined, CARD_PROVIDER_CLIENT_KEY: 'live_key' };
    expect(parseEnvironment(given).CARD_PROVIDER_CLIENT_KEY).toBe('live_key');
  });
});

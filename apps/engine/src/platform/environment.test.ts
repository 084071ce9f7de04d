import { describe, expect, it } from 'vitest';
import { parseEnvironment } from './environment';

const ownSecrets = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://shop@database.example/shop',
  REDIS_URL: 'redis://redis.example',
  SHOP_HOST_PATTERN: 'www.tradehall.{ending}',
  MAIL_URL: 'smtps://mail.example',
  CARD_PROVIDER_URL: 'https://cards.example/checkout',
  CARD_PROVIDER_MERCHANT_ACCOUNT: 'a merchant of our own',
  VAT_SERVICE_URL: 'https://vat.example',
  BREACHED_PASSWORDS_URL: 'https://passwords.example',
  SELLER_ADDRESS: 'a street of our own',
  UPLOADS_FOLDER: '/a/folder/of/our/own',
  SUPERADMIN_PASSWORD: 'a password of our own',
  ENGINE_SECRET: 'a secret of our own',
  COOKIE_SECRET: 'a cookie secret of our own',
  STAFF_SECRET: 'a staff secret of our own',
  VAT_OWN_NUMBER: 'DE999999999',
  SELLER_NAME: 'a seller of our own',
  CARD_PROVIDER_API_KEY: 'a card provider key of our own',
  CARD_PROVIDER_HMAC_KEY: '0123456789abcdef'.repeat(4),
};

describe('the environment of the engine', () => {
  it('needs nothing in development', () => {
    expect(parseEnvironment({})).toMatchObject({ NODE_ENV: 'development', PORT: 3_100, WORKER_PORT: 3_101 });
  });

  it('is accepted in production with secrets of its own', () => {
    expect(parseEnvironment(ownSecrets)).toMatchObject(ownSecrets);
  });

  it.each(Object.keys(ownSecrets).filter((name) => name !== 'NODE_ENV'))(
    'is refused in production without %s',
    (name) => {
      expect(() => parseEnvironment({ ...ownSecrets, [name]: undefined })).toThrow(name);
    },
  );

  it.each([
    [{ GOOGLE_CLIENT_ID: 'shop' }, 'GOOGLE_CLIENT_SECRET'],
    [{ FACEBOOK_CLIENT_SECRET: 'secret' }, 'FACEBOOK_CLIENT_SECRET'],
    [{ GOOGLE_ISSUER_URL: 'http://accounts.example' }, 'GOOGLE_ISSUER_URL'],
  ])('is refused with half a client of a sign-in provider, or one that others can listen to: %j', (given, name) => {
    expect(() => parseEnvironment(given)).toThrow(name);
  });

  it('takes a sign-in provider of this machine, and none', () => {
    const given = { GOOGLE_ISSUER_URL: 'http://127.0.0.1:3950/google', GOOGLE_CLIENT_ID: '', GOOGLE_CLIENT_SECRET: '' };
    expect(parseEnvironment(given)).toMatchObject(given);
  });

  it.each([
    [{}, 'http://localhost:3100'],
    [{ PORT: '3107' }, 'http://localhost:3107'],
    [{ DASHBOARD_ORIGIN: 'https://office.example' }, 'https://office.example'],
    [ownSecrets, null],
  ])('with %j has passkeys of operators at %s', (given, origin) => {
    expect(parseEnvironment(given).DASHBOARD_ORIGIN).toBe(origin);
  });

  it.each(['http://office.example', 'https://office.example/dashboard', 'office.example'])(
    'is refused with a dashboard at %s',
    (origin) => {
      expect(() => parseEnvironment({ DASHBOARD_ORIGIN: origin })).toThrow('DASHBOARD_ORIGIN');
    },
  );

  it.each([
    ['SUPERADMIN_PASSWORD', 'superadmin'],
    ['SUPERADMIN_PASSWORD', 'elf letters'],
    ['ENGINE_SECRET', 'development-engine-secret'],
    ['COOKIE_SECRET', 'development-cookie-secret'],
    ['STAFF_SECRET', 'development-staff-secret'],
    ['VAT_OWN_NUMBER', 'DE111111125'],
    ['CARD_PROVIDER_API_KEY', 'development-card-provider'],
    ['CARD_PROVIDER_HMAC_KEY', 'de'.repeat(32)],
  ])('is refused in production with %s=%s, which everybody can read', (name, value) => {
    expect(() => parseEnvironment({ ...ownSecrets, [name]: value })).toThrow(name);
  });

  it.each([
    [{}, 'http://{country}.localhost'],
    [{ SHOP_HOST_PATTERN: 'www.tradehall.{ending}' }, 'https://www.tradehall.{ending}'],
    [{ SHOP_ORIGIN_PATTERN: 'http://{country}.localhost:3000' }, 'http://{country}.localhost:3000'],
  ])('with %j begins the links of mails with %s', (given, origin) => {
    expect(parseEnvironment(given).SHOP_ORIGIN_PATTERN).toBe(origin);
  });

  it.each([
    ['PORT', 'eighty'],
    ['DATABASE_URL', 'nowhere'],
    ['LOG_LEVEL', 'loud'],
    ['MAIL_URL', 'http://mail.example'],
    ['VAT_LOCAL_NUMBERS', 'IT12345678901,'],
    ['VAT_LOCAL_NUMBERS', '12345678901'],
    ['CARD_PROVIDER_URL', 'checkout.example'],
    ['CARD_PROVIDER_HMAC_KEY', 'not hexadecimal digits'],
    ['SHOP_HOST_PATTERN', 'shop.example'],
    ['SHOP_ORIGIN_PATTERN', 'https://{country}.example/path'],
    ['DEMO_CUSTOMER_PASSWORD', 'short'],
  ])('is refused with %s=%s', (name, value) => {
    expect(() => parseEnvironment({ [name]: value })).toThrow(name);
  });
});

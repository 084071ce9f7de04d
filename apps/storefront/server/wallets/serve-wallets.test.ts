import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { request } from 'undici';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { walletFacts } from '../../app/checkout/wallets/wallet-facts.ts';
import { parseEnvironment } from '../environment.ts';
import { domainFilePath, serveDomainFile, serveWallets } from './serve-wallets.ts';

const running: Server[] = [];
const folders: string[] = [];

afterEach(() => {
  for (const server of running.splice(0)) server.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const settings = {
  // The script is bundled as it is now, not read from a build.
  NODE_ENV: 'development',
  SHOP_HOST_PATTERN: 'www.shop.{ending}',
  CARD_PROVIDER_FIELDS_URL: 'https://fake.example/path',
  WALLETS_ORIGIN: 'https://wallets.example',
  GOOGLE_PAY_MERCHANT_ID: 'google-id',
  APPLE_PAY_MERCHANT_ID: 'apple-id',
};
const realKey = { CARD_PROVIDER_CLIENT_KEY: 'live_KEY' };

async function open(variables: Readonly<Record<string, string | undefined>> = {}) {
  const environment = parseEnvironment({ ...settings, ...variables });
  const shop = express();
  shop.set('trust proxy', 1);
  shop.get(domainFilePath, serveDomainFile(environment));
  shop.use(serveWallets(environment));
  shop.use((_request, response) => void response.send('a shop'));
  const server = createServer(shop).listen(0, '127.0.0.1');
  running.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = z.object({ port: z.number() }).parse(server.address());
  return async (path: string, host = 'wallets.example') => {
    const headers = { host, 'x-forwarded-proto': 'https' };
    const answer = await request(`http://127.0.0.1:${port}${path}`, { headers });
    return { status: answer.statusCode, headers: answer.headers, text: await answer.body.text() };
  };
}

const policyOf = ({ headers }: Awaited<ReturnType<Awaited<ReturnType<typeof open>>>>) =>
  Object.fromEntries(
    String(headers['content-security-policy'])
      .split('; ')
      .map((directive) => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1).join(' ')]),
  );

function factsIn(html: string) {
  const [, written = ''] = /data-facts="([^"]*)"/.exec(html) ?? [];
  return walletFacts.parse(JSON.parse(written.replaceAll('&quot;', '"').replaceAll('&amp;', '&')));
}

const wanted = '/wallet?method=googlepay&locale=en-GB';

describe('the document of a wallet', () => {
  it('knows the page it speaks to, who sells and what it comes to', async () => {
    const get = await open();
    const { text } = await get(`${wanted}&total=19690&currency=GBP`);
    expect(factsIn(text)).toMatchObject({
      maker: 'google',
      shopOrigin: 'https://www.shop.co.uk',
      countryCode: 'GB',
      total: { centAmount: 19_690, currencyCode: 'GBP' },
      script: { url: 'https://fake.example/checkoutshopper/sdk/6.45.2/adyen.js', integrity: null },
      merchant: { id: 'google-id', account: 'Tradehall' },
    });
    expect(factsIn((await get(wanted)).text)).toMatchObject({ total: null, nothing: { centAmount: 0 } });
  });

  it('takes the components of the same version as the card fields, and only as they were written down', async () => {
    const integrity = `sha384-${'a'.repeat(64)}`;
    const { text } = await (await open({ ...realKey, CARD_PROVIDER_SCRIPT_INTEGRITY: integrity }))(wanted);
    const manifest = z
      .object({ dependencies: z.object({ '@adyen/adyen-web': z.string() }) })
      .parse(JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')));
    const { script, environment, clientKey } = factsIn(text);
    const version = manifest.dependencies['@adyen/adyen-web'];
    expect(script).toEqual({
      url: `https://checkoutshopper-live.cdn.adyen.com/checkoutshopper/sdk/${version}/adyen.js`,
      integrity,
    });
    expect([environment, clientKey]).toEqual(['live', 'live_KEY']);
  });

  it('may load what its one wallet needs, and is shown by the one shop alone', async () => {
    const get = await open(realKey);
    const files = 'https://checkoutshopper-live.cdn.adyen.com';
    const policy = policyOf(await get(wanted));
    expect(policy).toEqual({
      'default-src': "'none'",
      'script-src': `'self' ${files} https://pay.google.com`,
      'style-src': `'self' ${files} 'unsafe-inline'`,
      'connect-src': `https://checkoutshopper-live.adyen.com ${files} https://pay.google.com https://google.com/pay https://www.google.com/pay`,
      'img-src': `${files} data: https://www.gstatic.com`,
      'frame-src': 'https://pay.google.com',
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': 'https://www.shop.co.uk',
    });
    const apple = policyOf(await get('/wallet?method=applepay&locale=de-DE'));
    expect(apple['script-src']).toBe(`'self' ${files} https://applepay.cdn-apple.com`);
    expect(apple['frame-ancestors']).toBe('https://www.shop.de');
    expect(JSON.stringify(apple)).not.toContain('google');
  });

  it('names nobody but the stand-in where that is the provider', async () => {
    const policy = policyOf(await (await open())(wanted));
    expect(policy).toMatchObject({
      'script-src': "'self' https://fake.example",
      'style-src': "'self' https://fake.example",
      'connect-src': 'https://fake.example',
      'frame-src': "'none'",
    });
  });

  it.each([
    '/wallet',
    '/wallet?method=scheme&locale=en-GB',
    '/wallet?method=googlepay&locale=xx-XX',
    '/wallet?method=googlepay&locale=en-GB&total=-1&currency=GBP',
    '/wallet?method=googlepay&locale=en-GB&total=1&currency=XXX',
  ])('is not made for what no shop of ours asks: %s', async (path) => {
    expect((await (await open())(path)).status).toBe(400);
  });

  it('is not made for a wallet whose maker does not know who sells', async () => {
    const get = await open({ APPLE_PAY_MERCHANT_ID: undefined });
    expect((await get('/wallet?method=applepay&locale=en-GB')).status).toBe(400);
    expect((await get(wanted)).status).toBe(200);
  });
});

describe('the host of the wallets', () => {
  it('has their script and nothing of the shop', async () => {
    const get = await open();
    const script = await get('/wallet.js');
    expect(script.headers['content-type']).toContain('text/javascript');
    expect(script.text).toContain('provider:unavailable');
    for (const path of ['/', '/api/new-ct/isLoggedIn', '/checkout/cart', '/wallet/']) {
      const { status, headers } = await get(path);
      expect([status, headers['set-cookie']]).toEqual([404, undefined]);
    }
  });

  it('is no host of a shop, and none of a shop is it', async () => {
    const get = await open();
    expect((await get('/wallet', 'www.shop.de')).text).toBe('a shop');
    expect((await get('/wallet.js', 'www.shop.de')).text).toBe('a shop');
  });
});

describe("Apple's file", () => {
  it('is served at every host as it was handed out, and missing where there is none', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'apple-'));
    folders.push(folder);
    const file = join(folder, 'association');
    writeFileSync(file, '7B227073704964');
    const get = await open({ APPLE_PAY_DOMAIN_FILE: file });
    for (const host of ['wallets.example', 'www.shop.de'])
      expect(await get(domainFilePath, host)).toMatchObject({ status: 200, text: '7B227073704964' });
    expect((await (await open())(domainFilePath)).status).toBe(404);
  });
});

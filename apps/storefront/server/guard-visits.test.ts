import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { RequestHandler } from 'express';
import { pino } from 'pino';
import { Client } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { permanentRedirectHeaders } from '../app/request/cache-headers.ts';
import { parseEnvironment } from './environment.ts';
import { createShop } from './shop.ts';
import { visitOf } from './visit.ts';

const page: RequestHandler = (received, response) =>
  void response.json({ url: received.originalUrl, verdict: visitOf(received).verdict.kind });

let server: Server;
let client: Client;

beforeAll(async () => {
  const environment = parseEnvironment({ NODE_ENV: 'production' });
  server = createServer(createShop({ environment, log: pino({ level: 'silent' }), pages: [page] }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  // Sends paths as they are written; a request by URL would tidy them first.
  client = new Client(`http://127.0.0.1:${typeof bound === 'object' ? (bound?.port ?? 0) : 0}`);
});

afterAll(async () => {
  await client.destroy();
  server.closeAllConnections();
  server.close();
});

const ask = async (path: string, method: 'GET' | 'HEAD' | 'POST' = 'GET', cookie = '') => {
  const answer = await client.request({ path, method, headers: { host: 'be.localhost', cookie } });
  const { location = null, 'cache-control': caching = null } = answer.headers;
  return { status: answer.statusCode, location, caching, body: await answer.body.text() };
};

const passed = (url: string, verdict = 'continue') => ({ status: 200, body: JSON.stringify({ url, verdict }) });

describe('the guards before the router', () => {
  it.each(['GET', 'HEAD'] as const)(
    'send %s to the right address with its query, and caches may keep it',
    async (method) => {
      expect(await ask("/fr/Category/Fours?page=1&q=it's&b=%C3%84", method)).toEqual({
        status: 301,
        location: "/fours/?q=it's&b=%C3%84",
        caching: permanentRedirectHeaders['Cache-Control'],
        body: '',
      });
    },
  );

  it('send the visitor to the language chosen before, and nobody keeps that', async () => {
    const answer = { status: 302, location: '/nl/', caching: 'no-store' };
    expect(await ask('/', 'GET', 'a=b; locale=nl-BE')).toMatchObject(answer);
    expect(await ask('/', 'GET', 'locale=de-DE')).toMatchObject(passed('/'));
  });

  it('leave the last word on a product to its page, which knows its slug', async () => {
    expect(await ask('/fr/p/Four-10000001/?a=1')).toMatchObject(passed('/four-10000001?a=1', 'redirect'));
    expect(await ask('/four-10000001')).toMatchObject(passed('/four-10000001'));
  });

  it('leave a refusal to the page, which draws it in the frame of the shop', async () => {
    expect(await ask('/DE/ofen/')).toMatchObject(passed('/DE/ofen/', 'answer'));
    expect(await ask('/%27x-10000001')).toMatchObject(passed('/%27x-10000001', 'answer'));
  });

  it('do not touch what is sent, files and pages asked for by the router', async () => {
    expect(await ask('/Fours', 'POST')).toMatchObject(passed('/Fours'));
    expect(await ask('/assets/Root-B1.js')).toMatchObject(passed('/assets/Root-B1.js'));
    expect(await ask('/Fours/_.data?page=1')).toMatchObject(passed('/Fours/_.data?page=1'));
  });

  it('never lead to another host', async () => {
    expect(await ask('/fr//evil.example/')).toMatchObject({ status: 308, location: '/evil.example/' });
    expect(await ask('//evil-example/')).toMatchObject({ status: 308, location: '/evil-example/' });
    expect(await ask('/\\evil-example/')).toMatchObject({ status: 308, location: '/evil-example/' });
    expect(await ask('/a/..//evil-example')).toMatchObject({ status: 308, location: '/evil-example/' });
  });
});

import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ShopVisit } from './shop-visit';

const pages: Readonly<Record<string, readonly [number, string]>> = {
  '/': [200, '<html></html>'],
  '/cut-off': [200, '<html><body>'],
  '/moved': [301, ''],
};

let server: Server;
let url: string;
let seen: { readonly headers: IncomingMessage['headers']; readonly body: string };

beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      seen = { headers: request.headers, body };
      const isCall = request.method === 'POST';
      const [status, page] = pages[request.url ?? ''] ?? [
        isCall ? 404 : 200,
        '{"failure":{"code":"checkout-disabled"}}',
      ];
      response.writeHead(status, { 'set-cookie': ['session=a=b; Path=/', 'other=1'], location: '/' }).end(page);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.object({ port: z.int() }).parse(server.address());
  url = `http://127.0.0.1:${port}`;
});

afterAll(() => {
  server.close();
});

describe('a visit of the synthetic shopper', () => {
  const origin = 'http://fr.localhost:3000';

  it('names the shop it visits, wherever it connects to, and keeps the cookies it gets', async () => {
    const visit = new ShopVisit({ origin, url });
    await visit.open('/');
    expect(seen.headers).toMatchObject({ host: 'fr.localhost:3000', accept: 'text/html' });
    await visit.open('/');
    expect(seen.headers.cookie).toBe('session=a=b; other=1');
  });

  it('sends calls as a page of that shop does, and is told their failures', async () => {
    const visit = new ShopVisit({ origin, url });
    const answer = await visit.calls['new-ct'].createCart({ locale: 'fr-FR' });
    expect(answer).toEqual({ ok: false, failure: { code: 'checkout-disabled' } });
    expect(seen).toMatchObject({ headers: { host: 'fr.localhost:3000', origin }, body: '{"locale":"fr-FR"}' });
  });

  it.each([
    ['a redirect', '/moved', 'answers 301'],
    ['a page that was cut off', '/cut-off', 'no whole page'],
  ])('fails at %s', async (_, path, reason) => {
    await expect(new ShopVisit({ origin, url }).open(path)).rejects.toThrow(reason);
  });
});

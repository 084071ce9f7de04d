import { createServer, type Server } from 'node:http';
import express from 'express';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { overHttps } from './over-https';

let server: Server;
let url: string;

beforeEach(async () => {
  const engine = express();
  engine.set('trust proxy', 1);
  engine.use('/admin-api', overHttps);
  engine.use(
    (_request, response) => void response.set('vendure-auth-token', 'a-token').set('x-other', 'kept').json({}),
  );
  server = createServer(engine);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}/admin-api`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const headersOver = async (protocol: 'http' | 'https') =>
  Object.fromEntries((await fetch(url, { headers: { 'x-forwarded-proto': protocol } })).headers);

describe('what the engine answers an operator', () => {
  it('holds no session over https that a script could read', async () => {
    const headers = await headersOver('https');
    expect(headers).toMatchObject({ 'x-other': 'kept' });
    expect(headers).not.toHaveProperty('vendure-auth-token');
  });

  it('makes browsers stay with https', async () => {
    expect(await headersOver('https')).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    });
  });

  it('is the engine’s own on a laptop without https', async () => {
    const headers = await headersOver('http');
    expect(headers).toMatchObject({ 'vendure-auth-token': 'a-token' });
    expect(headers).not.toHaveProperty('strict-transport-security');
  });
});

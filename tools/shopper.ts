import { allCalls } from '@tradehall/domain/all-calls.ts';
import { callPath } from '@tradehall/domain/calls/call.ts';
import { type Client, createClient } from '@tradehall/domain/calls/client.ts';
import { Pool } from 'undici';
import { z } from 'zod';
import { shopHostPattern, urls } from '../scripts/addresses.ts';

const host = shopHostPattern.replace('{country}', 'de');
const pools = new Map<string, Pool>();

function poolOf(middleware: string): Pool {
  const pool = pools.get(middleware) ?? new Pool(middleware, { connections: 64 });
  pools.set(middleware, pool);
  return pool;
}

type Call = 'createCart' | 'addToCart' | 'updateCart' | 'applyCartCoupon' | 'getMe' | 'getProduct' | 'getCategory';

/** One browser session at the German shop, as far as the middleware can tell: a cookie. */
class Session {
  readonly #middleware: Pool;
  #cookie = '';

  constructor(middleware: string) {
    this.#middleware = poolOf(middleware);
  }

  async post(path: string, body: unknown): Promise<{ status: number; text: string }> {
    const headers = { 'content-type': 'application/json', 'x-forwarded-host': host, cookie: this.#cookie };
    const answer = await this.#middleware.request({ path, method: 'POST', body: JSON.stringify(body), headers });
    const setCookie = [answer.headers['set-cookie'] ?? []].flat()[0];
    if (setCookie !== undefined) this.#cookie = setCookie.split(';')[0] ?? '';
    return { status: answer.statusCode, text: await answer.body.text() };
  }
}

/** Named calls with their answers parsed, as a page makes them. */
export function openShopper(): Client<Pick<typeof allCalls, 'new-ct'>>['new-ct'] {
  const session = new Session(urls.middleware);
  const client = createClient(
    { 'new-ct': allCalls['new-ct'] },
    async ({ path, body }) => {
      const { status, text } = await session.post(path, body);
      return { status, body: z.unknown().parse(JSON.parse(text)) };
    },
    () => host,
  );
  return client['new-ct'];
}

/** Named calls with the text of their answers: what the middleware costs, without the reader. */
export function openReader(middleware: string = urls.middleware): (call: Call, input: unknown) => Promise<string> {
  const session = new Session(middleware);
  return async (call, input) => {
    const { status, text } = await session.post(callPath('new-ct', call), input);
    if (status !== 200) throw new Error(`${call} answers ${status}: ${text}`);
    return text;
  };
}

import { allCalls } from '@tradehall/domain/calls/all-calls.ts';
import { callPath } from '@tradehall/domain/calls/call.ts';
import { type Client, createClient } from '@tradehall/domain/calls/client.ts';
import { Pool } from 'undici';
import { z } from 'zod';
import { shopHostPattern, urls } from './addresses.ts';

const host = shopHostPattern.replace('{country}', 'de');
const middleware = new Pool(urls.middleware, { connections: 64 });

async function post(path: string, body: unknown, cookie: string) {
  const headers = { 'content-type': 'application/json', 'x-forwarded-host': host, cookie };
  return middleware.request({ path, method: 'POST', body: JSON.stringify(body), headers });
}

/** One browser session at the German shop, as far as the middleware can tell: a cookie and named calls. */
export function openShopper(): Client<Pick<typeof allCalls, 'new-ct'>>['new-ct'] {
  let cookie = '';
  const table = { 'new-ct': allCalls['new-ct'] };
  const client = createClient(
    table,
    async ({ path, body }) => {
      const answer = await post(path, body, cookie);
      const setCookie = [answer.headers['set-cookie'] ?? []].flat()[0];
      if (setCookie !== undefined) cookie = setCookie.split(';')[0] ?? '';
      return { status: answer.statusCode, body: z.unknown().parse(await answer.body.json()) };
    },
    () => host,
  );
  return client['new-ct'];
}

/** The text of an answer, unparsed: what the middleware costs without the reader. */
export async function readText(call: 'getProduct' | 'getCategory', input: unknown): Promise<string> {
  const answer = await post(callPath('new-ct', call), input, '');
  const text = await answer.body.text();
  if (answer.statusCode !== 200) throw new Error(`${call} answers ${answer.statusCode}: ${text}`);
  return text;
}

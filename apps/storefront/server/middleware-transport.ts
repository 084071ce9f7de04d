import { Pool } from 'undici';
import { z } from 'zod';
import type { Transport } from '@tradehall/domain/calls/client.ts';

/** Calls made for a page, on behalf of a shop host. They carry no cookie: pages are the same for everybody. */
export type TransportFor = (visit: { readonly host: string; readonly requestId: string }) => Transport;

const timeoutMs = 2_000;

export const middlewareTransport = (
  middlewareUrl: string,
): { transportFor: TransportFor; close: () => Promise<void> } => {
  const pool = new Pool(middlewareUrl, {
    connections: 32,
    connect: { timeout: 1_000 },
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
  });
  const transportFor: TransportFor =
    ({ host, requestId }) =>
    async ({ path, method, body, params }) => {
      const answer = await pool.request({
        path: `${path}?${new URLSearchParams(params).toString()}`,
        method,
        headers: {
          'x-forwarded-host': host,
          'x-request-id': requestId,
          accept: 'application/json',
          ...(method === 'POST' && { 'content-type': 'application/json' }),
        },
        body: method === 'POST' ? JSON.stringify(body) : null,
        // The pool's own limits begin with a connection; the wait for one counts too.
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { status: answer.statusCode, body: z.unknown().parse(await answer.body.json()) };
    };
  return { transportFor, close: () => pool.close() };
};

import { Pool } from 'undici';
import { z } from 'zod';
import type { Transport } from '@tradehall/domain/calls/client.ts';
import { exchange } from './exchange.ts';

interface CallerFacts {
  readonly host: string;
  readonly requestId: string;
  /** Whom limits are counted for: without it all visitors of this server would be one. */
  readonly clientIp?: string | undefined;
  /** Only to learn whether somebody is signed in. Pages are the same for everybody: their calls carry none. */
  readonly sessionCookie?: string;
}

/** Calls made on behalf of a shop host. */
export type TransportFor = (caller: CallerFacts) => Transport;

const timeoutMs = 2_000;
const anything = z.unknown();

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
    ({ host, requestId, clientIp, sessionCookie }) =>
    async ({ path, method, body, params }) => {
      const question = {
        path: `${path}?${new URLSearchParams(params).toString()}`,
        method,
        headers: {
          'x-forwarded-host': host,
          'x-request-id': requestId,
          ...(clientIp !== undefined && { 'x-forwarded-for': clientIp }),
          accept: 'application/json',
          ...(method === 'POST' && { 'content-type': 'application/json' }),
          ...(sessionCookie !== undefined && { cookie: sessionCookie }),
        },
        body: method === 'POST' ? JSON.stringify(body) : null,
      };
      const answer = await exchange(pool, question, timeoutMs);
      return { status: answer.statusCode, body: anything.parse(JSON.parse(answer.text)) };
    };
  return { transportFor, close: () => pool.close() };
};

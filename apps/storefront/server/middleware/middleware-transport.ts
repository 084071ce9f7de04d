import { inSpan, traceHeaders } from '@tradehall/process/traces.ts';
import { Pool } from 'undici';
import { z } from 'zod';
import { callPath } from '@tradehall/domain/calls/call.ts';
import type { Transport } from '@tradehall/domain/calls/client.ts';
import { exchange } from './exchange.ts';
import type { VisitorSession } from '../visit/visitor-session.ts';

interface CallerFacts {
  readonly host: string;
  readonly requestId: string;
  /** Whom limits are counted for: without it all visitors of this server would be one. */
  readonly clientIp?: string | undefined;
  /** Only to learn whether somebody is signed in. Pages are the same for everybody: their calls carry none. */
  readonly sessionCookie?: string;
  /** For the few pages that are made for one visitor and kept by nobody. */
  readonly session?: VisitorSession;
  /** Told by what keys a page goes that is made of the answer; null: the answer is not for everybody, or has none. */
  readonly onKeys?: (surrogateKey: string | null) => void;
  /** Of a form that was sent. What it asks for may have been done though the answer is late: it is waited for as long as a browser would. */
  readonly isOfForm?: boolean;
}

/** Calls made on behalf of a shop host. */
export type TransportFor = (caller: CallerFacts) => Transport;

const timeoutMs = 2_000;
/** Of calls that wait for a third party, and of those that a form makes. */
const patientTimeoutMs = 12_000;

/** The VAT service has five seconds, the card provider ten; passwords wait for their turn to be hashed. */
const patientPaths: ReadonlySet<string> = new Set([
  callPath('new-ct', 'updateCart'),
  callPath('new-ct', 'createMyOrderFromCart'),
  callPath('new-ct', 'customerSignMeIn'),
  callPath('new-ct', 'customerSignMeUp'),
  callPath('new-ct', 'completeAccount'),
  callPath('new-ct', 'customerResetPassword'),
  callPath('new-ct', 'customerChangeMyPassword'),
  callPath('vat', 'validate'),
  callPath('shop', 'after-payment-redirect-back'),
]);
const isPatient = (path: string): boolean => patientPaths.has(path) || path.startsWith(callPath('new-adyen', ''));

const anything = z.unknown();

export function middlewareTransport(middlewareUrl: string): { transportFor: TransportFor; close: () => Promise<void> } {
  const pool = new Pool(middlewareUrl, {
    connections: 32,
    connect: { timeout: 1_000 },
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
  });
  const transportFor: TransportFor =
    ({ host, requestId, clientIp, sessionCookie, session, onKeys, isOfForm = false }) =>
    async ({ path, method, body, params }) => {
      const cookie = session?.cookie() ?? sessionCookie;
      const limitMs = isOfForm || isPatient(path) ? patientTimeoutMs : timeoutMs;
      const questionHere = () => ({
        path: `${path}?${new URLSearchParams(params).toString()}`,
        method,
        headers: {
          'x-forwarded-host': host,
          'x-request-id': requestId,
          ...traceHeaders(),
          ...(clientIp !== undefined && { 'x-forwarded-for': clientIp }),
          accept: 'application/json',
          ...(method === 'POST' && { 'content-type': 'application/json' }),
          ...(cookie !== undefined && { cookie }),
        },
        body: method === 'POST' ? JSON.stringify(body) : null,
        headersTimeout: limitMs,
        bodyTimeout: limitMs,
      });
      const ask = () => exchange(pool, questionHere(), limitMs);
      const answer = await inSpan({ kind: 'client', name: `call ${path}` }, ask).catch((failure: unknown) => {
        onKeys?.(null);
        throw failure;
      });
      const [keys = null] = [answer.headers['surrogate-key'] ?? []].flat();
      onKeys?.(answer.statusCode === 200 ? keys : null);
      session?.receive([answer.headers['set-cookie'] ?? []].flat());
      return { status: answer.statusCode, body: anything.parse(JSON.parse(answer.text)) };
    };
  return { transportFor, close: () => pool.close() };
}

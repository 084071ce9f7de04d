import type { IncomingMessage, ClientRequest } from 'node:http';
import { getClientIp } from './get-client-ip.ts';

interface Forwarded {
  readonly host: string;
  readonly protocol: string;
  readonly requestId: string;
  readonly traceparent?: string | undefined;
  readonly trustedHops: number;
}

/** What the middleware may believe of the visitor is written here; what the visitor claims is dropped. */
export function writeForwardedHeaders(outgoing: ClientRequest, incoming: IncomingMessage, facts: Forwarded): void {
  const { remoteAddress = '' } = incoming.socket;
  const claimed = incoming.headers['x-forwarded-for'];
  const forwardedFor = Array.isArray(claimed) ? claimed.join(',') : claimed;
  for (const name of ['forwarded', 'traceparent', 'tracestate', 'baggage']) outgoing.removeHeader(name);
  outgoing.setHeader('x-forwarded-host', facts.host);
  outgoing.setHeader('x-forwarded-proto', facts.protocol);
  outgoing.setHeader('x-forwarded-for', getClientIp({ remoteAddress, forwardedFor, trustedHops: facts.trustedHops }));
  outgoing.setHeader('x-request-id', facts.requestId);
  if (facts.traceparent !== undefined) outgoing.setHeader('traceparent', facts.traceparent);
}

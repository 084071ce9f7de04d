import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { IsTrustedHop } from './trusted-hop.ts';

export const requestIdHeader = 'x-request-id';
const wellFormed = /^[\w-]{8,64}$/;

/** The id the trusted hop gave the request, so that one id follows it through all processes; else a new one. */
export function requestIdOf(request: IncomingMessage, isTrustedHop: IsTrustedHop): string {
  const given = request.headers[requestIdHeader];
  const peer = request.socket.remoteAddress;
  const isUsable = typeof given === 'string' && wellFormed.test(given) && peer !== undefined && isTrustedHop(peer);
  return isUsable ? given : randomUUID();
}

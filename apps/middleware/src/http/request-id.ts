import type { IncomingMessage } from 'node:http';
import type { TracePlace } from '@tradehall/process/trace-recorder.ts';
import { findRequestId, newRequestId, placeOf } from '@tradehall/process/traces.ts';
import type { IsTrustedHop } from './trusted-hop.ts';

export const requestIdHeader = 'x-request-id';

/** The id the trusted hop gave the request, so that one id follows it through all processes; else a new one. */
export function requestIdOf(request: IncomingMessage, isTrustedHop: IsTrustedHop): string {
  const given = isFromHop(request, isTrustedHop) ? findRequestId(request.headers[requestIdHeader]) : null;
  return given ?? newRequestId();
}

/** Where its trace goes on. */
export const placeOfCall = (requestId: string, request: IncomingMessage, isTrustedHop: IsTrustedHop): TracePlace =>
  placeOf(requestId, isFromHop(request, isTrustedHop) ? request.headers['traceparent'] : undefined);

function isFromHop({ socket }: IncomingMessage, isTrustedHop: IsTrustedHop): boolean {
  return socket.remoteAddress !== undefined && isTrustedHop(socket.remoteAddress);
}

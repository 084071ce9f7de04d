import { hostCookieName } from '@tradehall/domain/calls/host-cookie.ts';
import { inputOf } from '@tradehall/domain/calls/wire.ts';
import { consentCookieName } from '@tradehall/domain/tracking/consent-choice.ts';
import { isSameOrigin } from '@tradehall/process/is-same-origin.ts';
import type { TracePlace } from '@tradehall/process/trace-recorder.ts';
import { inSpan, runAt } from '@tradehall/process/traces.ts';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { CallContext, type CallServices } from './context/call-context.ts';
import type { Purses } from './context/services/purses.ts';
import type { CartGateway } from './live/cart-gateway.ts';
import type { Metrics } from './operations/metrics.ts';
import { answer, answerFailure, refuse } from './http/answer.ts';
import type { BoundCall } from './http/bound-call.ts';
import { createCheckLimits, type CheckLimits } from './http/call-limits.ts';
import { placeOfCall } from './http/request-id.ts';
import {
  browserCookieOver,
  browserTokenIn,
  deviceCookieOver,
  sessionCookieOver,
  sessionTokenIn,
} from './http/session-cookie.ts';
import { createFindShop } from './http/shops.ts';
import type { IsTrustedHop } from './http/trusted-hop.ts';
import { loggedNetwork } from './operations/logged-network.ts';

interface ServeCallsOptions extends CallServices {
  readonly calls: readonly BoundCall[];
  readonly shopHostPattern: string;
  readonly shopProtocol: 'http' | 'https';
  readonly isTrustedHop: IsTrustedHop;
  readonly cartGateway: CartGateway;
  readonly metrics: Metrics;
  readonly purses: Purses;
  readonly isUnlimited: (address: string) => boolean;
}

// A parameter given twice arrives as a list, which no call takes.
const queryParameters = z.record(z.string(), z.string()).catch({});

/**
 * Whoever uses the browser next finds nothing of who has left. Cookies stay: the choice of them is one. So does the cache: no
 * answer for one person is ever kept in it, and emptying it can take a browser many seconds.
 */
const forgetsPerson = ['clear-site-data', '"storage"'] as const;

/** As a span of its trace. */
function recorded<Answer>(
  { method, path }: BoundCall,
  place: TracePlace,
  reply: FastifyReply,
  answer: () => Promise<Answer>,
) {
  const endFacts = () => ({ 'http.response.status_code': reply.statusCode });
  return runAt(place, () => inSpan({ kind: 'server', name: `${method} ${path}`, endFacts }, answer));
}

/** Every named call under its path: who asks and for which shop, then the call, then its answer. */
export const serveCalls: FastifyPluginCallback<ServeCallsOptions> = (app, options, done) => {
  const { calls, shopProtocol, isTrustedHop, cartGateway, metrics, purses, isUnlimited } = options;
  const findShop = createFindShop(options.shopHostPattern);
  const session = sessionCookieOver(shopProtocol);
  const device = deviceCookieOver(shopProtocol);
  const browser = browserCookieOver(shopProtocol);
  const consentCookie = hostCookieName(consentCookieName, shopProtocol === 'https');
  const sessionOf = ({ cookies }: FastifyRequest) => sessionTokenIn(cookies, session.name);

  app.addHook('onRequest', (request, reply, next) => {
    if (findShop(request.host) === null) return refuse(reply, 'unknown-host');
    if (request.method === 'POST' && !isSameOrigin(request.headers, request.host, shopProtocol))
      return refuse(reply, 'foreign-origin');
    next();
  });

  const run = async (call: BoundCall, checkLimits: CheckLimits, request: FastifyRequest, reply: FastifyReply) => {
    const country = findShop(request.host);
    if (country === null) return refuse(reply, 'unknown-host');
    const retryAfterSeconds = await checkLimits(request);
    if (retryAfterSeconds !== null) return answerFailure(reply, { code: 'too-many-requests', retryAfterSeconds });
    const context = new CallContext({
      ...options,
      country,
      sessionToken: sessionOf(request),
      requestId: request.id,
      deviceToken: request.cookies[device.name] ?? null,
      browserToken: browserTokenIn(request.cookies, browser.name),
      consentCookie: request.cookies[consentCookie] ?? null,
      shopperIp: request.ip,
    });
    const input = inputOf({ method: call.method, body: request.body, params: queryParameters.parse(request.query) });
    const result = await call.run(input, context);
    if (context.isSessionEnded) void cartGateway.endSession(sessionOf(request));
    if (context.isSessionEnded) reply.clearCookie(session.name, session.options).header(...forgetsPerson);
    else if (context.newSessionToken !== null) reply.setCookie(session.name, context.newSessionToken, session.options);
    if (context.newDeviceToken !== null) reply.setCookie(device.name, context.newDeviceToken, device.options);
    if (context.newBrowserToken !== null) reply.setCookie(browser.name, context.newBrowserToken, browser.options);
    return answer(reply, result, context);
  };

  for (const call of calls) {
    const checkLimits = createCheckLimits(call.name, { purses, sessionOf, isUnlimited });
    app.route({
      method: call.method,
      url: call.path,
      handler: (request, reply) =>
        recorded(call, placeOfCall(request.id, request.raw, isTrustedHop), reply, () =>
          run(call, checkLimits, request, reply),
        ),
      onResponse: (request, reply, next) => {
        const milliseconds = reply.elapsedTime;
        metrics.observeCall(call.name, reply.statusCode, milliseconds / 1_000);
        const { host, ip } = request;
        const network = loggedNetwork(ip);
        request.log.info({ call: call.path, host, network, status: reply.statusCode, milliseconds }, 'answered');
        next();
      },
    });
  }
  done();
};

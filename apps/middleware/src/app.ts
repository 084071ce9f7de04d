import cookie from '@fastify/cookie';
import { allCalls } from '@tradehall/domain/all-calls.ts';
import { statusOfOddRequest } from '@tradehall/process/http-listener.ts';
import { fastify, LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { CallServices } from './context/call-context.ts';
import { allHandlers } from './calls.ts';
import { FoundProducts } from './context/services/found-products.ts';
import type { Purses } from './context/services/purses.ts';
import { CartFailures } from './context/services/cart-failures.ts';
import { RedirectHits } from './context/services/redirect-hits.ts';
import { refuse } from './http/answer.ts';
import { bindCalls } from './http/bound-call.ts';
import { answerFailedRequest } from './http/failed-requests.ts';
import { requestIdHeader, requestIdOf } from './http/request-id.ts';
import { serveCalls } from './serve-calls.ts';
import type { IsTrustedHop } from './http/trusted-hop.ts';
import type { CartGateway } from './live/cart-gateway.ts';
import { isCartSocketUpgrade, serveCartSocket } from './live/serve-cart-socket.ts';
import type { MachineLine } from './integrations/machine-line.ts';
import { serveOpenApi } from './integrations/openapi/serve-openapi.ts';
import { serveMachines } from './integrations/serve-machines.ts';
import type { Metrics } from './operations/metrics.ts';
import type { Readiness } from './operations/readiness.ts';
import { serveOperations } from './operations/serve-operations.ts';

export interface AppDependencies extends Omit<CallServices, 'foundProducts' | 'redirectHits' | 'cartFailures'> {
  readonly shopHostPattern: string;
  readonly shopProtocol: 'http' | 'https';
  readonly isTrustedHop: IsTrustedHop;
  /** Where calls are counted, and whose are not. */
  readonly purses: Purses;
  readonly isUnlimited: (address: string) => boolean;
  readonly cartGateway: CartGateway;
  readonly machines: MachineLine;
  readonly mostCartSockets: number;
  readonly mostCartSocketsPerAddress: number;
  readonly metrics: Metrics;
  readonly readiness: () => Promise<Readiness>;
  readonly log: FastifyBaseLogger;
}

const bodyLimitBytes = 64 * 1024;
const requestBudgetMs = 12_000;

export function buildApp(dependencies: AppDependencies): FastifyInstance {
  const { isTrustedHop, log } = dependencies;
  let isClosing = false;
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: bodyLimitBytes,
    requestTimeout: requestBudgetMs,
    handlerTimeout: requestBudgetMs,
    forceCloseConnections: 'idle',
    // Who has a connection is answered on it until the end, as before.
    return503OnClosing: false,
    http: { shouldUpgradeCallback: (request) => !isClosing && isCartSocketUpgrade(request) },
    requestIdHeader: false,
    genReqId: (request) => requestIdOf(request, isTrustedHop),
    trustProxy: (address, hop) => hop === 0 && isTrustedHop(address),
    frameworkErrors: (error, request, reply) => void answerFailedRequest(error, request, reply),
  });
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(answerFailedRequest);
  app.setNotFoundHandler((_request, reply) => refuse(reply, 'unknown-path'));
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(requestIdHeader, request.id).header('x-content-type-options', 'nosniff');
    if (statusOfOddRequest(request.raw) === null) done();
    else refuse(reply, 'odd-request');
  });
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  // A kept connection would hold the process back long after its last answer.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done();
  });
  void app.register(cookie);
  serveOperations(app, dependencies);
  serveCartSocket(app, dependencies);
  void app.register(serveMachines, dependencies);
  void app.register(serveOpenApi, dependencies);
  const redirectHits = new RedirectHits(dependencies);
  app.addHook('preClose', () => redirectHits.flush());
  void app.register(serveCalls, {
    ...dependencies,
    foundProducts: new FoundProducts(dependencies.productSearch),
    redirectHits,
    cartFailures: new CartFailures(dependencies),
    calls: bindCalls(allCalls, allHandlers),
  });
  return app;
}

import { machinePaths } from '@tradehall/domain/integrations/machine-call.ts';
import { inSpan, runAt } from '@tradehall/process/traces.ts';
import type { FastifyPluginCallback } from 'fastify';
import { placeOfCall } from '../http/request-id.ts';
import type { IsTrustedHop } from '../http/trusted-hop.ts';
import { loggedNetwork } from '../operations/logged-network.ts';
import type { Metrics } from '../operations/metrics.ts';
import { refuse } from './machine-answers.ts';
import { MachineCalls } from './machine-calls.ts';
import type { MachineLimitsOptions } from './machine-limits.ts';
import { type MachineLine, MachinesFull } from './machine-line.ts';

interface ServeMachinesOptions extends MachineLimitsOptions {
  readonly machines: MachineLine;
  readonly isTrustedHop: IsTrustedHop;
  readonly metrics: Metrics;
}

const waitSeconds = 5;

/** Calls of other systems. No session and no shop: who calls is proven to the engine by the signature. */
export const serveMachines: FastifyPluginCallback<ServeMachinesOptions> = (app, options, done) => {
  const { machines, isTrustedHop, metrics } = options;
  const calls = new MachineCalls(machines, options);
  // Bodies are not read here.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, read) => read(null));
  app.setErrorHandler((error, request, reply) => {
    if (request.raw.readableAborted) request.log.info('a machine has broken off its call');
    else if (!(error instanceof MachinesFull)) request.log.error({ err: error }, 'a call of a machine failed');
    refuse(reply, 'unavailable', waitSeconds);
  });
  const routes = [
    { name: 'machines/upload', method: 'POST', url: machinePaths.imports, handler: calls.upload.bind(calls) },
    { name: 'machines/events', method: 'GET', url: machinePaths.events, handler: calls.events.bind(calls) },
    { name: 'machines/shipments', method: 'POST', url: machinePaths.shipments, handler: calls.tell('shipments') },
    { name: 'machines/payments', method: 'POST', url: machinePaths.payments, handler: calls.tell('payments') },
    { name: 'machines/state', method: 'GET', url: machinePaths.run, handler: calls.state.bind(calls) },
  ] as const;
  for (const { name, method, url, handler } of routes)
    app.route({
      ...{ method, url },
      handler: (request, reply) => {
        const endFacts = () => ({ 'http.response.status_code': reply.statusCode });
        const place = placeOfCall(request.id, request.raw, isTrustedHop);
        return runAt(place, () =>
          inSpan({ kind: 'server', name: `${method} ${url}`, endFacts }, () => handler(request, reply)),
        );
      },
      onResponse: (request, reply, next) => {
        const { statusCode: status, elapsedTime: milliseconds } = reply;
        metrics.observeCall(name, status, milliseconds / 1_000);
        request.log.info({ call: url, network: loggedNetwork(request.ip), status, milliseconds }, 'answered');
        next();
      },
    });
  done();
};

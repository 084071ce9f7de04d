import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';
import type { Readiness } from './readiness.ts';

interface Operations {
  readonly metrics: Metrics;
  readonly readiness: () => Promise<Readiness>;
}

/** For the operator's machines: they come by any host name and never through the public hop. */
export function serveOperations(app: FastifyInstance, { metrics, readiness }: Operations): void {
  app.get('/health', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'up' }));

  app.get('/ready', async (_request, reply) => {
    const { isReady, parts } = await readiness();
    return reply
      .status(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(parts);
  });

  app.get('/metrics', async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type(metrics.registry.contentType)
      .send(await metrics.registry.metrics()),
  );
}

import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { limitListener, statusOfOddRequest } from './http-listener.ts';

/** From an answer out of memory to the longest that anybody waits. */
const secondsBuckets = [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What every process tells of itself: processor time, memory, event loop, garbage, open handles. */
export function collectProcess(registry: Registry): void {
  collectDefaultMetrics({ register: registry });
}

export function openRegistry(): Registry {
  const registry = new Registry();
  collectProcess(registry);
  return registry;
}

/** Time of a process's answers under the same name in each process, `<process>_<what>_duration_seconds`. */
export function durationOf<Label extends string>(
  name: string,
  help: string,
  labelNames: readonly Label[],
  registry: Registry,
): Histogram<Label> {
  // Unit tests load our modules anew and keep the library: the second time the figure is there already.
  const known = registry.getSingleMetric<Label>(name);
  if (known instanceof Histogram) return known;
  return new Histogram({ name, help, labelNames: [...labelNames], buckets: secondsBuckets, registers: [registry] });
}

export async function answerMetrics(registry: Registry, response: ServerResponse): Promise<void> {
  const text = await registry.metrics();
  response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text);
}

interface MetricsAddress {
  readonly host: string;
  readonly port: number;
}

/** On a port of its own, which no proxy leads to: figures of sales are nobody else's. It holds no process back from its end. */
export async function listenForMetrics(registry: Registry, { host, port }: MetricsAddress): Promise<Server> {
  const server = createServer((request, response) => {
    const odd = statusOfOddRequest(request);
    if (odd !== null) response.writeHead(odd).end();
    else if (request.url !== '/metrics') response.writeHead(404).end();
    else answerMetrics(registry, response).catch(() => response.destroy());
  });
  limitListener(server, { mostPerAddress: 32 });
  server.listen(port, host);
  await once(server, 'listening');
  return server.unref();
}

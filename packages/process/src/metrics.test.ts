import { text } from 'node:stream/consumers';
import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { durationOf, listenForMetrics, openRegistry } from './metrics.ts';

async function listen() {
  const registry = openRegistry();
  const seconds = durationOf('shop_test_duration_seconds', 'For a test', ['route'], registry);
  seconds.observe({ route: 'home' }, 0.004);
  const server = await listenForMetrics(registry, { host: '127.0.0.1', port: 0 });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

it('tells what the process and its answers take, at one address and no other', async () => {
  const port = await listen();
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  const figures = await answer.text();
  expect(figures).toContain('shop_test_duration_seconds_bucket{le="0.005",route="home"} 1');
  expect(figures).toContain('shop_test_duration_seconds_bucket{le="0.002",route="home"} 0');
  for (const name of ['process_cpu_seconds_total', 'nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes'])
    expect(figures).toMatch(new RegExp(`^${name} `, 'm'));
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
});

it('refuses there what nobody asks', async () => {
  const socket = connect(await listen(), '127.0.0.1');
  socket.write('TRACE /metrics HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n');
  expect(await text(socket)).toContain('HTTP/1.1 405 ');
});

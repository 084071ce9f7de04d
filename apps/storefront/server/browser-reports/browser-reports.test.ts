import { once } from 'node:events';
import { createServer } from 'node:http';
import { Writable } from 'node:stream';
import { startTraces, stopTraces } from '@tradehall/process/traces.ts';
import { Collector } from '@tradehall/testing/traces/collector.ts';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import express from 'express';
import { request } from 'undici';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parseEnvironment } from '../environment.ts';
import { ShopMetrics } from '../shop-metrics.ts';
import { receiveVisit } from '../visit/visit.ts';
import { receiveBrowserReports } from './receive-browser-reports.ts';
import { withoutPerson } from './report-fields.ts';

const host = 'de.localhost';

async function openDesk() {
  const lines: string[] = [];
  const log = pino(
    new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        lines.push(chunk.toString());
        done();
      },
    }),
  );
  const metrics = new ShopMetrics();
  let nowMs = 0;
  const app = express();
  app.use(receiveVisit(parseEnvironment({ NODE_ENV: 'test' })));
  app.use(receiveBrowserReports({ log, metrics, nowMs: () => nowMs }));
  const server = createServer(app).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const send = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const answer = await request(`${url}${path}`, {
      method: 'POST',
      headers: { host, 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    await answer.body.dump();
    return answer.statusCode;
  };
  const passMinute = () => (nowMs += 60_000);
  return { send, lines, passMinute, figures: () => metrics.registry.metrics() };
}

const error = { kind: 'error', path: '/search', name: 'TypeError', message: 'x', file: '/assets/a-1.js', line: 3 };

describe('what browsers report', () => {
  it('is counted by route, and has a line without anything of the visitor', async () => {
    const { send, lines, figures } = await openDesk();
    const message = 'no a of jane@example.com at https://de.localhost/order?token=abc, card 4111111111111111';
    expect(await send('/reports/browser', [{ ...error, path: '/order', message }])).toBe(204);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      route: '/order',
      name: 'TypeError',
      message: 'no a of [email] at https://de.localhost card #',
      file: 'a-1.js',
      line: 3,
    });
    expect(lines.join('')).not.toMatch(/jane|token|4111|127\.0\.0\.1/);
    expect(await figures()).toContain('browser_errors_total{route="/order"} 1');
  });

  it('is how fast a page was', async () => {
    const { send, figures } = await openDesk();
    const vital = { kind: 'vital', path: '/', name: 'LCP', value: 1_900 };
    expect(await send('/reports/browser', [vital, { ...vital, name: 'CLS', value: 0.02 }])).toBe(204);
    expect(await figures()).toContain('browser_web_vitals_seconds_bucket{le="2.5",name="LCP",route="/"} 1');
    expect(await figures()).toContain('browser_web_vitals_seconds_bucket{le="1.8",name="LCP",route="/"} 0');
    expect(await figures()).toContain('browser_layout_shift_bucket{le="0.05",route="/"} 1');
  });

  it('is its own part of a trace, by the name of a call of ours', async () => {
    await using collector = await Collector.listen();
    const settings = { TRACES_URL: collector.url, TRACES_SAMPLED: 1 };
    await startTraces({ service: 'storefront', settings, registry: new Registry() });
    onTestFinished(stopTraces);
    const { send } = await openDesk();
    const span = {
      kind: 'span',
      path: '/checkout/payment',
      name: '/api/new-ct/getMe',
      traceId: '0af7651916cd43dd8448eb211c80319c',
      spanId: 'b7ad6b7169203331',
      agoMs: 900,
      durationMs: 40,
    };
    expect(await send('/reports/browser', [span, { ...span, name: '/api/of/jane' }])).toBe(204);
    expect(await send('/reports/browser', [{ ...span, spanId: 'jane' }])).toBe(400);
    await collector.until(({ length }) => length === 2);
    expect(collector.spans).toMatchObject([
      { service: 'browser', name: '/checkout/payment: /api/new-ct/getMe', parentId: null, durationMs: 40 },
      { service: 'browser', name: '/checkout/payment: another call' },
    ]);
  });

  it('is what the content policy refused', async () => {
    const { send, lines, figures } = await openDesk();
    const report = {
      'document-uri': `http://${host}/search?q=jane`,
      'violated-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/a?b=jane',
      'script-sample': 'jane',
    };
    const headers = { 'content-type': 'application/csp-report' };
    expect(await send('/reports/policy', { 'csp-report': report }, headers)).toBe(204);
    expect(await send('/reports/policy', { report }, headers)).toBe(400);
    expect(await figures()).toContain('browser_policy_reports_total{directive="script-src-elem"} 1');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ route: '/search', refused: 'https://evil.example' });
    expect(lines.join('')).not.toContain('jane');
  });

  it.each([
    ['fields that nobody knows', 400, [{ ...error, email: 'jane@example.com' }]],
    ['a kind that nobody knows', 400, [{ ...error, kind: 'confession' }]],
    ['too many at once', 400, Array.from({ length: 11 }, () => error)],
    ['what is no JSON', 400, '{'],
    ['what is too long', 413, [{ ...error, message: 'x'.repeat(20_000) }]],
  ])('is refused with %s', async (_what, status, body) => {
    const { send, lines, figures } = await openDesk();
    expect(await send('/reports/browser', body)).toBe(status);
    expect(lines).toEqual([]);
    expect(await figures()).not.toContain('browser_errors_total{');
    expect(await figures()).toMatch(/browser_reports_refused_total\{reason="(unreadable|too-long)"\} 1/);
  });

  it('is not taken from pages of others', async () => {
    const { send } = await openDesk();
    expect(await send('/reports/browser', [error], { origin: 'https://evil.example' })).toBe(403);
    expect(await send('/reports/browser', [error], { origin: `http://${host}` })).toBe(204);
  });

  it('is thirty of one place in a minute', async () => {
    const { send, lines, passMinute, figures } = await openDesk();
    for (let count = 0; count < 30; count += 1) await send('/reports/browser', [error, error]);
    expect(await send('/reports/browser', [error])).toBe(429);
    expect(await send('/reports/policy', [])).toBe(429);
    expect(lines).toHaveLength(30);
    expect(await figures()).toContain('browser_errors_total{route="/search"} 60');
    passMinute();
    expect(await send('/reports/browser', [error])).toBe(204);
    expect(lines).toHaveLength(31);
  });

  it('keeps two hundred characters of a message', () => {
    expect(withoutPerson('a '.repeat(1_000))).toHaveLength(200);
  });
});

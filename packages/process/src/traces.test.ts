import { Collector } from '@tradehall/testing/traces/collector.ts';
import { TracerProvider, type SpanExporter } from '@opentelemetry/sdk-trace';
import { Registry } from 'prom-client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { statementWithoutValues } from './patient-postgres.ts';
import { openRecorder, SpanQueue } from './trace-recorder.ts';
import {
  findRequestId,
  inSpan,
  newRequestId,
  noteBrowserSpan,
  openSpan,
  placeOf,
  placeOfVisitor,
  readTraceparent,
  requestIdHere,
  runAt,
  startTraces,
  stopTraces,
  traceHeaders,
  traceparentHere,
} from './traces.ts';

async function record(share: number) {
  const collector = await Collector.listen();
  const registry = new Registry();
  const settings = { TRACES_URL: collector.url, TRACES_SAMPLED: share };
  await startTraces({ service: 'a test', settings, registry });
  onTestFinished(async () => {
    await stopTraces();
    await collector[Symbol.asyncDispose]();
  });
  return { collector, figures: () => registry.metrics() };
}

const requestId = '0af7651916cd43dd8448eb211c80319c';
const spanOfBrowser = 'b7ad6b7169203331';

describe('the place of a request', () => {
  it('is read as W3C Trace Context writes it, and as nothing else', () => {
    expect(readTraceparent(`00-${requestId}-${spanOfBrowser}-01`)).toEqual({
      traceId: requestId,
      spanId: spanOfBrowser,
      isSampled: true,
    });
    const wrong = [
      `01-${requestId}-${spanOfBrowser}-01`,
      `00-${requestId.toUpperCase()}-${spanOfBrowser}-01`,
      `00-${'0'.repeat(32)}-${spanOfBrowser}-01`,
      `00-${requestId}-${'0'.repeat(16)}-01`,
      `00-${requestId}-${spanOfBrowser}-01-more`,
      '',
      undefined,
      ['a'],
    ];
    for (const each of wrong) expect(readTraceparent(each), String(each)).toBeNull();
    expect(findRequestId(newRequestId())).not.toBeNull();
    expect(findRequestId('not an id')).toBeNull();
  });

  it('is known to every line of the log, also where nothing is recorded', async () => {
    await runAt(placeOf(requestId, undefined), async () => {
      await Promise.resolve();
      expect(requestIdHere()).toBe(requestId);
      expect(openSpan({ kind: 'internal', name: 'x' })).toBeNull();
      expect(traceHeaders()).toEqual({});
      // For the row by which the worker goes on: its lines carry the id, and it records nothing.
      expect(readTraceparent(traceparentHere())).toMatchObject({ traceId: requestId, isSampled: false });
    });
    expect(requestIdHere()).toBeUndefined();
  });

  it('is named by a browser, who does not decide what is recorded', async () => {
    await record(0);
    const named = placeOfVisitor({ traceparent: `00-${requestId}-${spanOfBrowser}-01` });
    expect(named).toEqual({ traceId: requestId, spanId: spanOfBrowser, isSampled: false });
    expect(placeOfVisitor({ 'x-request-id': requestId })).toEqual({
      traceId: requestId,
      spanId: null,
      isSampled: false,
    });
    expect(placeOfVisitor({ 'x-request-id': 'jane' }).traceId).toMatch(/^[\da-f]{32}$/);
  });

  it('is decided on by the process it meets first, for all that follow', async () => {
    await record(0);
    const carried = placeOf(requestId, `00-${requestId}-${spanOfBrowser}-01`);
    expect(carried.isSampled).toBe(true);
    // About another request than the one it comes with, it is nobody's word.
    expect(placeOf(newRequestId(), `00-${requestId}-${spanOfBrowser}-01`).isSampled).toBe(false);
    await runAt(placeOf(requestId, undefined), async () => {
      await Promise.resolve();
      expect(traceHeaders().traceparent).toMatch(new RegExp(`^00-${requestId}-[\\da-f]{16}-00$`));
    });
  });

  it('is recorded for about as many as the setting says', async () => {
    await record(0.05);
    const sampled = Array.from({ length: 4_000 }, () => placeOf(newRequestId(), undefined)).filter(
      ({ isSampled }) => isSampled,
    );
    expect(sampled.length).toBeGreaterThan(100);
    expect(sampled.length).toBeLessThan(300);
  });
});

describe('a trace', () => {
  it('joins the browser, who answers it, and what is asked meanwhile, in one tree', async () => {
    const { collector, figures } = await record(1);
    const place = placeOfVisitor({ traceparent: `00-${requestId}-${spanOfBrowser}-00` });
    const stored = await runAt(place, () =>
      inSpan({ kind: 'server', name: 'POST api', endFacts: () => ({ status: 200 }) }, async () => {
        await Promise.all([
          inSpan({ kind: 'client', name: 'first', facts: { rows: 1 } }, () => Promise.resolve()),
          inSpan({ kind: 'client', name: 'second' }, () => Promise.reject(new TypeError('of jane@example.com'))).catch(
            () => undefined,
          ),
        ]);
        return traceparentHere();
      }),
    );
    runAt(readTraceparent(stored), () => openSpan({ kind: 'consumer', name: 'later', startMs: Date.now() })?.end());
    noteBrowserSpan({ traceId: requestId, spanId: spanOfBrowser, name: 'pay', startMs: Date.now() - 5, durationMs: 5 });
    await collector.until((spans) => spans.length === 5);
    const idOf = (name: string) => collector.spans.find((span) => span.name === name)?.spanId;
    const tree = collector.spans.map(({ service, name, parentId }) => [service, name, parentId]);
    expect(new Set(tree)).toEqual(
      new Set([
        ['browser', 'pay', null],
        ['a test', 'POST api', spanOfBrowser],
        ['a test', 'first', idOf('POST api')],
        ['a test', 'second', idOf('POST api')],
        ['a test', 'later', idOf('POST api')],
      ]),
    );
    expect(new Set(collector.spans.map(({ traceId }) => traceId))).toEqual(new Set([requestId]));
    expect(collector.spans.filter(({ isFailed }) => isFailed).map(({ name }) => name)).toEqual(['second']);
    expect(collector.spans.find(({ name }) => name === 'POST api')?.facts).toEqual({ status: 200 });
    // What failed is told by its kind: its words may be a visitor's.
    expect(JSON.stringify(collector.spans)).not.toContain('jane');
    expect(collector.refused).toEqual([]);
    await stopTraces();
    expect(await figures()).toContain('trace_spans_total{outcome="sent"} 5');
  });

  it('whose first span is nobody’s child begins with the id of its request', async () => {
    const { collector } = await record(1);
    await runAt(placeOf(requestId, undefined), () =>
      inSpan({ kind: 'server', name: 'GET /' }, () => Promise.resolve()),
    );
    await collector.until((spans) => spans.length === 1);
    expect(collector.spans).toMatchObject([{ traceId: requestId, parentId: null }]);
  });

  it('keeps nobody waiting for a collector that is silent: what does not fit is lost and counted', async () => {
    const { collector, figures } = await record(1);
    collector.mood = 'silent';
    runAt(placeOf(requestId, undefined), () => {
      for (let each = 0; each < 4_000; each += 1) openSpan({ kind: 'internal', name: 'x' })?.end();
    });
    // 512 are on their way, 2,048 wait.
    expect(await figures()).toContain('trace_spans_total{outcome="lost"} 1440');
  });

  it('is told again once a collector that was slow has answered', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const answers: (() => void)[] = [];
    const told: string[] = [];
    const exporter: SpanExporter = {
      export: (spans, done) => {
        told.push(...spans.map(({ name }) => name));
        answers.push(() => done({ code: 0 }));
      },
      shutdown: () => Promise.resolve(),
    };
    const queue = new SpanQueue(exporter, () => undefined);
    const tracer = new TracerProvider({ spanProcessors: [queue] }).getTracer('a test');
    tracer.startSpan('first').end();
    vi.advanceTimersByTime(1_500);
    tracer.startSpan('while the first is on its way').end();
    vi.advanceTimersByTime(1_500);
    expect(told).toEqual(['first']);
    answers.forEach((answer) => answer());
    return vi.advanceTimersByTimeAsync(1_500).then(() => {
      expect(told).toEqual(['first', 'while the first is on its way']);
    });
  });

  it('is lost as a whole where a collector takes nothing', async () => {
    const { collector, figures } = await record(1);
    collector.mood = 'failing';
    runAt(placeOf(requestId, undefined), () => openSpan({ kind: 'internal', name: 'x' })?.end());
    await stopTraces();
    expect(await figures()).toContain('trace_spans_total{outcome="lost"} 1');
  });

  it('is none of the recorder’s where the share is nothing', () => {
    const recorder = openRecorder({
      service: 'a test',
      url: 'http://127.0.0.1:1/v1/traces',
      share: 0,
      registry: new Registry(),
    });
    expect(recorder.isChosen(newRequestId())).toBe(false);
  });
});

describe('a statement in a trace', () => {
  it('has no value in it, however it was written', () => {
    const text = `SELECT id FROM "order" WHERE email = 'jane''s@example.com' AND id = 4711 AND note = $$a 'secret'$$ AND x = $1`;
    expect(statementWithoutValues(text)).toBe(
      'SELECT id FROM "order" WHERE email = ? AND id = ? AND note = ? AND x = $1',
    );
  });

  it('is cut short, also in the midst of a value', () => {
    const text = `INSERT INTO a VALUES ('${'jane '.repeat(1_000)}')`;
    expect(statementWithoutValues(text)).toBe('INSERT INTO a VALUES (?');
    expect(statementWithoutValues(`SELECT ${'a, '.repeat(1_000)}`).length).toBeLessThanOrEqual(300);
  });
});

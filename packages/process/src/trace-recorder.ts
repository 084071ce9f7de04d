import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags, type Tracer } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  ParentBasedSampler,
  SamplingDecision,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type ReadableSpan,
  type SpanExporter,
  type SpanProcessor,
} from '@opentelemetry/sdk-trace';
import { Counter, type Registry } from 'prom-client';

/** Where a request stands. Its id is that of its trace too: one word finds its lines in every log, and its spans. */
export interface TracePlace {
  readonly traceId: string;
  /** Whom the next span belongs to; null: the next one is the first. */
  readonly spanId: string | null;
  readonly isSampled: boolean;
}

/** Names and figures only: nothing that a visitor typed, and nothing that says who it is. */
type Facts = Readonly<Record<string, string | number | boolean>>;

export interface SpanStart {
  /** Who answers somebody, asks somebody, goes on with what was left for later, or works by itself. */
  readonly kind: 'server' | 'client' | 'consumer' | 'internal';
  readonly name: string;
  readonly facts?: Facts;
  /** Known when it ends. */
  readonly endFacts?: () => Facts;
  /** Of what began before anybody knew where it belongs. */
  readonly startMs?: number;
}

/** What a browser has measured itself. */
export interface BrowserSpan extends TracePlace {
  readonly spanId: string;
  readonly name: string;
  readonly startMs: number;
  readonly durationMs: number;
}

export interface RecordedSpan {
  readonly spanId: string;
  /** With the kind of a failure, never its words: they may repeat what somebody typed. */
  readonly end: (failure?: string) => void;
}

/** This file is loaded only where something is recorded. */
export interface TraceRecorder {
  readonly isChosen: (traceId: string) => boolean;
  readonly start: (start: SpanStart, place: TracePlace) => RecordedSpan;
  readonly note: (span: BrowserSpan) => void;
  readonly stop: () => Promise<void>;
}

interface RecorderOptions {
  readonly service: string;
  readonly url: string;
  readonly share: number;
  readonly registry: Registry;
}

type Outcome = 'sent' | 'lost';

const mostWaiting = 2_048;
const mostAtOnce = 512;
const sendEveryMs = 1_000;
/** With all tries of the exporter. */
const sendWithinMs = 5_000;
const goodbyeMs = 1_000;

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
} as const;

/**
 * What has ended and is not told yet: so much and no more. A collector that is slow or gone makes nobody wait; what does not
 * fit meanwhile is lost and counted. The library's own queue does not say what it drops.
 */
export class SpanQueue implements SpanProcessor {
  readonly #exporter: SpanExporter;
  readonly #count: (outcome: Outcome, spans: number) => void;
  readonly #waiting: ReadableSpan[] = [];
  #timer: NodeJS.Timeout | null = null;
  #sending: Promise<void> | null = null;

  constructor(exporter: SpanExporter, count: (outcome: Outcome, spans: number) => void) {
    this.#exporter = exporter;
    this.#count = count;
  }

  onStart(): void {
    // Only what has ended is told.
  }

  onEnd(span: ReadableSpan): void {
    if (this.#waiting.length >= mostWaiting) this.#count('lost', 1);
    else this.#waiting.push(span);
    if (this.#waiting.length >= mostAtOnce) this.#send();
    else this.#timer ??= setTimeout(() => this.#send(), sendEveryMs).unref();
  }

  async forceFlush(): Promise<void> {
    while (this.#waiting.length > 0 || this.#sending !== null) {
      this.#send();
      await this.#sending;
    }
  }

  async shutdown(): Promise<void> {
    await Promise.race([this.forceFlush(), sleep(goodbyeMs, undefined, { ref: false })]);
    // It would wait for an answer that may never come.
    void this.#exporter.shutdown().catch(() => undefined);
  }

  #send(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    // Whoever waits for an answer now sends the rest when it has come.
    if (this.#sending !== null || this.#waiting.length === 0) return;
    const batch = this.#waiting.splice(0, mostAtOnce);
    const answered = new Promise<Outcome>((resolve) => {
      this.#exporter.export(batch, ({ error }) => resolve(error === undefined ? 'sent' : 'lost'));
    });
    this.#sending = answered.then((outcome) => {
      this.#count(outcome, batch.length);
      this.#sending = null;
      if (this.#waiting.length > 0) this.#timer ??= setTimeout(() => this.#send(), sendEveryMs).unref();
    });
  }
}

/** The ids of the next span, where they are known before it begins: the library asks for them at once. */
class KnownIds {
  #traceId: string | null = null;
  #spanId: string | null = null;

  use<Result>(traceId: string, spanId: string | null, work: () => Result): Result {
    this.#traceId = traceId;
    this.#spanId = spanId;
    try {
      return work();
    } finally {
      this.#traceId = null;
      this.#spanId = null;
    }
  }

  generateTraceId(): string {
    return this.#traceId ?? randomBytes(16).toString('hex');
  }

  generateSpanId(): string {
    return this.#spanId ?? randomBytes(8).toString('hex');
  }
}

function contextOf({ traceId, spanId }: TracePlace) {
  if (spanId === null) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true });
}

export function openRecorder({ service, url, share, registry }: RecorderOptions): TraceRecorder {
  const spans = new Counter({
    name: 'trace_spans_total',
    help: 'Spans of traces by what became of them: sent to the collector, or lost because it was slow or gone',
    labelNames: ['outcome'],
    registers: [registry],
  });
  const ratio = new TraceIdRatioBasedSampler(share);
  const sampler = new ParentBasedSampler({ root: ratio });
  const queue = new SpanQueue(new OTLPTraceExporter({ url, timeoutMillis: sendWithinMs }), (outcome, count) =>
    spans.inc({ outcome }, count),
  );
  const ids = new KnownIds();
  const tracerOf = (name: string): Tracer =>
    new TracerProvider({
      sampler,
      idGenerator: ids,
      spanProcessors: [queue],
      resource: resourceFromAttributes({ 'service.namespace': 'tradehall', 'service.name': name }),
    }).getTracer('tradehall');
  const own = tracerOf(service);
  const browser = tracerOf('browser');
  return {
    isChosen: (traceId) => ratio.shouldSample(ROOT_CONTEXT, traceId).decision === SamplingDecision.RECORD_AND_SAMPLED,
    start: ({ kind, name, facts = {}, endFacts, startMs }, place) => {
      const options = {
        kind: kinds[kind],
        attributes: { ...facts },
        ...(startMs !== undefined && { startTime: startMs }),
      };
      const span = ids.use(place.traceId, null, () => own.startSpan(name, options, contextOf(place)));
      const end = (failure?: string) => {
        if (endFacts !== undefined) span.setAttributes(endFacts());
        if (failure !== undefined) span.setStatus({ code: SpanStatusCode.ERROR, message: failure });
        span.end();
      };
      return { spanId: span.spanContext().spanId, end };
    },
    note: ({ traceId, spanId, name, startMs, durationMs }) => {
      const options = { kind: SpanKind.CLIENT, startTime: startMs };
      const span = ids.use(traceId, spanId, () => browser.startSpan(name, options, ROOT_CONTEXT));
      span.end(startMs + durationMs);
    },
    stop: () => queue.shutdown(),
  };
}

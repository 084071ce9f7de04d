import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { Registry } from 'prom-client';
import { z } from 'zod';
import type { BrowserSpan, RecordedSpan, SpanStart, TracePlace, TraceRecorder } from './trace-recorder.ts';

interface OpenSpan {
  readonly run: <Result>(work: () => Result) => Result;
  readonly end: RecordedSpan['end'];
}

interface TraceOptions {
  readonly service: string;
  readonly settings: { readonly TRACES_URL?: string | undefined; readonly TRACES_SAMPLED: number };
  readonly registry: Registry;
}

/** The two settings, the same in every process. */
export const tracesUrl = z.url({ protocol: /^https?$/ }).optional();
export const tracesSampled = z.coerce.number().min(0).max(1).default(0.05);

const here = new AsyncLocalStorage<TracePlace>();
let recorder: TraceRecorder | null = null;

/** From now on this process tells its spans; without an address it never does, and loads nothing for it. */
export async function startTraces({ service, settings, registry }: TraceOptions): Promise<void> {
  const { TRACES_URL: url, TRACES_SAMPLED: share } = settings;
  // Who is started anew in the same process, as in tests, tells nothing where the one before did.
  await stopTraces();
  if (url === undefined) return;
  const { openRecorder } = await import('./trace-recorder.ts');
  recorder = openRecorder({ service, url, share, registry });
}

/** Tells what is left, but waits for nobody long. */
export async function stopTraces(): Promise<void> {
  const last = recorder;
  recorder = null;
  await last?.stop();
}

const idPattern = /^(?!0{32})[\da-f]{32}$/;
const parentPattern = /^00-((?!0{32})[\da-f]{32})-((?!0{16})[\da-f]{16})-([\da-f]{2})$/;

export const newRequestId = (): string => randomBytes(16).toString('hex');

/** Null: no id of ours. */
export const findRequestId = (given: unknown): string | null =>
  typeof given === 'string' && idPattern.test(given) ? given : null;

/** As W3C Trace Context writes it, in a header or in a row. */
export function readTraceparent(given: unknown): (TracePlace & { readonly spanId: string }) | null {
  const [, traceId, spanId, flags] = (typeof given === 'string' && parentPattern.exec(given)) || [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return null;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

// Of what is not recorded nobody looks for a span; half of the id is one as good as any.
const writeTraceparent = ({ traceId, spanId, isSampled }: TracePlace): string =>
  `00-${traceId}-${spanId ?? traceId.slice(16)}-${isSampled ? '01' : '00'}`;

/** Where nobody before has decided: the id decides, alike in every process. */
const chosen = (traceId: string): boolean => recorder?.isChosen(traceId) === true;

/** Of a request by a process of ours, which has decided whether it is recorded. */
export function placeOf(requestId: string, traceparent: unknown): TracePlace {
  const carried = readTraceparent(traceparent);
  if (carried?.traceId === requestId) return carried;
  return { traceId: requestId, spanId: null, isSampled: chosen(requestId) };
}

/** Of a request from outside: a browser may name it, and the span it waits in, but does not decide what is recorded. */
export function placeOfVisitor(headers: Readonly<Record<string, string | string[] | undefined>>): TracePlace {
  const carried = readTraceparent(headers['traceparent']);
  const traceId = carried?.traceId ?? findRequestId(headers['x-request-id']) ?? newRequestId();
  return { traceId, spanId: carried?.spanId ?? null, isSampled: chosen(traceId) };
}

/** Goes on where a request stands, or where it stood when a row was written; null: nowhere. */
export function runAt<Result>(place: TracePlace | null, work: () => Result): Result {
  return place === null ? work() : here.run(place, work);
}

/** For every line of the log. */
export const requestIdHere = (): string | undefined => here.getStore()?.traceId;

/** For a row by which somebody goes on later. */
export function traceparentHere(): string | null {
  const place = here.getStore();
  return place === undefined ? null : writeTraceparent(place);
}

/** For a request to another process of ours; none where nothing is recorded, so that the other one may decide. */
export function traceHeaders(): { readonly traceparent?: string } {
  const place = recorder === null ? undefined : here.getStore();
  return place === undefined ? {} : { traceparent: writeTraceparent(place) };
}

export const isRecorded = (): boolean => recorder !== null && here.getStore()?.isSampled === true;

/** Null where nothing is recorded. Whoever opens it ends it. */
export function openSpan(start: SpanStart): OpenSpan | null {
  const place = here.getStore();
  if (recorder === null || place?.isSampled !== true) return null;
  const span = recorder.start(start, place);
  const within = { ...place, spanId: span.spanId };
  return { run: (work) => here.run(within, work), end: span.end };
}

export function inSpan<Result>(start: SpanStart, work: () => Promise<Result>): Promise<Result> {
  const span = openSpan(start);
  return span === null ? work() : recorded(span, work);
}

async function recorded<Result>(span: OpenSpan, work: () => Promise<Result>): Promise<Result> {
  try {
    const result = await span.run(work);
    span.end();
    return result;
  } catch (failure) {
    span.end(kindOfFailure(failure));
    throw failure;
  }
}

export const kindOfFailure = (failure: unknown): string =>
  failure instanceof Error ? failure.constructor.name : typeof failure;

/** A browser's own span, where its trace is recorded here. */
export function noteBrowserSpan(span: Omit<BrowserSpan, 'isSampled'>): void {
  if (chosen(span.traceId)) recorder?.note({ ...span, isSampled: true });
}

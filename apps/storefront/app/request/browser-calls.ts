import type { AllCalls, CallGroup, CallName } from '@tradehall/domain/all-calls.ts';
import type { Call, CallAnswer, CallFailure, CallInput, CallResult } from '@tradehall/domain/calls/call.ts';

type Row<Group extends CallGroup, Name extends CallName<Group>> = AllCalls[Group][Name] & Call;

type Body<Declared extends Call> =
  { readonly data: CallAnswer<Declared> } | { readonly failure: CallFailure<Declared> };

const timeoutMs = 12_000;

/** The middleware has checked its answer against the call's schema; in the browser the schemas would only weigh. */
const isBody = <Declared extends Call>(body: unknown): body is Body<Declared> =>
  typeof body === 'object' && body !== null && ('data' in body || 'failure' in body);

/** A call as the browser saw it, in the trace that the shop records. */
export interface CallSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly name: string;
  readonly startedAt: number;
  readonly durationMs: number;
}

interface SpanTeller {
  readonly isAllowed: () => boolean;
  readonly tell: (span: CallSpan) => void;
}

let teller: SpanTeller | null = null;

/** From now on the browser's part of a trace is told, where the visitor allows it. */
export function tellOfCalls(by: SpanTeller): void {
  teller = by;
}

const digits = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

let view = { path: '', id: '' };

/** What one page asks goes by one id. It is made here: the page itself may come out of a cache, for everybody. */
function viewId(): string {
  if (view.path !== location.pathname) view = { path: location.pathname, id: digits(16) };
  return view.id;
}

const isTraced = ({ headers }: Response): boolean => headers.get('Server-Timing')?.includes('trace') === true;

interface CallInit extends Omit<RequestInit, 'headers'> {
  readonly headers: Readonly<Record<string, string>>;
}

/** Null where no answer came at all. */
async function answerOf<Group extends CallGroup, Name extends CallName<Group>>(
  url: string,
  { headers, ...init }: CallInit,
): Promise<CallResult<Row<Group, Name>> | null> {
  const traceId = viewId();
  const spanId = teller?.isAllowed() === true ? digits(8) : null;
  const startedAt = performance.now();
  const id: Record<string, string> =
    spanId === null ? { 'X-Request-Id': traceId } : { traceparent: `00-${traceId}-${spanId}-00` };
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await fetch(url, { ...init, headers: { ...headers, ...id }, signal });
    const body: unknown = await answer.json();
    if (spanId !== null && isTraced(answer)) {
      const [name = ''] = url.split('?');
      teller?.tell({ traceId, spanId, name, startedAt, durationMs: performance.now() - startedAt });
    }
    if (!isBody<Row<Group, Name>>(body)) return null;
    return 'failure' in body ? { ok: false, failure: body.failure } : { ok: true, value: body.data };
  } catch {
    return null;
  }
}

const pathOf = (group: string, name: string): string =>
  `/api/${group}/${name}?origin=${encodeURIComponent(location.host)}`;

/** A named call (POST) from the browser. */
export const callShop = <Group extends CallGroup, Name extends CallName<Group>>(
  group: Group,
  name: Name,
  input: CallInput<Row<Group, Name>>,
): Promise<CallResult<Row<Group, Name>> | null> =>
  answerOf<Group, Name>(pathOf(group, name), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(input),
  });

/** A named call of the few that are made by GET, with plain texts. */
export const getFromShop = <Group extends CallGroup, Name extends CallName<Group>>(
  group: Group,
  name: Name,
  input: CallInput<Row<Group, Name>> & Readonly<Record<string, string>>,
): Promise<CallResult<Row<Group, Name>> | null> =>
  answerOf<Group, Name>(`${pathOf(group, name)}&${new URLSearchParams(input).toString()}`, {
    headers: { Accept: 'application/json' },
  });

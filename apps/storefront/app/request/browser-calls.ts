import type { AllCalls, CallGroup, CallName } from '@tradehall/domain/all-calls.ts';
import type { Call, CallAnswer, CallFailure, CallInput, CallResult } from '@tradehall/domain/calls/call.ts';

type Row<Group extends CallGroup, Name extends CallName<Group>> = AllCalls[Group][Name] & Call;

type Body<Declared extends Call> =
  { readonly data: CallAnswer<Declared> } | { readonly failure: CallFailure<Declared> };

const timeoutMs = 12_000;

/** The middleware has checked its answer against the call's schema; in the browser the schemas would only weigh. */
const isBody = <Declared extends Call>(body: unknown): body is Body<Declared> =>
  typeof body === 'object' && body !== null && ('data' in body || 'failure' in body);

/** Null where no answer came at all. */
async function answerOf<Group extends CallGroup, Name extends CallName<Group>>(
  url: string,
  init: RequestInit,
): Promise<CallResult<Row<Group, Name>> | null> {
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    const body: unknown = await answer.json();
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

import { z } from 'zod';
import { callPath, isDeclaredFailure, type Call, type CallInput, type CallResult, type CallTable } from './call.ts';
import { originParam, type WireAnswer, type WireRequest } from './wire.ts';

export type Transport = (request: WireRequest) => Promise<WireAnswer>;

export interface CatchOptions {
  readonly onError: (error: Error) => void;
}

export interface ClientCall<Row extends Call> {
  (input: CallInput<Row>): Promise<CallResult<Row>>;
  /** A§8: with a catch callback an unexpected error goes there and null comes back. */
  (input: CallInput<Row>, options: CatchOptions): Promise<CallResult<Row> | null>;
}

export type Client<Table extends CallTable> = {
  readonly [Group in keyof Table]: { readonly [Name in keyof Table[Group]]: ClientCall<Table[Group][Name]> };
};

const inputFields = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.undefined()]));
const answerBody = z.object({ data: z.unknown() });

function toRequest(row: Call, path: string, input: unknown, origin: string): WireRequest {
  if (row.method === 'POST') return { path, method: 'POST', body: input, params: { [originParam]: origin } };
  const fields = Object.entries(inputFields.parse(input)).filter(([, value]) => value !== undefined);
  const params = Object.fromEntries(fields.map(([name, value]) => [name, String(value)]));
  return { path, method: 'GET', body: undefined, params: { ...params, [originParam]: origin } };
}

function toResult<Row extends Call>(row: Row, { status, body }: WireAnswer): CallResult<Row> {
  // Looked at by hand: a schema that does not fit makes an error, with its stack, for every good answer.
  const hasFailure = typeof body === 'object' && body !== null && 'failure' in body;
  if (hasFailure && isDeclaredFailure(row, body.failure)) return { ok: false, failure: body.failure };
  if (hasFailure || status !== 200) throw new Error(`status ${status}`);
  const answers: Row['answers'] = row.answers;
  return { ok: true, value: z.parse(answers, answerBody.parse(body).data) };
}

function reasonOf(cause: unknown): string {
  if (cause instanceof z.ZodError) return 'the answer is malformed';
  return cause instanceof Error ? cause.message : String(cause);
}

function createCall<Row extends Call>(row: Row, path: string, transport: Transport, origin: () => string) {
  return async (input: CallInput<Row>, options?: CatchOptions): Promise<CallResult<Row> | null> => {
    try {
      return toResult(row, await transport(toRequest(row, path, input, origin())));
    } catch (cause) {
      const error = new Error(`An error occurred during request to ${path}, ${reasonOf(cause)}`, { cause });
      if (options === undefined) throw error;
      options.onError(error);
      return null;
    }
  };
}

type BuiltCalls = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

// Object.fromEntries forgets which names it was given; looking each one up again is what the type then rests on.
function isClientOf<Table extends CallTable>(table: Table, built: BuiltCalls): built is BuiltCalls & Client<Table> {
  return Object.entries(table).every(([group, rows]) =>
    Object.keys(rows).every((name) => typeof built[group]?.[name] === 'function'),
  );
}

/** `origin` is the shop host the request is made for: the page's in a browser, the visitor's on a server. */
export function createClient<Table extends CallTable>(
  table: Table,
  transport: Transport,
  origin: () => string,
): Client<Table> {
  const built = Object.fromEntries(
    Object.entries(table).map(([group, rows]) => [
      group,
      Object.fromEntries(
        Object.entries(rows).map(([name, row]) => [name, createCall(row, callPath(group, name), transport, origin)]),
      ),
    ]),
  );
  if (!isClientOf(table, built)) throw new Error('the client lacks a call of its table');
  return built;
}

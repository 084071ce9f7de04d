import type { AllCalls } from '@tradehall/domain/all-calls.ts';
import type { Call, CallAnswer, CallFailure, ParsedCallInput } from '@tradehall/domain/calls/call.ts';
import type { Failure } from '@tradehall/domain/calls/failures.ts';
import type { Result } from '@tradehall/domain/calls/result.ts';
import type { CallContext } from './call-context.ts';
import type { Encoded } from '../read-side/encoded.ts';

/** What the handler of a call may answer: a value of its row, as it is or as ready text, or a declared failure. */
export type HandlerResult<Row extends Call> = Result<CallAnswer<Row> | Encoded<CallAnswer<Row>>, CallFailure<Row>>;

export type CallHandler<Row extends Call> = (
  input: ParsedCallInput<Row>,
  context: CallContext,
) => HandlerResult<Row> | Promise<HandlerResult<Row>>;

/** The handler of a call by its name: `Handle<'new-ct', 'getProduct'>`. */
export type Handle<
  Group extends keyof AllCalls,
  Name extends keyof AllCalls[Group],
> = AllCalls[Group][Name] extends Call ? CallHandler<AllCalls[Group][Name]> : never;

export type HandlersOf<Rows extends Readonly<Record<string, Call>>> = {
  readonly [Name in keyof Rows]: CallHandler<Rows[Name]>;
};

/** A handler for every call of the specification: a missing one does not compile. */
export type AllHandlers = { readonly [Group in keyof AllCalls]: HandlersOf<AllCalls[Group]> };

export type AnyResult = Result<unknown, Failure>;

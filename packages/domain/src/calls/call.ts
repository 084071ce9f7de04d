import type { z } from 'zod';
import { isFailure, type Failure, type FailureCode } from './failures.ts';
import type { Result } from './result.ts';

/** Any call may fail with these; rows list only what is their own. */
export const implicitFailures = [
  'invalid-input',
  'too-many-requests',
  'unknown',
] as const satisfies readonly FailureCode[];

export type CallMethod = 'GET' | 'POST';

export interface Call<
  Takes extends z.ZodType = z.ZodType,
  Answers extends z.ZodType = z.ZodType,
  Code extends FailureCode = FailureCode,
> {
  readonly method: CallMethod;
  readonly takes: Takes;
  readonly answers: Answers;
  readonly failsWith: readonly Code[];
}

export type CallTable = Readonly<Record<string, Readonly<Record<string, Call>>>>;

export function call<
  Takes extends z.ZodType,
  Answers extends z.ZodType,
  const Codes extends readonly FailureCode[],
>(row: {
  readonly method?: CallMethod;
  readonly takes: Takes;
  readonly answers: Answers;
  readonly failsWith: Codes;
}): Call<Takes, Answers, Codes[number]> {
  return { method: 'POST', ...row };
}

/** What a caller sends. */
export type CallInput<Row extends Call> = z.input<Row['takes']>;
/** What a handler receives, after parsing. */
export type ParsedCallInput<Row extends Call> = z.output<Row['takes']>;
export type CallAnswer<Row extends Call> = z.output<Row['answers']>;
export type CallFailureCode<Row extends Call> = Row['failsWith'][number] | (typeof implicitFailures)[number];
export type CallFailure<Row extends Call> = Failure<CallFailureCode<Row>>;
export type CallResult<Row extends Call> = Result<CallAnswer<Row>, CallFailure<Row>>;

export function isDeclaredFailure<Row extends Call>(row: Row, value: unknown): value is CallFailure<Row> {
  const declared: readonly FailureCode[] = [...implicitFailures, ...row.failsWith];
  return isFailure(value) && declared.includes(value.code);
}

export function callPath<Group extends string, Name extends string>(group: Group, name: Name): `/api/${Group}/${Name}` {
  return `/api/${group}/${name}`;
}

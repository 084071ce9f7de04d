import { z } from 'zod';
import { call, type Call, type CallAnswer } from './call.ts';
import { isFailure, type Failure, type FailureCode } from './failures.ts';
import type { Result } from './result.ts';

/**
 * Whom the engine waits for while it answers: the tax office, the card provider, the hash and the list of breached
 * passwords, or whoever else a shopper signs in with; `usual`: nobody. The lanes share no connections.
 */
export const engineLanes = ['usual', 'vat', 'card', 'passwords', 'identity'] as const;
export type EngineLane = (typeof engineLanes)[number];

/** A call of the middleware to the engine, in the same words as the browser's calls to the middleware. */
export interface EngineCall<
  Takes extends z.ZodType = z.ZodType,
  Answers extends z.ZodType = z.ZodType,
  Code extends FailureCode = FailureCode,
> extends Call<Takes, Answers, Code> {
  /** Whether the engine begins a session for a visitor who has none. */
  readonly beginsSession: boolean;
  /** How long the middleware waits; null: as long as for most calls. */
  readonly timeoutMs: number | null;
  /** The same for every input, or decided by it as it is sent. */
  readonly lane: EngineLane | ((input: unknown) => EngineLane);
}

export type EngineCallTable = Readonly<Record<string, EngineCall>>;

export function engineCall<
  Takes extends z.ZodType,
  Answers extends z.ZodType,
  const Codes extends readonly FailureCode[] = readonly [],
>(row: {
  readonly takes: Takes;
  readonly answers: Answers;
  readonly failsWith?: Codes;
  readonly beginsSession?: boolean;
  readonly timeoutMs?: number;
  readonly lane?: EngineCall['lane'];
}): EngineCall<Takes, Answers, Codes[number]> {
  const { takes, answers, failsWith = [], beginsSession = false, timeoutMs = null, lane = 'usual' } = row;
  return { ...call({ takes, answers, failsWith }), beginsSession, timeoutMs, lane };
}

export function laneOf({ lane }: Pick<EngineCall, 'lane'>, input: unknown): EngineLane {
  return typeof lane === 'string' ? lane : lane(input);
}

type Json = z.core.util.JSONType;

// Whatever may be JSON is left as it is: its type has no end.
export type Immutable<Value> = Json extends Value
  ? Value
  : Value extends object
    ? { readonly [Key in keyof Value]: Immutable<Value[Key]> }
    : Value;

/** What the middleware sends. */
export type EngineInput<Row extends EngineCall> = Immutable<z.input<Row['takes']>>;
/** What the engine answers, before it is sent. */
export type EngineAnswer<Row extends EngineCall> = Immutable<z.input<Row['answers']>>;
export type EngineCallFailure<Row extends EngineCall> = Failure<Row['failsWith'][number]>;
/** What the middleware gets. Failures that any call may have are no answer: they are thrown. */
export type EngineCallResult<Row extends EngineCall> = Result<CallAnswer<Row>, EngineCallFailure<Row>>;

export function isFailureOf<Row extends EngineCall>(row: Row, value: unknown): value is EngineCallFailure<Row> {
  return isFailure(value) && row.failsWith.includes(value.code);
}

/** Under these paths stands the engine's door. Which of the two it is decides whether a session may begin. */
export const engineDoorPaths = { plain: 'calls', beginsSession: 'calls-beginning-session' } as const;

export function engineCallPath(name: string, { beginsSession }: Pick<EngineCall, 'beginsSession'>): string {
  return `/${beginsSession ? engineDoorPaths.beginsSession : engineDoorPaths.plain}/${name}`;
}

// The engine counts ids and versions in 32 bits.
const largestInteger = 2 ** 31 - 1;
const engineInteger = z.int().min(1).max(largestInteger);

/** A row of the engine: a text on the wire, a number in the engine. */
export const engineId = z.string().regex(/^\d+$/).transform(Number).pipe(engineInteger);

export function isEngineId(id: string): boolean {
  return engineId.safeParse(id).success;
}

/** No row has a version above what the engine can count to: one above it counts as the largest. */
export const engineVersion = z
  .int()
  .nonnegative()
  .transform((version) => Math.min(version, largestInteger));

/** Names one wish: sent again, it finds its first answer. */
export const engineIntentId = z.string().min(8).max(64);

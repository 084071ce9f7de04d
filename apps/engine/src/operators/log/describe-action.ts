import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { OperatorAction } from '../operator-request';
import type { Outcome } from './operator-log';

/** What names a thing and says nothing of anybody. Everything else that was typed stays out of the log. */
const naming = /^(ids?|\w+Ids?|key|\w+Key|locale|stores?|sku|state|status|enabled)$/;
const mostNamed = 50;
const longest = 100;

const scalar = z.union([z.string().max(longest), z.number(), z.boolean()]);
const named = z.union([scalar, z.array(scalar).max(mostNamed)]);
const nested = z.record(z.string(), z.unknown());

/** The ids and keys among the arguments, by their path. */
function targetOf(args: unknown): Record<string, unknown> {
  const found: [string, unknown][] = [];
  const walk = (value: unknown, path: string, depth: number): void => {
    if (depth > 5 || found.length >= mostNamed) return;
    if (Array.isArray(value)) for (const [at, item] of value.entries()) walk(item, `${path}${at}.`, depth + 1);
    const record = Array.isArray(value) ? null : nested.safeParse(value);
    for (const [key, inner] of Object.entries(record?.data ?? {})) {
      const given = named.safeParse(inner);
      // A value is what was typed, whatever it names.
      if (key === 'value') continue;
      if (!given.success) walk(inner, `${path}${key}.`, depth + 1);
      else if (naming.test(key) && found.length < mostNamed) found.push([`${path}${key}`, given.data]);
    }
  };
  walk(args, '', 0);
  return Object.fromEntries(found);
}

export function describeAction(mutation: string, args: unknown): OperatorAction {
  return { id: randomUUID(), mutation, target: targetOf(args) };
}

const errorResult = z.object({ errorCode: z.string() });
const coded = z.object({ extensions: z.object({ code: z.string() }) });
const refusals: ReadonlySet<string> = new Set(['FORBIDDEN', 'UNAUTHORIZED', 'USER_INPUT_ERROR', 'ENTITY_NOT_FOUND']);

/** The engine answers with what was thrown; the executor throws it then. */
export function outcomeOf(thrown: unknown, result: unknown): Outcome {
  const error = thrown ?? (result instanceof Error ? result : null);
  const code = coded.safeParse(error).data?.extensions.code;
  if (code !== undefined) return { kind: refusals.has(code) ? 'refused' : 'failed', reason: code };
  if (error !== null) return { kind: 'failed', reason: null };
  const refused = errorResult.safeParse(result);
  return refused.success ? { kind: 'refused', reason: refused.data.errorCode } : { kind: 'done', reason: null };
}

import { callPath, type Call, type CallMethod } from '@tradehall/domain/calls/call.ts';
import { invalidInput } from '@tradehall/domain/calls/failures.ts';
import { isLocale } from '@tradehall/domain/locales/locales.ts';
import { fail } from '@tradehall/domain/calls/result.ts';
import { z } from 'zod';
import type { CallContext } from '../context/call-context.ts';
import type { AnyResult, CallHandler, HandlersOf } from '../context/call-handler.ts';

/** A call joined with its handler: from whatever arrived to a result. */
export interface BoundCall {
  readonly name: string;
  readonly path: string;
  readonly method: CallMethod;
  readonly run: (given: unknown, context: CallContext) => Promise<AnyResult>;
}

export function bindCalls<Table extends Readonly<Record<string, Readonly<Record<string, Call>>>>>(
  table: Table,
  handlers: { readonly [Group in keyof Table]: HandlersOf<Table[Group]> },
): readonly BoundCall[] {
  const bound: BoundCall[] = [];
  for (const group in table) bound.push(...bindGroup(group, table[group], handlers[group]));
  return bound;
}

function bindGroup<Rows extends Readonly<Record<string, Call>>>(
  group: string,
  rows: Rows,
  handlers: HandlersOf<Rows>,
): readonly BoundCall[] {
  const bound: BoundCall[] = [];
  for (const name in rows) bound.push(bind(group, name, rows[name], handlers[name]));
  return bound;
}

/** PostgreSQL keeps no text with this character, and nobody types it. */
function hasUnstorableText(given: unknown): boolean {
  const unread: unknown[] = [given];
  while (unread.length > 0) {
    const value = unread.pop();
    if (typeof value === 'string' && value.includes('\0')) return true;
    const inside: readonly unknown[] = typeof value === 'object' && value !== null ? Object.values(value) : [];
    unread.push(...inside);
  }
  return false;
}

const localised = z.object({ locale: z.string().refine(isLocale) });

function bind<Row extends Call>(group: string, name: string, row: Row, handler: CallHandler<Row>): BoundCall {
  const run: BoundCall['run'] = async (given, context) => {
    const input = z.safeParse<Row['takes']>(row.takes, given);
    if (!input.success) return fail(invalidInput(input.error));
    if (hasUnstorableText(input.data))
      return fail({ code: 'invalid-input', issues: [{ path: '', rule: 'malformed' }] });
    const asked = localised.safeParse(input.data);
    if (asked.success && !context.country.locales.includes(asked.data.locale))
      return fail({ code: 'invalid-input', issues: [{ path: 'locale', rule: 'not-of-this-store' }] });
    return handler(input.data, context);
  };
  return { name: `${group}/${name}`, path: callPath(group, name), method: row.method, run };
}

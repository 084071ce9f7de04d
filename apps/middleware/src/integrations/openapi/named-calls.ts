import { callPath, implicitFailures, type Call, type CallTable } from '@tradehall/domain/calls/call.ts';
import { type FailureCode, failures } from '@tradehall/domain/calls/failures.ts';
import { z } from 'zod';
import { callExamples } from './call-examples.ts';
import { type Json, queryParametersOf, type SchemaBook } from './schema-book.ts';

/** As the table has them: what each takes, answers and fails with. */
export function pathsOfCalls(table: CallTable, book: SchemaBook): Json {
  const paths: Record<string, Json> = {};
  for (const [group, rows] of Object.entries(table))
    for (const [name, row] of Object.entries(rows))
      paths[callPath(group, name)] = { [row.method.toLowerCase()]: operationOf(group, name, row, book) };
  return paths;
}

function operationOf(group: string, name: string, row: Call, book: SchemaBook): Json {
  const id = `${group}.${name}`;
  const example = callExamples[`${group}/${name}`];
  const takes = { schema: book.refTo(`${id}.takes`, row.takes), ...(example !== undefined && { example }) };
  const input =
    row.method === 'POST'
      ? { requestBody: { required: true, content: { 'application/json': takes } } }
      : { parameters: queryParametersOf(row.takes, example) };
  return { operationId: id, summary: name, tags: [group], ...input, responses: responsesOf(id, row, book) };
}

function responsesOf(id: string, row: Call, book: SchemaBook): Json {
  const data = book.refTo(`${id}.answers`, row.answers);
  const answered: Json = { type: 'object', properties: { data }, required: ['data'] };
  const codes: readonly FailureCode[] = [...new Set([...implicitFailures, ...row.failsWith])];
  const byStatus = new Map<number, Json[]>([[200, [answered]]]);
  for (const code of codes) {
    const { status } = failures[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), failureOf(code, book)]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, anyOf]) => [
      String(status),
      {
        description: status === 200 ? 'The answer' : 'A failure, told by its code',
        content: { 'application/json': { schema: anyOf.length === 1 ? anyOf[0] : { anyOf } } },
      },
    ]),
  );
}

function failureOf(code: FailureCode, book: SchemaBook): Json {
  const row: { readonly status: number; readonly details?: z.ZodObject } = failures[code];
  const named = { code: z.literal(code) };
  return book.refTo(`failure.${code}`, z.object({ failure: row.details?.extend(named) ?? z.object(named) }));
}

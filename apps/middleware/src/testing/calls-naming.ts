import { allCalls } from '@tradehall/domain/all-calls.ts';
import { callPath, type CallTable } from '@tradehall/domain/calls/call.ts';
import { z } from 'zod';

const table: CallTable = allCalls;
const withProperties = z.object({ properties: z.record(z.string(), z.unknown()) });
const forms = z.object({ anyOf: z.array(z.unknown()).optional(), oneOf: z.array(z.unknown()).optional() });

function hasField(schema: unknown, field: string): boolean {
  const { data } = withProperties.safeParse(schema);
  if (data !== undefined && field in data.properties) return true;
  const { anyOf = [], oneOf = [] } = forms.parse(schema);
  return [...anyOf, ...oneOf].some((form) => hasField(form, field));
}

/** The calls that can be told which cart or order they are about, in any of the forms their input has. */
export const callsNaming = (field: 'cartId' | 'orderId') =>
  Object.entries(table)
    .flatMap(([group, rows]) =>
      Object.entries(rows).map(([name, row]) => ({ name: `${group}/${name}`, path: callPath(group, name), row })),
    )
    .filter(({ row }) => hasField(z.toJSONSchema(row.takes, { unrepresentable: 'any' }), field));

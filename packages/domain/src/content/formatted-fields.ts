import { z } from 'zod';
import { type ContentBlock, blockSchemas } from './content-block.ts';

/** A field's JSON schema, as far as it says what the field holds. */
export interface FieldSchema {
  readonly format?: string | undefined;
  readonly properties?: Readonly<Record<string, FieldSchema>> | undefined;
  readonly items?: FieldSchema | undefined;
}

const fieldSchema: z.ZodType<FieldSchema> = z.object({
  format: z.string().optional(),
  get properties() {
    return z.record(z.string(), fieldSchema).optional();
  },
  get items() {
    return fieldSchema.optional();
  },
});

/** Each kind's fields as JSON schema: for the operator's editor, and to find what has a format. */
export const blockJsonSchemas: Readonly<Record<string, unknown>> = Object.fromEntries(
  [...blockSchemas].map(([kind, fields]) => [kind, z.toJSONSchema(fields, { io: 'input' })]),
);

export const fieldSchemas: ReadonlyMap<string, FieldSchema> = new Map(
  Object.entries(blockJsonSchemas).map(([kind, schema]) => [kind, fieldSchema.parse(schema)]),
);

interface FormattedField {
  /** `html`, `picture`, `category`, `products`, `product-zone`: what the schema says of the field. */
  readonly format: string;
  /** Of the lists it stands in, from the outside: in which entry. */
  readonly entries: readonly number[];
  readonly value: unknown;
}

/** Every field of a block whose schema names a format, wherever in the block it stands. */
export function formattedFields({ kind, fields }: ContentBlock): FormattedField[] {
  return fieldsIn(fields, fieldSchemas.get(kind), []);
}

function fieldsIn(value: unknown, schema: FieldSchema | undefined, entries: readonly number[]): FormattedField[] {
  if (value === undefined || schema === undefined) return [];
  if (schema.format !== undefined) return [{ format: schema.format, entries, value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => fieldsIn(item, schema.items, [...entries, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) => fieldsIn(field, schema.properties?.[name], entries));
}

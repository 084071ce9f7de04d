import { type ContentBlock, blockSchemas, contentBlock } from '@tradehall/domain/content/content-block.ts';
import { z } from 'zod';
import { safeContentHtml } from './content-html';

interface FieldSchema {
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

/** Each kind's fields as JSON schema: for the operator's editor, and to find the fields that hold HTML. */
export const blockJsonSchemas: Readonly<Record<string, unknown>> = Object.fromEntries(
  [...blockSchemas].map(([kind, fields]) => [kind, z.toJSONSchema(fields, { io: 'input' })]),
);

const fieldsByKind: ReadonlyMap<string, FieldSchema> = new Map(
  Object.entries(blockJsonSchemas).map(([kind, schema]) => [kind, fieldSchema.parse(schema)]),
);

/** Cleans every formatted text, wherever in a block it stands. A block that is left without a text is none any more. */
export function sanitiseBlocks(blocks: readonly ContentBlock[]): z.ZodSafeParseResult<ContentBlock[]> {
  const cleaned = blocks.map(({ kind, fields }) => ({ kind, fields: clean(fields, fieldsByKind.get(kind)) }));
  return z.array(contentBlock).safeParse(cleaned);
}

function clean(value: unknown, schema: FieldSchema | undefined): unknown {
  if (typeof value === 'string') return schema?.format === 'html' ? safeContentHtml(value) : value;
  if (Array.isArray(value)) return value.map((item) => clean(item, schema?.items));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, field]) => [name, clean(field, schema?.properties?.[name])]);
  return Object.fromEntries(entries);
}

import { type ContentBlock, contentBlock } from '@tradehall/domain/content/content-block.ts';
import { type FieldSchema, fieldSchemas } from '@tradehall/domain/content/formatted-fields.ts';
import { z } from 'zod';
import { safeContentHtml } from './content-html';

/** Cleans every formatted text, wherever in a block it stands. A block that is left without a text is none any more. */
export function sanitiseBlocks(blocks: readonly ContentBlock[]): z.ZodSafeParseResult<ContentBlock[]> {
  const cleaned = blocks.map(({ kind, fields }) => ({ kind, fields: clean(fields, fieldSchemas.get(kind)) }));
  return z.array(contentBlock).safeParse(cleaned);
}

function clean(value: unknown, schema: FieldSchema | undefined): unknown {
  if (typeof value === 'string') return schema?.format === 'html' ? safeContentHtml(value) : value;
  if (Array.isArray(value)) return value.map((item) => clean(item, schema?.items));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, field]) => [name, clean(field, schema?.properties?.[name])]);
  return Object.fromEntries(entries);
}

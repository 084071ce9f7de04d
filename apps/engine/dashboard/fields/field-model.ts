import { wordsOfName } from '../in-words';
import type { JsonSchema } from './json-schema';

export type TextKind = 'line' | 'text' | 'html' | 'date' | 'moment';

/** How a value is typed in. */
export type FieldModel =
  | { readonly type: 'text'; readonly kind: TextKind; readonly maxLength: number | undefined }
  | { readonly type: 'number'; readonly min: number | undefined; readonly max: number | undefined }
  | { readonly type: 'yes-or-no' }
  /** Chosen from the library, with a word on what it shows. */
  | { readonly type: 'picture' }
  | { readonly type: 'choice'; readonly choices: readonly string[] }
  | ListModel
  | GroupModel
  /** Which fields there are depends on the value of the one named `by`. */
  | { readonly type: 'variants'; readonly by: string; readonly variants: Readonly<Record<string, GroupModel>> };

interface ListModel {
  readonly type: 'list';
  readonly item: FieldModel;
  readonly itemHint: string | undefined;
  readonly min: number;
  readonly max: number;
}

export interface GroupModel {
  readonly type: 'group';
  readonly fields: readonly NamedField[];
}

export interface NamedField {
  readonly name: string;
  readonly label: string;
  readonly hint: string | undefined;
  readonly isOptional: boolean;
  readonly model: FieldModel;
}

const longestLine = 200;

export function fieldModel(schema: JsonSchema): FieldModel {
  if (schema.oneOf !== undefined) return variantsModel(schema.oneOf);
  if (schema.format === 'picture') return { type: 'picture' };
  if (schema.enum !== undefined) return { type: 'choice', choices: schema.enum };
  switch (schema.type) {
    case 'object':
      return groupModel(schema);
    case 'array':
      return listModel(schema);
    case 'boolean':
      return { type: 'yes-or-no' };
    case 'integer':
    case 'number':
      return { type: 'number', min: schema.minimum, max: schema.maximum };
    case 'string':
      return { type: 'text', kind: textKind(schema), maxLength: schema.maxLength };
    default:
      throw new Error(`nobody knows how to type in ${JSON.stringify(schema)}`);
  }
}

export function groupModel({ properties = {}, required = [] }: JsonSchema): GroupModel {
  const fields = Object.entries(properties).map(([name, schema]) => ({
    name,
    label: wordsOfName(name),
    hint: schema.description,
    isOptional: !required.includes(name),
    model: fieldModel(schema),
  }));
  return { type: 'group', fields };
}

function listModel({ items, minItems = 0, maxItems = Number.POSITIVE_INFINITY }: JsonSchema): FieldModel {
  return { type: 'list', item: fieldModel(items ?? {}), itemHint: items?.description, min: minItems, max: maxItems };
}

function textKind({ format, maxLength = longestLine }: JsonSchema): TextKind {
  if (format === 'html') return 'html';
  if (format === 'date') return 'date';
  if (format === 'date-time') return 'moment';
  return maxLength > longestLine ? 'text' : 'line';
}

function variantsModel(options: readonly JsonSchema[]): FieldModel {
  const variants = options.map(({ properties = {}, required = [] }) => {
    const [by, value] = Object.entries(properties).find(([, field]) => typeof field.const === 'string') ?? [];
    if (by === undefined || typeof value?.const !== 'string') throw new Error('nothing tells the variants apart');
    const rest = Object.fromEntries(Object.entries(properties).filter(([name]) => name !== by));
    return { by, value: value.const, model: groupModel({ properties: rest, required }) };
  });
  const models = Object.fromEntries(variants.map(({ value, model }) => [value, model]));
  return { type: 'variants', by: variants[0]?.by ?? '', variants: models };
}

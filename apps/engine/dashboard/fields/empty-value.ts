import type { FieldModel, GroupModel } from './field-model';

export type Fields = Readonly<Record<string, unknown>>;

/** What a field holds before anybody has typed into it. */
export function emptyValue(model: FieldModel): unknown {
  switch (model.type) {
    case 'text':
      return '';
    case 'number':
      return model.min ?? 0;
    case 'yes-or-no':
      return false;
    case 'choice':
      return model.choices[0] ?? '';
    case 'picture':
      return { src: '', alt: '', width: 1, height: 1 };
    case 'list':
      return Array.from({ length: model.min }, () => emptyValue(model.item));
    case 'group':
      return emptyFields(model);
    case 'variants':
      return emptyVariant(model, Object.keys(model.variants)[0] ?? '');
  }
}

export function emptyFields({ fields }: GroupModel): Fields {
  const required = fields.filter(({ isOptional }) => !isOptional);
  return Object.fromEntries(required.map(({ name, model }) => [name, emptyValue(model)]));
}

export function emptyVariant({ by, variants }: Extract<FieldModel, { type: 'variants' }>, choice: string): Fields {
  const group = variants[choice];
  return { [by]: choice, ...(group === undefined ? {} : emptyFields(group)) };
}

/** The fields with another value of one of them; without it where the value is undefined. */
export function withField(fields: Fields, name: string, value: unknown): Fields {
  if (value !== undefined) return { ...fields, [name]: value };
  return Object.fromEntries(Object.entries(fields).filter(([each]) => each !== name));
}

export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

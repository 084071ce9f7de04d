import { z } from 'zod';

/** JSON of a schema or of another part of the document. */
export type Json = Readonly<Record<string, unknown>>;

const parts = '#/components/schemas/';

/** The schemas of the document, each written once however many calls have it. */
export class SchemaBook {
  readonly #names = new Map<string, string>();
  readonly #schemas = new Map<string, Json>();

  get schemas(): Json {
    return Object.fromEntries(this.#schemas);
  }

  /** As it is on the wire, before it is parsed. What only code can tell, such as a check digit, is left out. */
  refTo(name: string, schema: z.ZodType): Json {
    const text = JSON.stringify({
      ...z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
      $schema: undefined,
    });
    const known = this.#names.get(text) ?? name;
    if (!this.#names.has(text)) {
      this.#names.set(text, name);
      this.#write(name, text);
    }
    return { $ref: `${parts}${known}` };
  }

  /** What a schema names within itself stands beside it. */
  #write(name: string, text: string): void {
    const moved = text
      .replaceAll('"$ref":"#/$defs/', `"$ref":"${parts}${name}.`)
      .replaceAll('"$ref":"#"', `"$ref":"${parts}${name}"`);
    const { $defs = {}, ...own } = z
      .looseObject({ $defs: z.record(z.string(), z.record(z.string(), z.unknown())).optional() })
      .parse(JSON.parse(moved));
    this.#schemas.set(name, own);
    for (const [key, inner] of Object.entries($defs)) this.#schemas.set(`${name}.${key}`, inner);
  }
}

const described = z.looseObject({
  properties: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
  required: z.array(z.string()).default([]),
});

/** The parts of an object as parameters of an address. */
export function queryParametersOf(schema: z.ZodType, examples: Json = {}): readonly Json[] {
  const { properties, required } = described.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  return Object.entries(properties).map(([name, inner]) => ({
    ...{ name, in: 'query', required: required.includes(name), schema: inner },
    ...(Object.hasOwn(examples, name) && { example: examples[name] }),
  }));
}

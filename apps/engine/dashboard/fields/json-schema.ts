import { z } from 'zod';

/** As much of a JSON schema as the fields of a block make use of. */
export interface JsonSchema {
  readonly type?: string | undefined;
  readonly format?: string | undefined;
  readonly description?: string | undefined;
  readonly const?: unknown;
  readonly enum?: readonly string[] | undefined;
  readonly maxLength?: number | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly minItems?: number | undefined;
  readonly maxItems?: number | undefined;
  readonly items?: JsonSchema | undefined;
  readonly properties?: Readonly<Record<string, JsonSchema>> | undefined;
  readonly required?: readonly string[] | undefined;
  readonly oneOf?: readonly JsonSchema[] | undefined;
}

const jsonSchema: z.ZodType<JsonSchema> = z.object({
  type: z.string().optional(),
  format: z.string().optional(),
  description: z.string().optional(),
  const: z.unknown().optional(),
  enum: z.array(z.string()).optional(),
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  get items() {
    return jsonSchema.optional();
  },
  get properties() {
    return z.record(z.string(), jsonSchema).optional();
  },
  required: z.array(z.string()).optional(),
  get oneOf() {
    return z.array(jsonSchema).optional();
  },
});

export const jsonSchemas = z.record(z.string(), jsonSchema);

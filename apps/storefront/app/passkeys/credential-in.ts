import type { z } from 'zod';

/** What a device has answered, as a field of a form brings it; null where it is no such thing. */
export function credentialIn<Schema extends z.ZodType>(text: string, schema: Schema): z.output<Schema> | null {
  try {
    const parsed = schema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

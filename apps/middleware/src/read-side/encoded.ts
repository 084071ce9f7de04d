import { z } from 'zod';

type DecodedFields<Fields extends Readonly<Record<string, Encoded<unknown>>>> = {
  readonly [Name in keyof Fields]: Fields[Name] extends Encoded<infer Value> ? Value : never;
};

/**
 * JSON text known to encode a `Value`: it can only be made by writing one or by parsing the text,
 * so a stored document travels to the shopper without being decoded and encoded again.
 */
export class Encoded<Value> {
  declare private readonly value: Value;
  readonly chunks: readonly Buffer[];

  private constructor(chunks: readonly Buffer[]) {
    this.chunks = chunks;
  }

  static of<const Value>(value: Value): Encoded<Value> {
    return new Encoded([Buffer.from(JSON.stringify(value))]);
  }

  static parse<Schema extends z.ZodType>(
    schema: Schema,
    text: string,
  ): { value: z.output<Schema>; encoded: Encoded<z.output<Schema>> } {
    return { value: z.parse(schema, JSON.parse(text)), encoded: new Encoded([Buffer.from(text)]) };
  }

  static list<Item>(items: readonly Encoded<Item>[]): Encoded<Item[]> {
    return new Encoded([
      ...bracketed(
        '[',
        items.map(({ chunks }) => chunks),
        ']',
      ),
    ]);
  }

  static single<Item>(item: Encoded<Item>): Encoded<[Item]> {
    return new Encoded([...bracketed('[', [item.chunks], ']')]);
  }

  static object<Fields extends Readonly<Record<string, Encoded<unknown>>>>(
    fields: Fields,
  ): Encoded<DecodedFields<Fields>> {
    const entries = Object.entries(fields).map(([name, { chunks }]) => [
      Buffer.from(`${JSON.stringify(name)}:`),
      ...chunks,
    ]);
    return new Encoded([...bracketed('{', entries, '}')]);
  }

  get byteLength(): number {
    return this.chunks.reduce((sum, chunk) => sum + chunk.byteLength, 0);
  }

  toBuffer(): Buffer {
    return Buffer.concat(this.chunks);
  }
}

const comma = Buffer.from(',');

function* bracketed(open: string, items: readonly (readonly Buffer[])[], close: string): Generator<Buffer> {
  yield Buffer.from(open);
  for (const [index, chunks] of items.entries()) {
    if (index > 0) yield comma;
    yield* chunks;
  }
  yield Buffer.from(close);
}

import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  entityId,
  locale,
  phoneNumber,
  plainParagraphs,
  plainText,
  productSku,
  productSlug,
  quantity,
  shopPath,
  sku,
  slug,
} from './fields.ts';

interface Examples {
  readonly schema: z.ZodType;
  readonly accepted: readonly unknown[];
  readonly refused: readonly unknown[];
}

const fields: Record<string, Examples> = {
  'a locale': { schema: locale, accepted: ['de-AT', 'el-GR'], refused: ['de', 'de-at', 'en-US', '', null] },
  'a quantity': {
    schema: quantity,
    accepted: [1, 1000],
    refused: [0, -1, 1.5, 1001, 1e309, Number.NaN, '1', '1e3', null],
  },
  'a product SKU': {
    schema: productSku,
    accepted: ['EX10000001'],
    refused: ['EX1000000', 'EX100000011', 'ex10000001', '4100010', 'EX10000001\n'],
  },
  'any SKU': { schema: sku, accepted: ['EX10000001', '4100010', '4100040'], refused: ['4100050', 'EX1'] },
  'a category slug': {
    schema: slug,
    accepted: ['ovens', 'gastro-1-2', 'φούρνοι', 'фурни-големи', 'kávovary'],
    refused: ['Ovens', '-ovens', 'ovens-', 'a--b', 'a/b', "a'b", ''],
  },
  'a product slug': {
    schema: productSlug,
    accepted: ['pizza-oven-10000001', 'a-10000001'],
    refused: ['10000001', 'pizza-oven-1000001', 'pizza-oven', 'Pizza-10000001'],
  },
  'an id': { schema: entityId, accepted: ['1', 'a-B_9'], refused: ['', 'a b', "1'", '../x', 'x'.repeat(65), 1] },
  'a phone number': {
    schema: phoneNumber,
    accepted: ['+49 30 123456', '12345678'],
    refused: ['1234567', '+49-30-123456', '+', '49 30  123456'],
  },
  'a line of text': {
    schema: plainText(10),
    accepted: ['Größe', ' x '],
    refused: ['', '  ', '<b>', 'a\nb', 'x'.repeat(11)],
  },
  'paragraphs of text': { schema: plainParagraphs(10), accepted: ['a\n\nb'], refused: ['a<b', 'a\u0000b'] },
  'a path of the shop': {
    schema: shopPath,
    accepted: ['/', '/my-account/orders?page=2'],
    refused: ['//evil.example', '/\\evil.example', 'https://evil.example', 'x', '/a\nb', '/a\\b'],
  },
};

const examples = (kind: 'accepted' | 'refused') =>
  Object.entries(fields).flatMap(([name, field]) =>
    field[kind].map((value): [string, unknown, z.ZodType] => [name, value, field.schema]),
  );

describe('fields of the calls', () => {
  it.each(examples('accepted'))('%s may be %j', (_name, value, schema) => {
    expect(schema.safeParse(value).success).toBe(true);
  });

  it.each(examples('refused'))('%s may not be %j', (_name, value, schema) => {
    expect(schema.safeParse(value).success).toBe(false);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { AdminClient } from '../../testing/admin-client';
import { startTestEngine, type TestEngine } from '../../testing/test-engine';

let engine: TestEngine;
let operator: AdminClient;

beforeAll(async () => {
  engine = await startTestEngine();
  ({ operator } = engine);
});

afterAll(() => engine[Symbol.asyncDispose]());

function createOven(techdetails: string, faq: string) {
  const mutation = 'mutation ($input: CreateProductInput!) { createProduct(input: $input) { name } }';
  const english = { languageCode: 'en', name: 'Oven', slug: 'oven', description: '', customFields: { faq } };
  return operator.ask(z.unknown(), mutation, { input: { translations: [english], customFields: { techdetails } } });
}

describe('a product that an operator saves', () => {
  it('is refused with a sentence where its technical data are no JSON', async () => {
    await expect(createOven('1500 W', '[]')).rejects.toThrow(
      'Technical data must be a JSON list of objects with "key", "value" and perhaps "unit", but this is no JSON',
    );
  });

  it('is refused with a sentence where a question has no answer', async () => {
    await expect(createOven('[]', '[{"question":"Is it hot?"}]')).rejects.toThrow(
      'Questions and answers must be a JSON list of objects with the texts "question" and "answer", but entry 1 is not',
    );
  });

  it('is kept where both have their shape', async () => {
    const saved = createOven('[{"key":"power","value":1500,"unit":"W"}]', '[{"question":"Is it hot?","answer":"Yes"}]');
    expect(await saved).toEqual({ createProduct: { name: 'Oven' } });
  });
});

describe('a second variant of a product', () => {
  const english = (name: string) => [{ languageCode: 'en', name }];

  async function createProduct(): Promise<string> {
    const { createProduct: product } = await operator.ask(
      z.object({ createProduct: z.object({ id: z.string() }) }),
      'mutation ($input: CreateProductInput!) { createProduct(input: $input) { id } }',
      { input: { translations: [{ languageCode: 'en', name: 'Fryer', slug: 'fryer', description: '' }] } },
    );
    return product.id;
  }

  async function addSizes(productId: string): Promise<string[]> {
    const { createProductOptionGroup: group } = await operator.ask(
      z.object({
        createProductOptionGroup: z.object({ id: z.string(), options: z.array(z.object({ id: z.string() })) }),
      }),
      'mutation ($input: CreateProductOptionGroupInput!) { createProductOptionGroup(input: $input) { id options { id } } }',
      {
        input: {
          code: 'size',
          translations: english('Size'),
          options: ['small', 'large'].map((code) => ({ code, translations: english(code) })),
        },
      },
    );
    await operator.ask(
      z.unknown(),
      `mutation ($productId: ID!, $optionGroupId: ID!) {
        addOptionGroupToProduct(productId: $productId, optionGroupId: $optionGroupId) { id } }`,
      { productId, optionGroupId: group.id },
    );
    return group.options.map(({ id }) => id);
  }

  it('is refused with a sentence, also with options of its own, for a page knows one price and one stock', async () => {
    const productId = await createProduct();
    const sizes = await addSizes(productId);
    const addVariants = (optionIds: readonly string[]) =>
      operator.ask(
        z.object({ createProductVariants: z.array(z.object({ id: z.string() })) }),
        'mutation ($input: [CreateProductVariantInput!]!) { createProductVariants(input: $input) { id } }',
        {
          input: optionIds.map((id) => ({
            productId,
            sku: `EX1099900${id}`,
            optionIds: [id],
            translations: english(`Fryer ${id}`),
          })),
        },
      );
    await expect(addVariants(sizes)).rejects.toThrow('A product has one variant here');
    expect((await addVariants(sizes.slice(0, 1))).createProductVariants).toHaveLength(1);
    await expect(addVariants(sizes.slice(1))).rejects.toThrow('A product has one variant here');
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AdminClient } from '../../testing/admin-client';
import { startTestEngine, type TestEngine } from '../../testing/test-engine';

let engine: TestEngine;
let operator: AdminClient;

beforeAll(async () => {
  engine = await startTestEngine();
  ({ operator } = engine);
});

afterAll(async () => {
  await engine[Symbol.asyncDispose]();
});

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

import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { startTestEngine, type TestEngine } from '../testing/test-engine';

let engine: TestEngine;

beforeAll(async () => {
  engine = await startTestEngine();
});

afterAll(() => engine[Symbol.asyncDispose]());

it('an operator is told that nothing waits for the search, which the shop fills by itself, and no error is logged', async () => {
  const ask = (query: string) => engine.operator.ask(z.unknown(), query);
  expect(await ask('{ pendingSearchIndexUpdates }')).toEqual({ pendingSearchIndexUpdates: 0 });
  expect(await ask('mutation { runPendingSearchIndexUpdates { success } }')).toEqual({
    runPendingSearchIndexUpdates: { success: true },
  });
  await expect(ask('mutation { reindex { id } }')).rejects.toThrow('The search of the shop is filled by the worker');
  await expect(ask('{ search(input: { term: "oven" }) { totalItems } }')).rejects.toThrow('filled by the worker');
  expect(engine.output).not.toContain('no-search-plugin-configured');
});

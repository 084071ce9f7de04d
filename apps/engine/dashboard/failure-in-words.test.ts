import { expect, it } from 'vitest';
import { failureInWords } from './failure-in-words';

it("repeats the engine's sentence and nothing else", () => {
  const failure = new Error('GraphQL Request Error: /payment is already redirected.');
  expect(failureInWords(failure)).toBe('/payment is already redirected.');
  expect(failureInWords(new Error('Failed to fetch'))).toBe('Failed to fetch');
});

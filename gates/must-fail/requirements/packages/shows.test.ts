import { expect, it } from 'vitest';

it('is shown', () => {
  expect(1 + 1).toBe(2);
});

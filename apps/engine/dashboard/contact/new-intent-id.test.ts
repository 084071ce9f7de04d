import { expect, it } from 'vitest';
import { z } from 'zod';
import { newIntentId } from './new-intent-id';

it('is a UUID, and another one each time', () => {
  const ids = Array.from({ length: 100 }, newIntentId);
  expect(ids.filter((id) => !z.uuidv4().safeParse(id).success)).toEqual([]);
  expect(new Set(ids).size).toBe(100);
});

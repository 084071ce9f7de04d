import { expect, it } from 'vitest';
import { Journal } from './journal.ts';

it('a journal forgets its oldest entries when it is full', () => {
  const journal = new Journal<number>(2);
  for (const entry of [1, 2, 3]) journal.record(entry);
  expect(journal.entries).toEqual([2, 3]);
});

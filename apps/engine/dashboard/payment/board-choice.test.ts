import { expect, it } from 'vitest';
import { addressOf, boardChoice, searchIn } from './board-choice';

const nothing = { storeKey: '', state: '', method: '', search: '' };

it("reads from the page's address what is to be shown", () => {
  expect(boardChoice({})).toEqual({ ...nothing, skip: 0 });
  expect(boardChoice({ state: 'late', search: 1_000_001, skip: '50' })).toEqual({
    ...nothing,
    state: 'late',
    search: '1000001',
    skip: 50,
  });
  expect(boardChoice({ storeKey: { a: 1 }, skip: '-5' })).toEqual({ ...nothing, skip: 0 });
  expect(searchIn({ search: 'ada@example.test' })).toBe('ada@example.test');
});

it('writes only what was chosen', () => {
  expect(addressOf(nothing, 0)).toEqual({});
  expect(addressOf({ ...nothing, method: 'ideal' }, 50)).toEqual({ method: 'ideal', skip: '50' });
});

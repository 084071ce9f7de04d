import { expect, it } from 'vitest';
import { moved, without } from './list-changes';

const list = ['one', 'two', 'three'];

it('moves an item up and down, and leaves the ends where they are', () => {
  expect(moved(list, 2, -1)).toEqual(['one', 'three', 'two']);
  expect(moved(list, 0, 1)).toEqual(['two', 'one', 'three']);
  expect(moved(list, 0, -1)).toEqual(list);
  expect(moved(list, 2, 1)).toEqual(list);
});

it('takes one item out', () => {
  expect(without(list, 1)).toEqual(['one', 'three']);
  expect(list).toHaveLength(3);
});

import { describe, expect, it } from 'vitest';
import { keyAttributesOf } from './key-attributes.ts';

const attribute = (name: string, value = '1') => ({ name, value });
const namesOf = (names: readonly string[], department: string | null, count?: number) =>
  keyAttributesOf(
    names.map((name) => attribute(name)),
    department,
    count,
  ).map(({ name }) => name);

describe('the attributes a buyer looks at first', () => {
  const fryer = ['brand', 'model', 'timer-max', 'voltage', 'cable-length', 'power', 'volume', 'colour', 'dimensions'];

  it('are those that decide in the department, in its order', () => {
    expect(namesOf(fryer, 'gastronomy')).toEqual(['volume', 'power', 'voltage', 'timer-max']);
    expect(namesOf(['power', 'readability', 'weighing-range'], 'measurement')).toEqual([
      'weighing-range',
      'readability',
      'power',
    ]);
  });

  it('are the first of the product itself in a department nobody has ordered', () => {
    expect(namesOf(['rpm', 'noise-level', 'power'], 'boats')).toEqual(['rpm', 'power', 'noise-level']);
    expect(namesOf(['rpm', 'power'], null)).toEqual(['rpm', 'power']);
  });

  it('are as many as asked for, and never what has no value or is said elsewhere', () => {
    expect(namesOf(fryer, 'gastronomy', 2)).toEqual(['volume', 'power']);
    expect(keyAttributesOf([attribute('volume', ' '), attribute('model')], 'gastronomy')).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { joinRanges, keyAttributesOf, keySpecs } from './key-attributes.ts';

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

const row = (name: string, value: string, type = 'number') => ({ name, label: name.toUpperCase(), type, value });

describe('the specs of a product in a list', () => {
  it('are the first four measures of its technical data', () => {
    const measures = [row('volume', '8\u00a0l'), row('power', '3.000\u00a0W'), row('voltage', '230\u00a0V')];
    const rows = [
      row('brand', 'Royal Catering', 'string'),
      ...measures,
      row('depth', '5\u00a0mm'),
      row('rpm', '9\u00a0rpm'),
    ];
    expect(keySpecs(rows).map(({ value }) => value)).toEqual(['8\u00a0l', '3.000\u00a0W', '230\u00a0V', '5\u00a0mm']);
    expect(keySpecs(rows)[0]).toEqual({ name: 'volume', label: 'VOLUME', value: '8\u00a0l' });
  });

  it('leave out counts, however their language groups thousands, and what is said of the package', () => {
    const rows = [row('channels', '4'), row('pieces-per-pack', '1\u00a0000'), row('gross-weight', '12\u00a0kg')];
    expect(keySpecs([...rows, row('net-weight', '1\u00a0100\u00a0kg')]).map(({ name }) => name)).toEqual([
      'net-weight',
    ]);
  });

  it('say a least and a most as one range, under the words that both labels have', () => {
    const least = { name: 'temperature-min', label: 'Ελάχιστη θερμοκρασία', value: '-2\u00a0°C' };
    const most = { name: 'temperature-max', label: 'Μέγιστη θερμοκρασία', value: '10\u00a0°C' };
    const volume = { name: 'volume', label: 'Όγκος', value: '8\u00a0l' };
    const range = { name: 'temperature-min', label: 'Θερμοκρασία', value: '-2\u00a0–\u00a010\u00a0°C' };
    expect(joinRanges([most, volume, least])).toEqual([range, volume]);
    expect(joinRanges([least, volume])).toEqual([least, volume]);
    const finnish = [
      { ...least, label: 'Vähimmäislämpötila' },
      { ...most, label: 'Enimmäislämpötila' },
    ];
    expect(joinRanges(finnish)[0]?.label).toBe('Vähimmäislämpötila – Enimmäislämpötila');
    const otherUnit = { ...most, value: '50\u00a0°F' };
    expect(joinRanges([least, otherUnit])).toEqual([least, otherUnit]);
  });
});

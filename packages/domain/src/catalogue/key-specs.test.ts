import { describe, expect, it } from 'vitest';
import { keySpecs } from './key-specs.ts';

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
});

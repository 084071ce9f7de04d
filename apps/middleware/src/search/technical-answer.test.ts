import { describe, expect, it } from 'vitest';
import { measuresAnswer, technicalAnswer } from './technical-answer.ts';

const words = {
  facets: { 'volume-l': { label: 'Volumen', unit: 'l' }, 'voltage-v': { label: 'Spannung', unit: 'V' } },
  values: { 'stainless-steel': 'Edelstahl' },
};
const counts = (values: Record<string, number>) => Object.entries(values).map(([value, count]) => ({ value, count }));
const volume = { name: 'volume-l', counts: counts({ '4': 1, '8': 2, '10': 3 }) };

describe('the technical facets of an answer', () => {
  it('have the words of the locale, numbers with their steps', () => {
    expect(technicalAnswer([volume], {}, words)).toEqual([
      {
        ...{ kind: 'range', name: 'volume-l', label: 'Volumen', unit: 'l', minimum: 4, maximum: 10 },
        steps: [
          { from: 4, to: 4, count: 1 },
          { from: 8, to: 8, count: 2 },
          { from: 10, to: 10, count: 3 },
        ],
      },
    ]);
    const material = { name: 'material', counts: counts({ 'stainless-steel': 3, IP44: 1 }) };
    expect(technicalAnswer([material], {}, words)).toMatchObject([
      { kind: 'values', label: 'material', values: [{ label: 'Edelstahl' }, { label: 'IP44' }] },
    ]);
  });

  it('leave out what is the same everywhere, unless it is chosen', () => {
    const voltage = { name: 'voltage-v', counts: counts({ '230': 9 }) };
    expect(technicalAnswer([voltage], {}, words)).toEqual([]);
    expect(technicalAnswer([voltage], { values: { 'voltage-v': ['230'] } }, words)).toHaveLength(1);
    const nothing = { name: 'volume-l', counts: [] };
    expect(technicalAnswer([nothing], { ranges: { 'volume-l': { from: 99 } } }, null)).toMatchObject([
      { label: 'volume', steps: [] },
    ]);
  });

  it('are six at most beside the switches, which come first', () => {
    const names = ['volume-l', 'tank-volume-l', 'load-max-kg', 'power-w', 'width-mm', 'height-mm', 'length-mm'];
    const many = names.map((name) => ({ ...volume, name }));
    const found = technicalAnswer([...many, { name: 'in-stock', counts: counts({ yes: 4 }) }], {}, words);
    expect(found).toHaveLength(7);
    expect(found[0]).toEqual({ kind: 'switch', name: 'in-stock', count: 4 });
  });
});

describe('the measures of an answer', () => {
  it('have the words of the locale, and the name that cards have', () => {
    expect(measuresAnswer(['volume-l', 'power-w'], words)).toEqual([
      { name: 'volume-l', key: 'volume', label: 'Volumen' },
      { name: 'power-w', key: 'power', label: 'power' },
    ]);
  });
});

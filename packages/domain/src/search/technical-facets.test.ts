import { describe, expect, it } from 'vitest';
import { facetSteps } from './facet-steps.ts';
import { specsOf } from './product-specs.ts';
import { facetsToCount, measuresToSort, technicalFacets } from './technical-facets.ts';

describe('what a product says about facets', () => {
  const sides = (value: string, unit = 'mm') => ({ key: 'dimensions', value, unit });

  it('has numbers in the unit of the facet, and values as they are', () => {
    const details = [
      { key: 'power', value: 3.25, unit: 'kW' },
      { key: 'volume', value: 300, unit: 'ml' },
      { key: 'voltage', value: [230, 400], unit: 'V' },
      { key: 'material', value: 'stainless-steel' },
      { key: 'number-of-shelves', value: 4 },
      { key: 'model', value: 'RC-DF 2010' },
    ];
    expect(specsOf(details, false)).toEqual({
      'power-w': 3250,
      'volume-l': 0.3,
      'voltage-v': ['230', '400'],
      material: ['stainless-steel'],
      'number-of-shelves': ['4'],
    });
  });

  it.each([
    [{ key: 'power', value: 3, unit: 'hp' }],
    [{ key: 'power', value: '3000', unit: 'W' }],
    [{ key: 'power', value: [2000, 3000], unit: 'W' }],
    [{ key: 'material', value: ' ' }],
    [sides('560 × 480')],
  ])('leaves out what cannot be compared: %j', (row) => {
    expect(specsOf([row], false)).toEqual({});
  });

  it('takes the sides of the whole product before those of a part', () => {
    expect(specsOf([sides('560 × 480 × 420'), { key: 'width', value: 90, unit: 'mm' }], true)).toEqual({
      ...{ 'width-mm': 480, 'height-mm': 420, 'length-mm': 560 },
      ...{ 'in-stock': ['yes'], 'fits-80-cm': ['yes'] },
    });
    expect(specsOf([sides('60x70x210', 'cm')], false)).toMatchObject({ 'width-mm': 700, 'height-mm': 2100 });
  });

  it.each([
    ['800 × 1900 × 3000', true],
    ['801 × 1900 × 1900', false],
    ['700 × 2100 × 2100', false],
    ['3000 × 20 × 1500', true],
  ])('of %s mm fits through a door of 80 cm: %s', (value, fits) => {
    expect('fits-80-cm' in specsOf([sides(value)], false)).toBe(fits);
    const packed = { key: 'package-dimensions', value: '900 × 900 × 900', unit: 'mm' };
    expect('fits-80-cm' in specsOf([sides(value), packed], false)).toBe(fits);
  });
});

describe('the facets of a list', () => {
  const counted = (counts: Record<string, number>, chosen: readonly string[] = []) => {
    const names = Object.entries(counts).map(([value, count]) => ({ value, count }));
    return facetsToCount({ names, total: 10, chosen }).map(({ name }) => name);
  };

  it('are what enough of its products have, in the order of the table', () => {
    expect(counted({ material: 10, 'power-w': 4, 'volume-l': 9, 'torque-nm': 3 })).toEqual([
      ...['volume-l', 'power-w', 'material'],
    ]);
  });

  it('are a switch only where it divides them, and whatever is chosen', () => {
    expect(counted({ 'in-stock': 10, 'fits-80-cm': 1 })).toEqual(['fits-80-cm']);
    expect(counted({ 'in-stock': 10 }, ['in-stock', 'torque-nm'])).toEqual(['in-stock', 'torque-nm']);
  });

  it('sort the list where they are one number that cards show, whatever is chosen', () => {
    const counts = { material: 10, 'power-w': 4, 'volume-l': 9, 'torque-nm': 3, 'voltage-v': 9, 'width-mm': 10 };
    const names = Object.entries(counts).map(([value, count]) => ({ value, count }));
    expect(measuresToSort({ names, total: 10 })).toEqual(['volume-l', 'power-w']);
  });

  it('have names that addresses and indexes can carry', () => {
    const names = technicalFacets.map(({ name }) => name);
    expect(names.filter((name) => !/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('the steps of a range', () => {
  const steps = (values: readonly number[]) => facetSteps(values.map((value) => ({ value, count: 1 })));
  const bounds = (values: readonly number[]) => steps(values).map(({ from, to }) => [from, to]);

  it('are its values where they are few', () => {
    expect(steps([16, 4, 8])).toEqual([4, 8, 16].map((value) => ({ from: value, to: value, count: 1 })));
  });

  it('are bounded by numbers that people say where values are many', () => {
    expect(bounds([12, 19, 33, 48, 77, 102, 151, 210, 380, 990])).toEqual([
      [null, 20],
      [20, 50],
      [50, 100],
      [100, 200],
      [200, null],
    ]);
    expect(bounds([-31, -24, -21, -18, -12, -6, -2, 0])).toContainEqual([null, -25]);
  });

  it('tell values apart that lie close together', () => {
    const values = Array.from({ length: 20 }, (_, at) => 1000 + at);
    expect(bounds(values).length).toBeGreaterThan(3);
  });

  it('have every value in one of them, and none for nothing', () => {
    for (const values of [
      [1, 2, 3, 4, 5, 6, 7],
      [0.1, 0.2, 0.5, 1, 30, 400, 5000, 5000.5],
      [5, 5.1, 5.2, 5.3, 5.4, 5.5, 9],
    ]) {
      const made = steps(values);
      const isIn = (value: number) =>
        made.some(({ from, to }) => value >= (from ?? -Infinity) && value <= (to ?? Infinity));
      expect(values.filter((value) => !isIn(value))).toEqual([]);
      expect(made.filter(({ count }) => count === 0)).toEqual([]);
    }
  });
});

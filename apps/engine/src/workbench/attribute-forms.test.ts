import { describe, expect, it } from 'vitest';
import { attributeForms, problemOfDetails } from './attribute-forms';

const family = [
  [
    { key: 'power', value: 1500, unit: 'W' },
    { key: 'material', value: 'steel' },
    { key: 'timer', value: true },
    { key: 'size', value: '1/1 GN' },
    { key: 'temperature-min', value: 20, unit: '°C' },
  ],
  [
    { key: 'power', value: 3000, unit: 'W' },
    { key: 'material', value: 'glass' },
    { key: 'colours', value: ['steel', 'glass'] },
    { key: 'temperature-max', value: 250, unit: '°C' },
  ],
];
const forms = attributeForms(family, (word) => ['steel', 'glass', 'wood'].includes(word));
const formOf = (key: string) => forms.find((form) => form.key === key);

describe('how an attribute is filled in', () => {
  it('follows from the products of the family', () => {
    expect(formOf('power')).toMatchObject({ kind: 'number', units: ['W'], usual: { least: 1500, most: 3000 } });
    expect(formOf('material')).toMatchObject({ kind: 'choice', choices: ['glass', 'steel'] });
    expect(formOf('colours')).toMatchObject({ kind: 'choices' });
    expect(formOf('timer')).toMatchObject({ kind: 'yes-or-no' });
    expect(formOf('size')).toMatchObject({ kind: 'words', choices: [] });
  });

  it('is known of what lists can be narrowed by, also where the family has none of it', () => {
    expect(formOf('volume')).toMatchObject({ kind: 'number', units: ['l'], isOfFamily: false });
    expect(attributeForms([], () => false).length).toBeGreaterThan(40);
  });
});

describe('technical data', () => {
  it('are kept where each attribute has a value of its kind', () => {
    const details = [
      { key: 'power', value: 2000, unit: 'W' },
      { key: 'material', value: 'glass' },
      { key: 'volume', value: 10, unit: 'l' },
    ];
    expect(problemOfDetails(details, forms)).toBeNull();
  });

  it.each([
    [{ key: 'power', value: 'much', unit: 'W' }, 'is no number'],
    [{ key: 'power', value: 2000, unit: 'V' }, 'is not measured in V, but in W'],
    [{ key: 'power', value: 2000 }, 'has no unit'],
    [{ key: 'material', value: 'wood' }, 'is none of its values'],
    [{ key: 'timer', value: 'yes' }, 'is yes or no'],
    [{ key: 'magic', value: 'much' }, 'is no attribute'],
    [{ key: 'size', value: '' }, 'has no value'],
  ])('are refused as %j: it %s', (detail, words) => {
    expect(problemOfDetails([detail], forms)).toContain(words);
  });

  it('are refused with an attribute twice, or a range whose ends are the wrong way round', () => {
    const power = { key: 'power', value: 2000, unit: 'W' };
    expect(problemOfDetails([power, power], forms)).toContain('twice');
    const range = [
      { key: 'temperature-min', value: 300, unit: '°C' },
      { key: 'temperature-max', value: 200, unit: '°C' },
    ];
    expect(problemOfDetails(range, forms)).toBe('“temperature-min” is above “temperature-max”.');
  });

  it('may keep what an import has left, as long as nobody changes it', () => {
    const old = { key: 'magic', value: 'much' };
    expect(problemOfDetails([old], forms, [old])).toBeNull();
  });
});

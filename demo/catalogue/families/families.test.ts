import { describe, expect, it } from 'vitest';
import { attributeUnits } from './attributes';
import { appliesTo, bandsOf, bandValues, bandValuesOf, numbersOf } from './bands';
import { departments } from './departments';
import { families } from './families';
import { faqValues, highlightValues } from './placeholders';

const keys = families.map(({ key }) => key);

describe('the catalogue families', () => {
  it('give the category tree about a thousand nodes', () => {
    const groups = Object.values(departments).flat();
    const subtypes = families.flatMap((family) => family.subtypes.map((subtype) => ({ family, subtype })));
    const bands = subtypes.flatMap(({ family, subtype }) => bandsOf(family, subtype));
    const nodes = Object.keys(departments).length + groups.length + families.length + subtypes.length + bands.length;
    expect(nodes).toBeGreaterThan(900);
    expect(nodes).toBeLessThan(1100);
  });

  it('have keys and model names of their own', () => {
    expect(new Set(keys).size).toBe(families.length);
    expect(new Set(families.map(({ brand, modelCode }) => `${brand} ${modelCode}`)).size).toBe(families.length);
  });

  it('fill every group of every department', () => {
    const filled = new Set(families.map(({ department, group }) => `${department}/${group}`));
    const drawn = Object.entries(departments).flatMap(([department, groups]) =>
      groups.map((group) => `${department}/${group}`),
    );
    expect([...filled].sort()).toEqual(drawn.sort());
  });

  it('name only parents that exist as accessory parents', () => {
    expect(families.flatMap(({ accessoryOf }) => accessoryOf).filter((parent) => !keys.includes(parent))).toEqual([]);
  });

  it.each(families)('$key are divided by a rising attribute with a unit', (family) => {
    const values = bandValues(family);
    expect(values).toEqual([...new Set(values)].sort((a, b) => a - b));
    expect(attributeUnits[family.bandAttribute]).not.toBeNull();
    expect(family.bands.filter((end) => !values.slice(0, -1).includes(end))).toEqual([]);
    expect(Object.keys(family.subtypeRanges).filter((subtype) => !family.subtypes.includes(subtype))).toEqual([]);
    expect(family.subtypes.filter((subtype) => bandValuesOf(family, subtype).length === 0)).toEqual([]);
  });

  it.each(families)('$key have each technical value once a subtype', (family) => {
    for (const subtype of family.subtypes) {
      const applying = family.attributes.filter((attribute) => appliesTo(attribute, subtype)).map(({ key }) => key);
      expect(applying).toEqual([...new Set(applying)]);
    }
    const tied = family.attributes
      .filter(({ follows }) => follows !== undefined)
      .filter((attribute) => !('step' in attribute));
    const lengths = tied.map((attribute) =>
      'codes' in attribute ? attribute.codes.length : numbersOf(attribute).length,
    );
    expect(new Set(lengths.concat(bandValues(family).length)).size).toBe(1);
  });

  it.each(families)('$key have the values their highlights and answers speak of', (family) => {
    const present = family.attributes.map(({ key }) => key);
    const spoken = [
      ...family.highlightKeys.map((key) => highlightValues[key]),
      ...family.faqKeys.map((key) => faqValues[key]),
    ];
    expect(spoken.filter((key) => key !== undefined && !present.includes(key))).toEqual([]);
    expect(family.nameAttributes.filter((key) => !present.includes(key))).toEqual([]);
  });
});

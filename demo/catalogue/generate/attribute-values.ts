import { attributeUnits, type AttributeKey } from '../families/attributes';
import { appliesTo, bandValues, bandValuesOf, numbersOf } from '../families/bands';
import type { Family, FamilyAttribute } from '../families/family';
import type { Draw } from './draw';

export interface AttributeValue {
  readonly key: AttributeKey;
  /** A string is a key of the vocabulary's values, or a code that reads the same everywhere. */
  readonly value: number | string;
  readonly unit: string | null;
}

export interface DrawnAttributes {
  readonly bandValue: number;
  /** From 0, the smallest of the family, to 1, the largest. */
  readonly size: number;
  readonly values: readonly AttributeValue[];
}

/** One place on the family's scale, and every attribute that is tied to it taken at that place. */
export function drawAttributes(family: Family, subtype: string, draw: Draw): DrawnAttributes {
  const scale = bandValues(family);
  const bandValue = draw.one(bandValuesOf(family, subtype));
  const position = scale.indexOf(bandValue);
  const size = scale.length > 1 ? position / (scale.length - 1) : 0.5;
  const values = family.attributes
    .filter((attribute) => appliesTo(attribute, subtype))
    .map((attribute): AttributeValue => {
      const { key } = attribute;
      const value = key === family.bandAttribute ? bandValue : drawValue(attribute, { position, size }, draw);
      return { key, value, unit: attributeUnits[key] };
    });
  return { bandValue, size, values };
}

function drawValue(attribute: FamilyAttribute, at: { position: number; size: number }, draw: Draw): number | string {
  const choices = choicesOf(attribute);
  if (attribute.follows === undefined) return draw.one(choices);
  const position = 'step' in attribute ? steppedPosition(attribute.follows, at.size, choices.length) : at.position;
  const value = choices[position];
  if (value === undefined) throw new RangeError(`${attribute.key} has no value at place ${position} of the scale`);
  return value;
}

function steppedPosition(follows: 'up' | 'down', size: number, choices: number): number {
  return Math.round((follows === 'up' ? size : 1 - size) * (choices - 1));
}

function choicesOf(attribute: FamilyAttribute): readonly (number | string)[] {
  if ('options' in attribute) return attribute.options;
  if ('codes' in attribute) return attribute.codes;
  return numbersOf(attribute);
}

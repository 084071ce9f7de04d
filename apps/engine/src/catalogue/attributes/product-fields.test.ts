import { describe, expect, it } from 'vitest';
import { productFields } from './product-fields';

type Check = (value: unknown) => unknown;

function refusalOf(name: string, value: string | null): unknown {
  const validate: unknown = productFields.find((field) => field.name === name)?.validate;
  if (!isCheck(validate)) throw new Error(`${name} is not checked`);
  return validate(value);
}

function isCheck(value: unknown): value is Check {
  return typeof value === 'function';
}

describe('what an operator types as JSON', () => {
  it.each([
    ['techdetails', '[{"key":"power","value":1500,"unit":"W"},{"key":"colours","value":["red","blue"]}]'],
    ['faq', '[{"question":"Is it hot?","answer":"Yes."}]'],
    ['highlights', '["Hot within a minute"]'],
    ['deliveryPackage', '["Oven","Tray"]'],
  ])('is saved as %s when it has its shape, or is empty', (name, json) => {
    for (const value of [json, '[]', '', null]) expect(refusalOf(name, value)).toBeUndefined();
  });

  it.each([
    ['techdetails', '{not json', /^Technical data .* but this is no JSON$/],
    ['techdetails', '[{"key":"power","value":1500},{"key":"power"}]', /^Technical data .* but entry 2 is not$/],
    ['faq', '{"question":"Is it hot?"}', /^Questions and answers .* but this is no list$/],
    ['faq', '["Is it hot?"]', /^Questions and answers .* but entry 1 is not$/],
    ['highlights', 'Hot within a minute', /^Highlights .* but this is no JSON$/],
    ['deliveryPackage', '["Oven",2]', /^In the box .* but entry 2 is not$/],
  ])('is refused as %s when it is %s', (name, json, sentence) => {
    expect(refusalOf(name, json)).toMatch(sentence);
  });
});

import { describe, expect, it } from 'vitest';
import { specPlaces } from './spec-places.ts';

function placed(names: readonly string[], columns: readonly string[]) {
  const places = specPlaces(
    names.map((name) => ({ name, label: name, value: '1' })),
    columns,
  );
  return names.map((name) => places.get(name) ?? null);
}

describe('the measures of a row', () => {
  it('stand in the columns of their list, whichever the product says first', () => {
    expect(placed(['power', 'volume'], ['volume', 'power', 'voltage'])).toEqual([2, 1]);
  });

  it('stand in a column that is left where the list has none for them, while there is one', () => {
    expect(placed(['torque', 'volume'], ['volume', 'power'])).toEqual([3, 1]);
    expect(placed(['torque', 'thrust', 'volume'], ['volume', 'power', 'voltage'])).toEqual([4, null, 1]);
    expect(placed(['torque', 'thrust'], [])).toEqual([1, 2]);
  });
});

import { describe, expect, it } from 'vitest';
import { energySteps } from './energy-steps.ts';

describe('the steps of an energy label', () => {
  it('go from the best class of its scale to the worst', () => {
    expect(energySteps({ class: 'B', scale: 'A-G' })).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'G']);
    expect(energySteps({ class: 'A+', scale: 'A+++-D' })).toEqual(['A+++', 'A++', 'A+', 'A', 'B', 'C', 'D']);
  });

  it.each(['', 'A', 'G-A', 'X-Y', 'A-C'])('are none where the class is not on the scale: %j', (scale) => {
    expect(energySteps({ class: 'F', scale })).toEqual([]);
  });
});

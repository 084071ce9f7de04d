import type { EnergyLabel } from './energy-label.ts';

/** Every class the European labels have known, best first. */
const classes = ['A+++', 'A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G'];

/** The classes of a scale like `A-G`, best first; none where the scale cannot be read or the class is not on it. */
export function energySteps({ class: own, scale }: EnergyLabel): readonly string[] {
  const [best = '', worst = ''] = scale.split('-');
  const from = classes.indexOf(best);
  const to = classes.indexOf(worst);
  const steps = from === -1 || to < from ? [] : classes.slice(from, to + 1);
  return steps.includes(own) ? steps : [];
}

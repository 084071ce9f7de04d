import { z } from 'zod';

/** One row of the technical data as a list shows it: `value` is formatted for the locale and carries its unit. */
export const keySpec = z.object({ name: z.string().min(1), label: z.string().min(1), value: z.string() });
export type KeySpec = z.output<typeof keySpec>;

const mostSpecs = 4;

/** They say how it is sent, not what it does. */
const ofThePackage: ReadonlySet<string> = new Set(['gross-weight', 'package-dimensions']);

/** Without a unit a number says nothing where its label is not in sight. Languages group thousands with the same space. */
const hasUnit = (value: string): boolean => /\u00a0[^\d\u00a0]/.test(value);

/** The first measures of the technical data: whoever writes it puts first what matters. */
export function keySpecs(attributes: readonly (KeySpec & { readonly type: string })[]): KeySpec[] {
  return attributes
    .filter(({ name, type, value }) => type === 'number' && hasUnit(value) && !ofThePackage.has(name))
    .slice(0, mostSpecs)
    .map(({ name, label, value }) => ({ name, label, value }));
}

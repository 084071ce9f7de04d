import { z } from 'zod';

/** The class on the European energy label, and the scale it is a step of: `A-G` or `A+++-D`. */
export const energyLabel = z.object({ class: z.string().regex(/^[A-G]\+{0,3}$/), scale: z.string().min(1) });
export type EnergyLabel = z.output<typeof energyLabel>;

import type { Drawing } from '../../drawing.ts';
import { bindingMachines } from './binding-machines.ts';
import { laminators } from './laminators.ts';
import { paperShredders } from './paper-shredders.ts';

export const documentMachines = {
  'paper-shredders': paperShredders,
  laminators,
  'binding-machines': bindingMachines,
} satisfies Record<string, Drawing>;

import type { Drawing } from '../../drawing.ts';
import { displayCoolers } from './display-coolers.ts';
import { iceMachines } from './ice-machines.ts';
import { refrigeratedCabinets } from './refrigerated-cabinets.ts';

export const refrigeration = {
  'refrigerated-cabinets': refrigeratedCabinets,
  'display-coolers': displayCoolers,
  'ice-machines': iceMachines,
} satisfies Record<string, Drawing>;

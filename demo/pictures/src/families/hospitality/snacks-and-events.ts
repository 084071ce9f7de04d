import type { Drawing } from '../../drawing.ts';
import { chocolateFountains } from './chocolate-fountains.ts';
import { popcornMachines } from './popcorn-machines.ts';
import { waffleMakers } from './waffle-makers.ts';

export const snacksAndEvents = {
  'popcorn-machines': popcornMachines,
  'waffle-makers': waffleMakers,
  'chocolate-fountains': chocolateFountains,
} satisfies Record<string, Drawing>;

import type { Drawing } from '../../drawing.ts';
import { barBlenders } from './bar-blenders.ts';
import { bottleCoolers } from './bottle-coolers.ts';
import { citrusJuicers } from './citrus-juicers.ts';

export const barEquipment = {
  'bar-blenders': barBlenders,
  'citrus-juicers': citrusJuicers,
  'bottle-coolers': bottleCoolers,
} satisfies Record<string, Drawing>;

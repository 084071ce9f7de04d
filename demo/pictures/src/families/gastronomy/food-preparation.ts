import type { Drawing } from '../../drawing.ts';
import { meatSlicers } from './meat-slicers.ts';
import { planetaryMixers } from './planetary-mixers.ts';
import { vacuumSealers } from './vacuum-sealers.ts';
import { vegetableCutters } from './vegetable-cutters.ts';

export const foodPreparation = {
  'meat-slicers': meatSlicers,
  'planetary-mixers': planetaryMixers,
  'vegetable-cutters': vegetableCutters,
  'vacuum-sealers': vacuumSealers,
} satisfies Record<string, Drawing>;

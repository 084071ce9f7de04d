import type { Kind } from './article-numbers';
import { drawFor, type Draw } from './draw';

/** Some are sold out, some nearly, most are plenty; dear goods are kept in small numbers. */
export function drawStock(kind: Kind, netCents: number, draw: Draw): number {
  const fraction = draw.fraction();
  if (kind === 'bware') return fraction < 0.1 ? 0 : draw.whole(1, 3);
  if (fraction < 0.07) return 0;
  if (fraction < 0.2) return draw.whole(1, 5);
  return draw.whole(11, netCents > 100_000 ? 60 : 400);
}

/** Of about half of what is sold out it is known when it comes again. */
export function drawArrival(seed: number, index: number, stock: number): number | null {
  if (stock > 0) return null;
  const draw = drawFor(seed, 'arrival', index);
  return draw.chance(0.5) ? draw.whole(10, 120) : null;
}

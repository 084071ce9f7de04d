import type { Drawing } from '../../drawing.ts';
import { coffeeGrinders } from './coffee-grinders.ts';
import { coffeeUrns } from './coffee-urns.ts';

export const hotDrinks = { 'coffee-urns': coffeeUrns, 'coffee-grinders': coffeeGrinders } satisfies Record<
  string,
  Drawing
>;

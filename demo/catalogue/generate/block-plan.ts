import { families } from '../families/families';
import type { Family } from '../families/family';
import { drawFor } from './draw';

/**
 * Products refer to one another (accessories, sets, B-ware) only within their block, so a block can be made without
 * knowing how many follow, and a catalogue grows by appending blocks.
 */
export const blockSize = 100;

export interface NewPlace {
  readonly kind: 'new';
  /** Of the product in the catalogue, counted from 0. */
  readonly index: number;
  readonly family: Family;
  /** Which of the family's products in this block. */
  readonly ordinal: number;
}

export interface SetPlace {
  readonly kind: 'set';
  readonly index: number;
  readonly of: NewPlace;
  readonly pieces: number;
  readonly accessory: NewPlace | null;
}

export interface BwarePlace {
  readonly kind: 'bware';
  readonly index: number;
  readonly of: NewPlace;
}

export type Place = NewPlace | SetPlace | BwarePlace;

const setsPerBlock = 5;
const bwarePerBlock = 7;
const newPerBlock = blockSize - setsPerBlock - bwarePerBlock;
const setsOfPiecesPerBlock = 3;

const accessoryFamilies = families.filter(({ accessoryOf }) => accessoryOf.length > 0);
const parentKeys = new Set(accessoryFamilies.flatMap(({ accessoryOf }) => accessoryOf));
const otherFamilies = families.filter(({ key, accessoryOf }) => accessoryOf.length === 0 && !parentKeys.has(key));

// Accessories and what they fit stand in the same block: each block takes up its share of the accessory families.
const themes = 3;
const accessoriesPerFamily = 2;
const parentsPerFamily = 3;

interface Theme {
  readonly fixed: readonly Family[];
  /** Places that are left for families without accessories. */
  readonly open: number;
}

const themePlans: readonly Theme[] = Array.from({ length: themes }, (_, theme) => {
  const accessories = accessoryFamilies.filter((__, at) => at % themes === theme);
  const keys = new Set(accessories.flatMap(({ accessoryOf }) => accessoryOf));
  const parents = families.filter(({ key }) => keys.has(key));
  const fixed = [...repeated(accessories, accessoriesPerFamily), ...repeated(parents, parentsPerFamily)];
  return { fixed, open: newPerBlock - fixed.length };
});

export function planBlock(seed: number, block: number): readonly Place[] {
  const draw = drawFor(seed, 'block', block);
  const first = block * blockSize;
  const ordinals = new Map<string, number>();
  const units = draw.shuffled(familiesOf(seed, block)).map((family, at): NewPlace => {
    const ordinal = ordinals.get(family.key) ?? 0;
    ordinals.set(family.key, ordinal + 1);
    return { kind: 'new', index: first + at, family, ordinal };
  });
  const sets = planSets(units, draw.shuffled(units)).map((set, at) => ({ ...set, index: first + newPerBlock + at }));
  const used = draw.shuffled(units).slice(0, bwarePerBlock);
  const bware = used.map((of, at): BwarePlace => ({
    kind: 'bware',
    index: first + newPerBlock + setsPerBlock + at,
    of,
  }));
  return [...units, ...sets, ...bware];
}

/** Takes the families without accessories in turn, so that every one of them is met after a few blocks. */
function familiesOf(seed: number, block: number): readonly Family[] {
  const theme = themePlans[block % themes];
  if (theme === undefined) throw new RangeError(`block ${block} has no theme`);
  const row = drawFor(seed, 'family order').shuffled(otherFamilies);
  const start = openPlacesBefore(block);
  const others = Array.from({ length: theme.open }, (_, at) => row[(start + at) % row.length]);
  return [...theme.fixed, ...others.filter((family) => family !== undefined)];
}

function openPlacesBefore(block: number): number {
  const wholeRound = themePlans.reduce((sum, { open }) => sum + open, 0);
  const started = themePlans.slice(0, block % themes).reduce((sum, { open }) => sum + open, 0);
  return Math.floor(block / themes) * wholeRound + started;
}

/** Some of several pieces of one product, the others of a product and an accessory that fits it. */
function planSets(units: readonly NewPlace[], shuffled: readonly NewPlace[]): Omit<SetPlace, 'index'>[] {
  const ofPieces = shuffled.flatMap((of) => {
    const pieces = of.family.setSizes[of.index % of.family.setSizes.length];
    return pieces === undefined ? [] : [{ kind: 'set' as const, of, pieces, accessory: null }];
  });
  const withAccessory = shuffled.flatMap((of) => {
    const accessory = units.find(({ family }) => fits(family, of.family));
    return accessory === undefined ? [] : [{ kind: 'set' as const, of, pieces: 1, accessory }];
  });
  const few = ofPieces.slice(0, setsOfPiecesPerBlock);
  return [...few, ...withAccessory.slice(0, setsPerBlock - few.length)];
}

export function fits(accessory: Family, parent: Family): boolean {
  return accessory.accessoryOf.includes(parent.key);
}

function repeated<Item>(items: readonly Item[], times: number): Item[] {
  return Array.from({ length: times }, () => items).flat();
}

import type { AttributeKey } from './attributes';
import type { Brand } from './brands';
import type { Department, Group } from './departments';

export interface Range {
  from: number;
  to: number;
}

interface AttributeBase {
  key: AttributeKey;
  /**
   * Tied to the band attribute. `values` and `codes` then have one entry for each value of the band attribute and are
   * taken at the same position (`down`: from/to/step read backwards); without it any value may be drawn.
   */
  follows?: 'up' | 'down';
  /** Holds just for these subtypes; the same key may stand twice with disjoint subtypes. */
  only?: readonly string[];
  except?: readonly string[];
}

export interface ListedNumbers extends AttributeBase {
  values: readonly number[];
}

export interface SteppedNumbers extends AttributeBase, Range {
  step: number;
}

/** Keys into the vocabulary's `values`. */
export interface NamedOptions extends AttributeBase {
  options: readonly string[];
}

/** Printed as they are in every language: IP44, R290, GN 1/1. */
export interface Codes extends AttributeBase {
  codes: readonly string[];
}

export type FamilyAttribute = ListedNumbers | SteppedNumbers | NamedOptions | Codes;

export type EnergyLabel =
  | { scale: 'A-G'; classes: readonly ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G')[] }
  | { scale: 'A+++-D'; classes: readonly ('A+++' | 'A++' | 'A+' | 'A' | 'B' | 'C' | 'D')[] };

export interface Family {
  key: string;
  department: Department;
  group: Group;
  brand: Brand;
  /** Follows the brand's prefix in model names; unique within a brand. */
  modelCode: string;
  subtypes: readonly string[];
  /** Drives price, weight, size and the fifth category level; always numbers with a unit, ascending. */
  bandAttribute: AttributeKey;
  /** Last value of each band but the open one; empty: no fifth level. */
  bands: readonly number[];
  /** Values of the band attribute a subtype is built in; a subtype not named has them all. */
  subtypeRanges: Readonly<Record<string, Range>>;
  /** Shown in the product name, in this order. */
  nameAttributes: readonly AttributeKey[];
  attributes: readonly FamilyAttribute[];
  materials: readonly string[];
  colours: readonly string[];
  priceEur: Range;
  weightKg: Range;
  dimensionsMm: { length: Range; width: Range; height: Range };
  freightFromKg: number;
  /** Only where the European Union prescribes a label. */
  energyLabel: EnergyLabel | null;
  accessoryOf: readonly string[];
  volumeDiscountGroup: string | null;
  deliveryItems: readonly string[];
  highlightKeys: readonly string[];
  faqKeys: readonly string[];
  /** Numbers of pieces this family is also sold in as a set. */
  setSizes: readonly number[];
  has360: boolean;
}

/** What parcel services carry; heavier goods go by freight. */
export const parcelLimitKg = 31.5;

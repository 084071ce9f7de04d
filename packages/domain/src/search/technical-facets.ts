/** How a facet is chosen: from a least to a most, among its values, or yes. */
type FacetKind = 'range' | 'values' | 'switch';

export interface TechnicalFacet {
  /** In addresses and indexes: the key with its unit, `volume-l`. */
  readonly name: string;
  /** Of the technical data it comes from. */
  readonly key: string;
  /** In which its numbers are counted, as the technical data say it. */
  readonly unit: string | null;
  readonly kind: FacetKind;
}

/** What a device does, then what it needs, then what tells it apart besides: the first that differ are offered. */
const rows = [
  ['in-stock', 'switch'],
  ['fits-80-cm', 'switch'],
  ['volume', 'range', 'l'],
  ['tank-volume', 'range', 'l'],
  ['weighing-range', 'range', 'kg'],
  ['readability', 'values', 'g'],
  ['load-max', 'range', 'kg'],
  ['load-per-shelf', 'range', 'kg'],
  ['user-weight-max', 'range', 'kg'],
  ['fill-quantity', 'range', 'kg'],
  ['capacity-per-hour', 'range', 'kg/h'],
  ['ice-output', 'range', 'kg/24 h'],
  ['dehumidification', 'range', 'l/24 h'],
  ['flow-rate', 'range', 'l/h'],
  ['air-delivery', 'range', 'l/min'],
  ['air-flow', 'range', 'm³/h'],
  ['pressure-max', 'range', 'bar'],
  ['press-force', 'range', 't'],
  ['torque', 'range', 'Nm'],
  ['thrust', 'range', 'N'],
  ['pulse-energy', 'range', 'J'],
  ['output-current', 'range', 'A'],
  ['output-voltage', 'range', 'V'],
  ['voltage-max', 'range', 'V'],
  ['bandwidth', 'range', 'MHz'],
  ['magnification-max', 'range', '×'],
  ['measuring-temperature-max', 'range', '°C'],
  ['measuring-level-max', 'range', 'dB'],
  ['counting-speed', 'range', 'pcs/min'],
  ['ozone-output', 'range', 'mg/h'],
  ['mass', 'range', 'g'],
  ['rpm', 'range', 'rpm'],
  ['ladder-length', 'range', 'm'],
  ['probe-length', 'range', 'm'],
  ['hose-length', 'range', 'm'],
  ['floor-area', 'range', 'm²'],
  ['flywheel-mass', 'range', 'kg'],
  ['cutting-width', 'range', 'mm'],
  ['cutting-height', 'range', 'mm'],
  ['cutting-length', 'range', 'mm'],
  ['working-width', 'range', 'mm'],
  ['diameter', 'range', 'mm'],
  ['cooling-power', 'range', 'W'],
  ['power', 'range', 'W'],
  ['voltage', 'values', 'V'],
  ['battery-voltage', 'values', 'V'],
  ['width', 'range', 'mm'],
  ['energy-class', 'values'],
  ['number-of-shelves', 'values'],
  ['number-of-levels', 'values'],
  ['number-of-drawers', 'values'],
  ['container-size', 'values'],
  ['channels', 'values'],
  ['height', 'range', 'mm'],
  ['temperature-max', 'range', '°C'],
  ['temperature-min', 'range', '°C'],
  ['length', 'range', 'mm'],
  ['net-weight', 'range', 'kg'],
  ['ip-rating', 'values'],
  ['filter-class', 'values'],
  ['safety-category', 'values'],
  ['security-level', 'values'],
  ['accuracy-class', 'values'],
  ['refrigerant', 'values'],
  ['material', 'values'],
  ['noise-level', 'range', 'dB'],
] as const satisfies readonly (readonly [key: string, kind: FacetKind, unit?: string])[];

const signs: Readonly<Record<string, string>> = { '²': '2', '³': '3', '×': 'x', '°': '' };

function inAddress(unit: string): string {
  return unit
    .replace(/[²³×°]/g, (sign) => signs[sign] ?? '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-');
}

/** Every facet of technical data there can be, in the order in which lists offer them. */
export const technicalFacets: readonly TechnicalFacet[] = rows.map(([key, kind, unit = null]) => ({
  name: unit === null || unit === key ? key : `${key}-${inAddress(unit)}`,
  ...{ key, kind, unit },
}));

const facetsByName = new Map(technicalFacets.map((facet) => [facet.name, facet]));

export function findFacet(name: string): TechnicalFacet | null {
  return facetsByName.get(name) ?? null;
}

export function facetNames(...kinds: readonly FacetKind[]): readonly string[] {
  return technicalFacets.filter(({ kind }) => kinds.includes(kind)).map(({ name }) => name);
}

// The outer sides of the whole product: a list shows under these names what a part of it measures.
const ofTheWhole: ReadonlySet<string> = new Set(['width', 'height']);

const isSortable = ({ kind, key }: TechnicalFacet): boolean => kind === 'range' && !ofTheWhole.has(key);

/** Whatever lists may be sorted by: one number a product, the one that its card shows. */
export const sortableMeasures: readonly string[] = technicalFacets.filter(isSortable).map(({ name }) => name);

/** What a switch is set to; a product it does not hold for has no value. */
export const switchedOn = 'yes';

interface Counted {
  readonly value: string;
  readonly count: number;
}

// A facet that most products have nothing to say about would hide them. More are counted than offered: some do not differ.
export const leastShare = 0.4;
const mostCounted = 10;
export const mostOffered = 6;

interface Scope {
  /** How many products have something to say about each facet, by its name, … */
  readonly names: readonly Counted[];
  /** … of so many. */
  readonly total: number;
  readonly chosen: readonly string[];
}

/** Which facets a list counts. Every search asks here, so that each offers the same. */
export function facetsToCount({ names, total, chosen }: Scope): readonly TechnicalFacet[] {
  const counts = new Map(names.map(({ value, count }) => [value, count]));
  const isChosen = ({ name }: TechnicalFacet) => chosen.includes(name);
  const isTelling = ({ name, kind }: TechnicalFacet) => {
    const count = counts.get(name) ?? 0;
    return kind === 'switch' ? count > 0 && count < total : count >= total * leastShare && count > 1;
  };
  const telling = technicalFacets.filter(isTelling);
  const counted = new Set([
    ...telling.filter(({ kind }) => kind === 'switch'),
    ...telling.filter(({ kind }) => kind !== 'switch').slice(0, mostCounted),
  ]);
  return technicalFacets.filter((facet) => counted.has(facet) || isChosen(facet));
}

/** What a list can be sorted by: of what most of its products say, whatever is chosen. */
export function measuresToSort({ names, total }: Omit<Scope, 'chosen'>): readonly string[] {
  return facetsToCount({ names, total, chosen: [] })
    .filter(isSortable)
    .map(({ name }) => name);
}

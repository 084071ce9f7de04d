import { z } from 'zod';

interface NamedAttribute {
  readonly name: string;
  readonly value: string;
}

/** What decides in a department, the most telling first. Whatever is not named follows in the product's own order. */
const telling: Readonly<Record<string, readonly string[]>> = {
  gastronomy: ['volume', 'ice-output', 'capacity-per-hour', 'working-width', 'diameter', 'power', 'temperature-max'],
  hospitality: ['volume', 'capacity-per-hour', 'fill-quantity', 'load-max', 'power', 'temperature-min', 'voltage'],
  diy: ['torque', 'diameter', 'load-max', 'ladder-length', 'power', 'battery-voltage', 'rpm', 'pressure-max'],
  cleaning: ['tank-volume', 'volume', 'pressure-max', 'working-width', 'power', 'flow-rate', 'ultrasonic-power'],
  agriculture: ['capacity-per-hour', 'number-of-eggs', 'pulse-energy', 'volume', 'diameter', 'power', 'rpm'],
  office: ['sheets-per-pass', 'counting-speed', 'security-level', 'load-max', 'volume', 'working-width'],
  measurement: ['weighing-range', 'readability', 'bandwidth', 'measuring-range-max', 'accuracy', 'magnification-max'],
  recreation: ['volume', 'floor-area', 'user-weight-max', 'load-max', 'length', 'thrust', 'power'],
  beauty: ['load-max', 'power', 'volume', 'seat-height-min', 'seat-height-max', 'temperature-max', 'rpm'],
  wellness: ['power', 'load-max', 'user-weight-max', 'temperature-max', 'volume', 'timer-max'],
  'professional-tools': ['output-current', 'load-max', 'press-force', 'torque', 'tank-volume', 'power', 'duty-cycle'],
  'home-and-garden': [
    'power',
    'flow-rate',
    'cooling-power',
    'press-force',
    'hose-length',
    'room-volume',
    'luminous-flux',
  ],
};

/** Said elsewhere on the page, or nothing that anybody chooses by. */
const elsewhere = new Set([
  'brand',
  'model',
  'colour',
  'energy-class',
  'pieces-in-set',
  'dimensions',
  'package-dimensions',
  'net-weight',
  'gross-weight',
]);
/** Worth a place only where nothing better is known. */
const minor = new Set(['material', 'noise-level', 'cable-length', 'heat-up-time', 'timer-max', 'display-type']);

const behindAll = 1_000;

/** The few attributes a buyer looks at first, by the department the product is in. */
export function keyAttributesOf<Attribute extends NamedAttribute>(
  attributes: readonly Attribute[],
  departmentKey: string | null,
  count = 4,
): readonly Attribute[] {
  const order = telling[departmentKey ?? ''] ?? [];
  const placeOf = ({ name }: Attribute, at: number) => {
    const place = order.indexOf(name);
    return place === -1 ? order.length + at + (minor.has(name) ? behindAll : 0) : place;
  };
  return attributes
    .filter(({ name, value }) => !elsewhere.has(name) && value.trim() !== '')
    .map((attribute, at) => ({ attribute, place: placeOf(attribute, at) }))
    .toSorted((one, other) => one.place - other.place)
    .slice(0, count)
    .map(({ attribute }) => attribute);
}

/** One row of the technical data as a list shows it: `value` is formatted for the locale and carries its unit. */
export const keySpec = z.object({ name: z.string().min(1), label: z.string().min(1), value: z.string() });
export type KeySpec = z.output<typeof keySpec>;

const mostSpecs = 4;

/** They say how it is sent, not what it does. */
const ofThePackage: ReadonlySet<string> = new Set(['gross-weight', 'package-dimensions']);

/** Without a unit a number says nothing where its label is not in sight. Languages group thousands with the same space. */
const hasUnit = (value: string): boolean => /\u00a0[^\d\u00a0]/.test(value);

/** The first measures of the technical data: whoever writes it puts first what matters. */
export function keySpecs(attributes: readonly (KeySpec & { readonly type: string })[]): KeySpec[] {
  return attributes
    .filter(({ name, type, value }) => type === 'number' && hasUnit(value) && !ofThePackage.has(name))
    .slice(0, mostSpecs)
    .map(({ name, label, value }) => ({ name, label, value }));
}

function measureOf(value: string) {
  const cut = value.lastIndexOf('\u00a0');
  return cut === -1 ? { number: value, unit: '' } : { number: value.slice(0, cut), unit: value.slice(cut) };
}

/** “Minimum height” and “Maximum height” are a height; where the labels share no word, both are named. */
function labelOfRange(least: string, most: string): string {
  const words = new Set(most.split(' '));
  const shared = least.split(' ').filter((word) => words.has(word));
  const label = shared.join(' ');
  return label === '' ? `${least} – ${most}` : label.charAt(0).toUpperCase() + label.slice(1);
}

function rangeOf(least: KeySpec, most: KeySpec): KeySpec | null {
  const [from, to] = [measureOf(least.value), measureOf(most.value)];
  if (from.unit !== to.unit) return null;
  const value = `${from.number}\u00a0–\u00a0${to.number}${to.unit}`;
  return { name: least.name, label: labelOfRange(least.label, most.label), value };
}

/** What was measured from its least to its most is one range: “2 – 10 °C”. */
export function joinRanges(specs: readonly KeySpec[]): readonly KeySpec[] {
  const byName = new Map(specs.map((spec) => [spec.name, spec]));
  const taken = new Set<string>();
  return specs.flatMap((spec) => {
    if (taken.has(spec.name)) return [];
    const [, name, end] = /^(.+)-(min|max)$/.exec(spec.name) ?? [];
    const other = byName.get(`${name ?? ''}-${end === 'min' ? 'max' : 'min'}`);
    const range = other === undefined ? null : end === 'min' ? rangeOf(spec, other) : rangeOf(other, spec);
    if (range === null || other === undefined) return [spec];
    taken.add(other.name);
    return [range];
  });
}

import { shopInWords } from '../in-words';
import { say, toSay } from '../say';
import type { ImportCounts, ImportLine, ImportRun } from './imports.documents';

const states: Readonly<Record<string, string>> = {
  read: toSay('Not checked yet'),
  checking: toSay('Being checked'),
  checked: toSay('Checked, not applied'),
  applying: toSay('Being applied'),
  applied: toSay('Applied'),
  undoing: toSay('Being put back'),
  undone: toSay('Put back'),
};

export const stateInWords = (state: string): string => say(states[state] ?? state);

export const isBusy = ({ state }: Pick<ImportRun, 'state'>): boolean =>
  state === 'checking' || state === 'applying' || state === 'undoing';

const kinds: Readonly<Record<string, string>> = {
  categories: toSay('Categories'),
  products: toSay('Products'),
  texts: toSay('Texts of products'),
  prices: toSay('Prices'),
  stock: toSay('Stock'),
  pictures: toSay('Pictures of products'),
  customers: toSay('Customers'),
};

/** In the order in which an empty shop is filled. */
export const importKinds: readonly string[] = Object.keys(kinds);

export const kindInWords = (kind: string): string => say(kinds[kind] ?? kind);

export const fullListInWords = (kind: string): string =>
  kind === 'products'
    ? say('This is the full list: products that it does not name are switched off')
    : say('This is the full list: products that it does not name have no pieces left');

/** A change of the workbench is called by the engine, in English; a file has its own name. */
export function fileInWords(fileName: string): string {
  const products = /^(\d+) products of the workbench$/.exec(fileName)?.[1];
  return products === undefined
    ? fileName
    : say('{products, plural, one {# product} other {# products}} of the workbench', { products: Number(products) });
}

const nameless: ReadonlySet<string> = new Set([toSay('the command'), toSay('an operator')]);

/** An operator by her e-mail address, or a key by its name. */
export const startedByInWords = (startedBy: string): string => (nameless.has(startedBy) ? say(startedBy) : startedBy);

const outcomes: readonly (readonly [keyof ImportCounts, string])[] = [
  ['new', toSay('{count} new')],
  ['changed', toSay('{count} changed')],
  ['unchanged', toSay('{count} unchanged')],
  ['switchedOff', toSay('{count} switched off')],
  ['wrong', toSay('{count} wrong')],
  ['putBack', toSay('{count} put back')],
  ['newerStays', toSay('{count} changed since, left as they are')],
];

export function countsInWords(counts: ImportCounts): string {
  const told = outcomes
    .filter(([name]) => counts[name] > 0)
    .map(([name, words]) => say(words, { count: counts[name] }));
  return told.join(', ');
}

/** What is left of the rows at the pace so far; null until there is a pace. */
export function secondsLeft({ rows, position, phaseAt }: ImportRun, nowMs: number): number | null {
  const spentMs = nowMs - new Date(phaseAt).getTime();
  if (position <= 0 || spentMs < 1_000) return null;
  return Math.max(0, Math.round(((rows - position) * spentMs) / position / 1_000));
}

export function leftInWords(seconds: number | null): string {
  if (seconds === null) return '';
  return seconds < 90
    ? say('about {seconds} s left', { seconds })
    : say('about {minutes} minutes left', { minutes: Math.round(seconds / 60) });
}

/** What a line is about, `EX10000001 tradehall_de`, as operators call it: `EX10000001 Germany`. */
export const withShopNames = (text: string): string => text.replaceAll(/\btradehall_[a-z_]+/g, shopInWords);

export function faultsInWords({ faults, outcome }: ImportLine): string {
  if (outcome === 'newer-stays') return say('somebody has changed it since: it stays as it is');
  return withShopNames(
    faults.map(({ column, reason }) => (column === '' ? reason : `${column}: ${reason}`)).join('; '),
  );
}

/** The lines for a spreadsheet. */
export function sheetOfLines(lines: readonly ImportLine[]) {
  const rows = lines.map((line) => [
    line.line,
    withShopNames(line.key),
    line.outcome === 'wrong' ? say('wrong') : say('look'),
    faultsInWords(line),
  ]);
  return { name: say('Lines'), rows: [[say('Line'), say('About'), say('State'), say('Reason')], ...rows] };
}

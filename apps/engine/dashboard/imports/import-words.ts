import type { ImportCounts, ImportLine, ImportRun } from './imports.documents';

const states: Readonly<Record<string, string>> = {
  read: 'Not checked yet',
  checking: 'Being checked',
  checked: 'Checked, not applied',
  applying: 'Being applied',
  applied: 'Applied',
  undoing: 'Being put back',
  undone: 'Put back',
};

export const stateInWords = (state: string): string => states[state] ?? state;

export const isBusy = ({ state }: Pick<ImportRun, 'state'>): boolean =>
  state === 'checking' || state === 'applying' || state === 'undoing';

export const kindInWords = (kind: string): string => (kind === 'stock' ? 'Stock' : 'Prices');

const outcomes: readonly (readonly [keyof ImportCounts, string])[] = [
  ['new', 'new'],
  ['changed', 'changed'],
  ['unchanged', 'unchanged'],
  ['switchedOff', 'switched off'],
  ['wrong', 'wrong'],
  ['putBack', 'put back'],
  ['newerStays', 'changed since, left as they are'],
];

export function countsInWords(counts: ImportCounts): string {
  const told = outcomes.filter(([name]) => counts[name] > 0).map(([name, words]) => `${counts[name]} ${words}`);
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
  return seconds < 90 ? `about ${seconds} s left` : `about ${Math.round(seconds / 60)} minutes left`;
}

export function faultsInWords({ faults, outcome }: ImportLine): string {
  if (outcome === 'newer-stays') return 'somebody has changed it since: it stays as it is';
  return faults.map(({ column, reason }) => (column === '' ? reason : `${column}: ${reason}`)).join('; ');
}

/** The lines for a spreadsheet. */
export function sheetOfLines(lines: readonly ImportLine[]) {
  const rows = lines.map((line) => [
    line.line,
    line.key,
    line.outcome === 'wrong' ? 'wrong' : 'look',
    faultsInWords(line),
  ]);
  return { name: 'Lines', rows: [['Line', 'About', 'State', 'Reason'], ...rows] };
}

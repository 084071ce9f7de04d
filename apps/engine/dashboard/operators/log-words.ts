import { inWords, shopInWords } from '../in-words';
import { amountInWords } from '../numbers';
import { say } from '../say';
import type { OperatorAction, OperatorChange } from './operators.documents';

/** What the database writes for a value that the log does not show. */
const hidden = '…';
/** So much stands in the list; what is longer is opened. */
const mostLines = 4;
const longestLine = 160;

function inText(value: unknown): string {
  if (value === undefined || value === null) return '–';
  if (Array.isArray(value)) return value.map(inText).join(', ');
  return typeof value === 'string' ? shopInWords(value) : JSON.stringify(value);
}

/** `input.customFields.stores` as `Stores`, `variantId` as `Variant`. */
function nameOf(path: string): string {
  const last = path.split('.').at(-1) ?? path;
  return inWords(last.replace(/(?<=.)(Ids?|Key)$/, ''));
}

/** What it was done to. Of a passkey that is the name, which is among the changes. */
export function targetInWords(target: OperatorAction['target']): string {
  const named = Object.entries(target).filter(([path]) => !path.startsWith('credential.'));
  return named.map(([path, value]) => `${nameOf(path)} ${inText(value)}`).join(' · ');
}

interface ChangedColumn {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

const amount = (value: unknown): string => (typeof value === 'number' ? amountInWords(value) : inText(value));

/** When a row was changed is the time of the action. */
function columnsOf({ before, after }: OperatorChange): string[] {
  const all = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const told = all.filter((column) => column !== 'updated_at');
  return told.length > 0 ? told : all;
}

/** What of a row changed, money as money. */
export function changedColumns(change: OperatorChange): ChangedColumn[] {
  return columnsOf(change).map((column) => {
    const [was, is] = [change.before[column], change.after[column]];
    if (was === hidden || is === hidden) return { name: inWords(column), before: '', after: say('not shown') };
    const shown = column.endsWith('_cents') ? amount : inText;
    return { name: inWords(column.replace(/_cents$/, '')), before: shown(was), after: shown(is) };
  });
}

/** Whether it can be read without opening it. */
export function isShort({ changes, changeCount }: OperatorAction): boolean {
  const lines = changes.flatMap(changedColumns);
  const isEachShort = lines.every(({ before, after }) => before.length + after.length <= longestLine);
  return changes.length === changeCount && lines.length <= mostLines && isEachShort;
}

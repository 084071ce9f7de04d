import { Badge } from '@vendure/dashboard';
import { inWords } from '../in-words';
import { shownSecond } from '../moments';
import { TableHead } from '../table-head';
import type { OperatorAction } from './operators.documents';

const variants = { changed: 'success', done: 'secondary', refused: 'warning', failed: 'destructive' } as const;
const kinds: Readonly<Record<string, string>> = { insert: 'Added', update: 'Changed', delete: 'Removed' };
const isOutcome = (outcome: string): outcome is keyof typeof variants => Object.hasOwn(variants, outcome);

export function OperatorLogTable({ actions }: { readonly actions: readonly OperatorAction[] }) {
  if (actions.length === 0) return <p className="text-sm">Nothing in the log fits.</p>;
  return (
    <div className="overflow-x-auto">
      <table className="w-full min-w-3xl text-sm">
        <TableHead columns={['When', 'Operator', 'From', 'What', 'Outcome', 'Changes']} />
        <tbody>
          {actions.map((action) => (
            <tr key={action.id} className="border-t align-top">
              <td className="py-2 pr-3 whitespace-nowrap tabular-nums">{shownSecond(action.at)}</td>
              <td className="py-2 pr-3 [overflow-wrap:anywhere]">
                {action.operator === '' ? 'Nobody known' : action.operator}
              </td>
              <td className="py-2 pr-3 whitespace-nowrap">{action.address}</td>
              <td className="py-2 pr-3">
                {inWords(action.mutation)}
                <Target target={action.target} />
              </td>
              <td className="py-2 pr-3">
                <Badge variant={isOutcome(action.outcome) ? variants[action.outcome] : 'outline'}>
                  {inWords(action.outcome)}
                </Badge>
                {action.reason === null ? null : (
                  <p className="text-xs text-muted-foreground">{inWords(action.reason)}</p>
                )}
              </td>
              <td className="py-2">
                <Changes action={action} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Target({ target }: { readonly target: OperatorAction['target'] }) {
  const named = Object.entries(target).map(([name, value]) => `${name} ${inText(value)}`);
  return named.length === 0 ? null : (
    <p className="max-w-md text-xs [overflow-wrap:anywhere] text-muted-foreground">{named.join(', ')}</p>
  );
}

function Changes({ action: { changes, changeCount } }: { readonly action: OperatorAction }) {
  if (changeCount === 0) return null;
  const more = changeCount - changes.length;
  return (
    <details>
      <summary className="cursor-pointer">{changeCount === 1 ? '1 row' : `${changeCount} rows`}</summary>
      <ul className="space-y-2 pt-1 text-xs">
        {changes.map((change, at) => (
          <li key={at}>
            {kinds[change.kind] ?? change.kind} {change.entity} {change.entityId}
            <ul className="pl-3 break-all">
              {[...new Set([...Object.keys(change.before), ...Object.keys(change.after)])].map((column) => (
                <li key={column}>
                  {column}: {inText(change.before[column])} → {inText(change.after[column])}
                </li>
              ))}
            </ul>
          </li>
        ))}
        {more > 0 ? <li>and {more} more</li> : null}
      </ul>
    </details>
  );
}

function inText(value: unknown): string {
  if (value === undefined || value === null) return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

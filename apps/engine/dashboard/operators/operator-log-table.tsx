import { Badge } from '@vendure/dashboard';
import { shownSecond } from '../moments';
import { TableHead } from '../table-head';
import type { OperatorAction } from './operators.documents';

const variants = { changed: 'success', done: 'secondary', refused: 'warning', failed: 'destructive' } as const;
const isOutcome = (outcome: string): outcome is keyof typeof variants => Object.hasOwn(variants, outcome);

export function OperatorLogTable({ actions }: { readonly actions: readonly OperatorAction[] }) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full min-w-3xl text-sm">
        <TableHead columns={['When', 'Operator', 'From', 'What', 'Outcome', 'Changes']} />
        <tbody>
          {actions.map((action) => (
            <tr key={action.id} className="border-t align-top">
              <td className="py-2 pr-3 whitespace-nowrap tabular-nums">{shownSecond(action.at)}</td>
              <td className="py-2 pr-3">{action.operator === '' ? 'Nobody known' : action.operator}</td>
              <td className="py-2 pr-3">{action.address}</td>
              <td className="py-2 pr-3">
                {action.mutation}
                <Target target={action.target} />
              </td>
              <td className="py-2 pr-3">
                <Badge variant={isOutcome(action.outcome) ? variants[action.outcome] : 'outline'}>
                  {action.outcome}
                </Badge>
                {action.reason === null ? null : <p className="text-xs text-muted-foreground">{action.reason}</p>}
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
  return named.length === 0 ? null : <p className="text-xs text-muted-foreground">{named.join(', ')}</p>;
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
            {change.kind} {change.entity} {change.entityId}
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

import { Button } from '@vendure/dashboard';
import { inWords } from '../in-words';
import { shownSecond } from '../moments';
import { say, toSay } from '../say';
import { StateBadge } from '../state-badge';
import { changedColumns, isShort, targetInWords } from './log-words';
import type { OperatorAction, OperatorChange } from './operators.documents';

const variants = { changed: 'success', done: 'secondary', refused: 'warning', failed: 'destructive' } as const;
const kinds: Readonly<Record<string, string>> = {
  insert: toSay('added'),
  update: toSay('changed'),
  delete: toSay('removed'),
};
const isOutcome = (outcome: string): outcome is keyof typeof variants => Object.hasOwn(variants, outcome);
const small = 'text-xs text-muted-foreground [overflow-wrap:anywhere]';

type OnRow = (row: { readonly entity: string; readonly entityId: string }) => void;

interface OperatorLogListProps {
  readonly actions: readonly OperatorAction[];
  /** Asks what else was done to a row. */
  readonly onRow: OnRow;
}

export function OperatorLogList({ actions, onRow }: OperatorLogListProps) {
  return (
    <ol className="divide-y border-y text-sm">
      {actions.map((action) => (
        <li
          key={action.id}
          className="grid gap-x-6 gap-y-2 py-3 md:grid-cols-[14rem_minmax(0,1fr)] xl:grid-cols-[14rem_minmax(0,2fr)_minmax(0,3fr)]"
        >
          <div className="md:row-span-2 xl:row-span-1">
            <p className="font-medium [overflow-wrap:anywhere]">
              {action.operator === '' ? say('Nobody known') : action.operator}
            </p>
            <p className={`${small} tabular-nums`}>{shownSecond(action.at)}</p>
            <p className={small}>{action.address}</p>
          </div>
          <div className="space-y-1">
            <div className="flex flex-wrap items-center gap-2">
              <p className="font-medium">{inWords(action.mutation)}</p>
              <StateBadge
                variant={isOutcome(action.outcome) ? variants[action.outcome] : 'outline'}
                words={inWords(action.outcome)}
              />
            </div>
            {action.reason === null ? null : <p className={small}>{inWords(action.reason)}</p>}
            <p className={small}>{targetInWords(action.target)}</p>
          </div>
          <Changes action={action} onRow={onRow} />
        </li>
      ))}
    </ol>
  );
}

function Changes({ action, onRow }: { readonly action: OperatorAction; readonly onRow: OnRow }) {
  const { changes, changeCount } = action;
  if (changeCount === 0) return null;
  const more = changeCount - changes.length;
  const place = 'min-w-0 md:col-start-2 xl:col-start-3';
  const rows = (className: string) => (
    <ul className={`space-y-2 ${className}`}>
      {changes.map((change, at) => (
        <Change key={at} change={change} onRow={onRow} />
      ))}
      {more > 0 ? <li className={small}>{say('and {more} more', { more })}</li> : null}
    </ul>
  );
  if (isShort(action)) return rows(place);
  return (
    <details className={place}>
      <summary className="cursor-pointer">
        {say('{changeCount, plural, one {1 row} other {# rows}}', { changeCount })}
      </summary>
      {rows('pt-2')}
    </details>
  );
}

function Change({ change, onRow }: { readonly change: OperatorChange; readonly onRow: OnRow }) {
  const { entity, entityId, kind } = change;
  return (
    <li>
      <Button
        type="button"
        variant="link"
        className="h-auto p-0 whitespace-normal text-foreground underline"
        onClick={() => onRow({ entity, entityId })}
      >
        {inWords(entity)} {entityId}
      </Button>{' '}
      {say(kinds[kind] ?? kind)}
      <ul className="text-xs [overflow-wrap:anywhere]">
        {changedColumns(change).map(({ name, before, after }) => (
          <li key={name}>
            <span className="text-muted-foreground">{name}:</span>{' '}
            {kind === 'update' && before !== '' ? (
              <>
                <del>{before}</del> → <ins className="no-underline">{after}</ins>
              </>
            ) : (
              <span>{kind === 'delete' && before !== '' ? before : after}</span>
            )}
          </li>
        ))}
      </ul>
    </li>
  );
}

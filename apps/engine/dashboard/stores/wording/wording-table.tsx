import { api, Button, PermissionGuard } from '@vendure/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { say } from '../../say';
import { FailureNote } from '../../failure-note';
import { shownMoment } from '../../moments';
import { StateBadge } from '../../state-badge';
import { TableHead } from '../../table-head';
import { inShort, localeInWords, wordingStateInWords } from './wording-words';
import { saveWording, type ChangedWording } from './wording.documents';

interface WordingTableProps {
  readonly wordings: readonly ChangedWording[];
  readonly onOpen: (wording: ChangedWording) => void;
}

/** All that operators say in another way, the last change first. */
export function WordingTable({ wordings, onOpen }: WordingTableProps) {
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ locale, key, words: seen }: ChangedWording) =>
      api.mutate(saveWording, { locale, key, words: '', seen }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['changed-wordings'] }),
  });
  if (wordings.length === 0)
    return <p className="text-sm">{say('No words are changed: the shop says what the release says.')}</p>;
  return (
    <div className="overflow-x-auto">
      <FailureNote failure={error} />
      <table className="w-full text-sm">
        <TableHead
          columns={[say('Language'), say('Words'), say('Original'), say('State'), say('Changed')]}
          actions={say('Actions')}
        />
        <tbody>
          {wordings.map((wording) => (
            <WordingRow
              key={`${wording.locale} ${wording.key}`}
              wording={wording}
              isBusy={isPending}
              onOpen={() => onOpen(wording)}
              onForget={() => mutate(wording)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface WordingRowProps {
  readonly wording: ChangedWording;
  readonly isBusy: boolean;
  readonly onOpen: () => void;
  readonly onForget: () => void;
}

function WordingRow({ wording, isBusy, onOpen, onForget }: WordingRowProps) {
  const { locale, key, words, original, state, changedBy, changedAt } = wording;
  const name = `${key}, ${localeInWords(locale)}`;
  return (
    <tr className="border-t align-top">
      <td className="py-2 pr-3">{localeInWords(locale)}</td>
      <th scope="row" className="py-2 pr-3 text-left font-normal break-words">
        <span lang={locale}>{inShort(words)}</span>
        <span className="block text-xs text-muted-foreground">{key}</span>
      </th>
      <td className="py-2 pr-3 break-words" lang={locale}>
        {original === null ? '–' : inShort(original)}
      </td>
      <td className="py-2 pr-3">
        <StateBadge {...wordingStateInWords(state)} />
      </td>
      <td className="py-2 pr-3">
        {changedBy}
        <span className="block text-xs text-muted-foreground">{shownMoment(changedAt)}</span>
      </td>
      <td className="py-2 text-right">
        {state === 'gone' ? (
          <PermissionGuard requires="WriteCountryStore">
            <Button
              type="button"
              variant="outline"
              size="sm"
              disabled={isBusy}
              aria-label={say('Forget {name}', { name })}
              onClick={onForget}
            >
              {say('Forget')}
            </Button>
          </PermissionGuard>
        ) : (
          <Button type="button" variant="outline" size="sm" aria-label={say('Open {name}', { name })} onClick={onOpen}>
            {say('{what, select, other {Open}}', { what: 'text' })}
          </Button>
        )}
      </td>
    </tr>
  );
}

import { api, Button, PermissionGuard } from '@vendure/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FailureNote } from '../../failure-note';
import { shownMoment } from '../../moments';
import { StateBadge } from '../../state-badge';
import { TableHead } from '../../table-head';
import { localeInWords, wordingStateInWords } from './wording-words';
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
  if (wordings.length === 0) return <p className="text-sm">No words are changed: the shop says what the release says.</p>;
  return (
    <div className="overflow-x-auto">
      <FailureNote failure={error} />
      <table className="w-full text-sm">
        <TableHead columns={['Language', 'Words', 'Original', 'State', 'Changed']} actions="Actions" />
        <tbody>
          {wordings.map((wording) => (
            <tr key={`${wording.locale} ${wording.key}`} className="border-t align-top">
              <td className="py-2 pr-3">{localeInWords(wording.locale)}</td>
              <th scope="row" className="py-2 pr-3 text-left font-normal break-words">
                <span lang={wording.locale}>{wording.words}</span>
                <span className="block text-xs text-muted-foreground">{wording.key}</span>
              </th>
              <td className="py-2 pr-3 break-words" lang={wording.locale}>
                {wording.original ?? '–'}
              </td>
              <td className="py-2 pr-3">
                <StateBadge {...wordingStateInWords(wording.state)} />
              </td>
              <td className="py-2 pr-3">
                {wording.changedBy}
                <span className="block text-xs text-muted-foreground">{shownMoment(wording.changedAt)}</span>
              </td>
              <td className="py-2 text-right">
                {wording.state === 'gone' ? (
                  <PermissionGuard requires="WriteCountryStore">
                    <Button
                      type="button"
                      variant="outline"
                      size="sm"
                      disabled={isPending}
                      aria-label={`Forget ${wording.key}, ${localeInWords(wording.locale)}`}
                      onClick={() => mutate(wording)}
                    >
                      Forget
                    </Button>
                  </PermissionGuard>
                ) : (
                  <Button
                    type="button"
                    variant="outline"
                    size="sm"
                    aria-label={`Open ${wording.key}, ${localeInWords(wording.locale)}`}
                    onClick={() => onOpen(wording)}
                  >
                    Open
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

import { api } from '@vendure/dashboard';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailureNote } from '../failure-note';
import { Pager } from '../pager';
import { say } from '../say';
import { TableHead } from '../table-head';
import { fieldInWords } from './field-names';
import { withShopNames } from './import-words';
import { importChanges } from './imports.documents';

const take = 25;

interface ImportChangesProps {
  readonly id: string;
  readonly state: string;
}

/** Field by field what becomes another of what the shop had before. New rows replace nothing, and are not here. */
export function ImportChanges({ id, state }: ImportChangesProps) {
  const [skip, setSkip] = useState(0);
  const list = useQuery({
    queryKey: ['import-changes', id, state, skip],
    queryFn: () => api.query(importChanges, { id, skip, take }),
    placeholderData: keepPreviousData,
  });
  const found = list.data?.importChanges;
  if (found === undefined || found.totalItems === 0) return <FailureNote failure={list.error} />;
  const title = state === 'checked' ? say('What would change') : say('What was changed');
  return (
    <section aria-label={title} className="space-y-2 text-sm">
      <h3 className="font-medium">{title}</h3>
      <div className="overflow-x-auto">
        <table className="w-full [&_td]:py-1 [&_td]:pr-4 [&_th]:pr-4">
          <TableHead columns={[say('About'), say('Field'), say('Before'), say('After')]} />
          <tbody>
            {found.items.flatMap(({ line, key, changes }) =>
              changes.map(({ field, before, after }, at) => (
                <tr key={`${line} ${field}`} className={at === 0 ? 'border-t align-top' : 'align-top'}>
                  {at === 0 ? (
                    <th scope="row" rowSpan={changes.length} className="py-1 text-left font-normal tabular-nums">
                      {withShopNames(key)}
                    </th>
                  ) : null}
                  <td>{fieldInWords(field)}</td>
                  <td className="break-words text-muted-foreground">{before || say('nothing')}</td>
                  <td className="break-words">{after || say('nothing')}</td>
                </tr>
              )),
            )}
          </tbody>
        </table>
      </div>
      <Pager skip={skip} take={take} totalItems={found.totalItems} onChange={setSkip} />
    </section>
  );
}

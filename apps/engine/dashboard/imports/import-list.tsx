import { api, Button } from '@vendure/dashboard';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { say } from '../say';
import { FailureNote } from '../failure-note';
import { shownMoment } from '../moments';
import { Pager } from '../pager';
import { TableHead } from '../table-head';
import { importRuns } from './imports.documents';
import { countsInWords, fileInWords, isBusy, kindInWords, startedByInWords, stateInWords } from './import-words';

const take = 20;
const refreshMs = 5_000;
const busyMs = 1_000;

interface ImportListProps {
  readonly openId: string | null;
  readonly onOpen: (id: string) => void;
}

export function ImportList({ openId, onOpen }: ImportListProps) {
  const [skip, setSkip] = useState(0);
  const list = useQuery({
    queryKey: ['import-runs', skip],
    queryFn: () => api.query(importRuns, { skip, take }),
    refetchInterval: ({ state: { data } }) => (data?.importRuns.items.some(isBusy) === true ? busyMs : refreshMs),
  });
  const runs = list.data?.importRuns;
  return (
    <>
      <FailureNote failure={list.error} />
      <div className="overflow-x-auto">
        <table className="w-full text-sm [&_td]:pr-4 [&_th]:pr-4">
          <TableHead
            columns={[
              say('File'),
              say('Holds'),
              say('State'),
              say('Rows'),
              say('{what, select, other {By}}', { what: 'person' }),
              say('When'),
            ]}
            actions={say('{what, select, other {Open}}', { what: 'file' })}
          />
          <tbody>
            {runs?.items.map((run) => (
              <tr key={run.id} className="border-t">
                <th scope="row" className="max-w-64 truncate py-1 text-left font-normal">
                  {fileInWords(run.fileName)}
                </th>
                <td>{kindInWords(run.kind)}</td>
                <td>{stateInWords(run.state)}</td>
                <td>
                  {countsInWords(run.counts) || say('{rows, plural, one {# row} other {# rows}}', { rows: run.rows })}
                </td>
                <td>{startedByInWords(run.startedBy)}</td>
                <td>{shownMoment(run.startedAt)}</td>
                <td>
                  <Button
                    type="button"
                    variant="outline"
                    size="sm"
                    aria-label={say('Open {name}', { name: fileInWords(run.fileName) })}
                    disabled={run.id === openId}
                    onClick={() => onOpen(run.id)}
                  >
                    {say('{what, select, other {Open}}', { what: 'file' })}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Pager skip={skip} take={take} totalItems={runs?.totalItems ?? 0} onChange={setSkip} />
    </>
  );
}

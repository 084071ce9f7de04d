import { api, Button } from '@vendure/dashboard';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { say } from '../say';
import { csvOf } from '../figures/figure-sheets';
import { FailureNote } from '../failure-note';
import { Pager } from '../pager';
import { StateBadge } from '../state-badge';
import { TableHead } from '../table-head';
import { importLines, type ImportLine } from './imports.documents';
import { faultsInWords, sheetOfLines, withShopNames } from './import-words';

const take = 25;
const takeOfFile = 1_000;
const mostOfFile = 100_000;

async function allLines(id: string): Promise<readonly ImportLine[]> {
  const lines: ImportLine[] = [];
  for (let skip = 0; skip < mostOfFile; skip += takeOfFile) {
    const { importLines: page } = await api.query(importLines, { id, skip, take: takeOfFile });
    lines.push(...page.items);
    if (lines.length >= page.totalItems || page.items.length === 0) break;
  }
  return lines;
}

function save(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'lines.csv';
  link.click();
  URL.revokeObjectURL(address);
}

/** The rows that are wrong or worth a look, each with its line and why. */
export function ImportLines({ id, state }: { readonly id: string; readonly state: string }) {
  const [skip, setSkip] = useState(0);
  const list = useQuery({
    queryKey: ['import-lines', id, state, skip],
    queryFn: () => api.query(importLines, { id, skip, take }),
    placeholderData: keepPreviousData,
  });
  const saving = useMutation({
    mutationFn: () => allLines(id),
    onSuccess: (lines) => save(csvOf(sheetOfLines(lines))),
  });
  const lines = list.data?.importLines;
  if (lines === undefined || lines.totalItems === 0) return <FailureNote failure={list.error} />;
  return (
    <section aria-label={say('Lines to look at')} className="space-y-2 text-sm">
      <FailureNote failure={saving.error ?? list.error} />
      <div className="overflow-x-auto">
        <table className="w-full [&_td]:py-1 [&_td]:pr-4 [&_th]:pr-4">
          <TableHead columns={[say('Line'), say('About'), say('State'), say('Reason')]} />
          <tbody>
            {lines.items.map((line) => (
              <tr key={line.line} className="border-t align-top">
                <th scope="row" className="py-1 text-left font-normal tabular-nums">
                  {line.line}
                </th>
                <td>{withShopNames(line.key)}</td>
                <td>
                  <StateBadge
                    variant={line.outcome === 'wrong' ? 'destructive' : 'warning'}
                    words={line.outcome === 'wrong' ? say('Wrong') : say('Look')}
                  />
                </td>
                <td>{faultsInWords(line)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Pager skip={skip} take={take} totalItems={lines.totalItems} onChange={setSkip} />
      <Button type="button" variant="outline" size="sm" disabled={saving.isPending} onClick={() => saving.mutate()}>
        {say('Save these lines as CSV')}
      </Button>
    </section>
  );
}

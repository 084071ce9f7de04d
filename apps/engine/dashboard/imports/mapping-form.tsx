import { Button, Input } from '@vendure/dashboard';
import { type SubmitEvent, useState } from 'react';
import { say } from '../say';
import { Labelled } from '../labelled';
import { TableHead } from '../table-head';
import { FieldColumn } from './field-column';
import { fullListInWords } from './import-words';
import type { ImportPair, ImportWork } from './imports.documents';

export interface WantedCheck {
  readonly mapping: readonly ImportPair[];
  readonly isFull: boolean;
  readonly saveAs: string;
}

interface MappingFormProps {
  readonly work: ImportWork;
  readonly isBusy: boolean;
  readonly onCheck: (wanted: WantedCheck) => void;
}

/** Which column stands for what, beside the first rows of the file. */
export function MappingForm({ work, isBusy, onCheck }: MappingFormProps) {
  const [columns, setColumns] = useState<ReadonlyMap<string, string>>(
    new Map(work.mapping.map(({ field, column }) => [field, column])),
  );
  const [isFull, setIsFull] = useState(work.isFull);
  const [saveAs, setSaveAs] = useState(work.savedAs);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const chosen = [...columns].filter(([, column]) => column !== '');
    onCheck({ mapping: chosen.map(([field, column]) => ({ field, column })), isFull, saveAs });
  };
  return (
    <form className="space-y-4" aria-label={say('Columns')} onSubmit={submit}>
      <div className="flex flex-wrap gap-4">
        {work.fields.map((field) => (
          <FieldColumn
            key={field.name}
            field={field}
            columns={work.columns}
            value={columns.get(field.name) ?? ''}
            onChange={(value) => setColumns(new Map(columns).set(field.name, value))}
          />
        ))}
        <Labelled label={say('Keep these columns as (optional)')}>
          {(control) => (
            <Input {...control} value={saveAs} maxLength={60} onChange={(event) => setSaveAs(event.target.value)} />
          )}
        </Labelled>
      </div>
      <Sample work={work} />
      {work.mayBeFull ? (
        <label className="flex items-center gap-2 text-sm">
          <input type="checkbox" checked={isFull} onChange={(event) => setIsFull(event.target.checked)} />
          {fullListInWords(work.kind)}
        </label>
      ) : null}
      <Button type="submit" variant="outline" disabled={isBusy}>
        {say('Check')}
      </Button>
    </form>
  );
}

function Sample({ work }: { readonly work: ImportWork }) {
  return (
    <div className="overflow-x-auto text-sm" tabIndex={0} role="group" aria-label={say('The first rows of the file')}>
      <table className="[&_td]:pr-6 [&_th]:pr-6">
        <TableHead columns={work.columns} />
        <tbody>
          {work.sample.map((cells, at) => (
            <tr key={at} className="border-t">
              {work.columns.map((column, place) => (
                <td key={column} className="max-w-64 truncate py-1">
                  {cells[place] ?? ''}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

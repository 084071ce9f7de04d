import { api, Button, NativeSelect } from '@vendure/dashboard';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { FailureNote } from '../failure-note';
import { fieldInWords } from '../imports/field-names';
import { ImportPanel } from '../imports/import-panel';
import { useImportRun } from '../imports/use-import-run';
import { Labelled } from '../labelled';
import { say } from '../say';
import { BulkValue } from './bulk-value';
import type { ProductFilter } from './product-filters';
import { bulkFields, changeProducts } from './workbench.documents';

interface BulkChangeProps {
  readonly filter: ProductFilter;
  readonly products: number;
}

/** One change of all products that are listed: what it would do, then done, then taken back if need be. */
export function BulkChange({ filter, products }: BulkChangeProps) {
  const [name, setName] = useState('enabled');
  const [value, setValue] = useState('');
  const [id, setId] = useState<string | null>(null);
  const fields = useQuery({ queryKey: ['bulk-fields'], queryFn: () => api.query(bulkFields, {}) });
  const run = useImportRun(id);
  const changing = useMutation({
    mutationFn: () => api.mutate(changeProducts, { filter, changes: [{ field: name, value }] }),
    onSuccess: ({ changeProducts: begun }) => setId(begun.id),
  });
  const field = fields.data?.bulkFields.find((each) => each.name === name);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    changing.mutate();
  };
  const choose = (chosen: string) => {
    setName(chosen);
    setValue('');
  };
  return (
    <div className="space-y-4">
      <FailureNote failure={changing.error ?? fields.error ?? run.error} />
      <form className="flex flex-wrap items-start gap-4" aria-label={say('Change all')} onSubmit={submit}>
        <Labelled label={say('Field')}>
          {(control) => (
            <NativeSelect {...control} value={name} onChange={({ target }) => choose(target.value)}>
              {fields.data?.bulkFields.map((each) => (
                <option key={each.name} value={each.name}>
                  {fieldInWords(each.label)}
                </option>
              ))}
            </NativeSelect>
          )}
        </Labelled>
        {field === undefined ? null : <BulkValue key={field.name} field={field} onChange={setValue} />}
        <Button type="submit" className="mt-6" disabled={value === '' || changing.isPending}>
          {say('See what changes in {products, plural, one {# product} other {# products}}', { products })}
        </Button>
      </form>
      {run.data === undefined ? null : (
        <ImportPanel key={run.data.importRun.id} work={run.data.importRun} isOfWorkbench />
      )}
    </div>
  );
}

import { api, Button, NativeSelect } from '@vendure/dashboard';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { FailureNote } from '../failure-note';
import { fieldInWords } from '../imports/field-names';
import { ImportPanel } from '../imports/import-panel';
import type { useImportRun } from '../imports/use-import-run';
import { Labelled } from '../labelled';
import { say } from '../say';
import { BulkValue } from './bulk-value';
import type { ProductFilter } from './product-filters';
import { bulkFields, changeProducts } from './workbench.documents';

interface BulkChangeProps {
  readonly filter: ProductFilter;
  readonly products: number;
  /** The last change of these products, as it goes on. */
  readonly run: ReturnType<typeof useImportRun>;
  /** Null: what was looked at is no longer what is asked for. */
  readonly onRun: (id: string | null) => void;
}

const undecided: ReadonlySet<string> = new Set(['read', 'checking', 'checked']);

/** One change of all products that are listed: what it would do, then done, then taken back if need be. */
export function BulkChange({ filter, products, run, onRun }: BulkChangeProps) {
  const [name, setName] = useState('enabled');
  const [value, setValue] = useState('');
  const fields = useQuery({ queryKey: ['bulk-fields'], queryFn: () => api.query(bulkFields, {}) });
  const changing = useMutation({
    mutationFn: () => api.mutate(changeProducts, { filter, changes: [{ field: name, value }] }),
    onSuccess: ({ changeProducts: begun }) => onRun(begun.id),
  });
  const chosen = fields.data?.bulkFields.find((each) => each.name === name);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    changing.mutate();
  };
  const work = run.data?.importRun;
  const wish = (field: string, wished: string) => {
    setName(field);
    setValue(wished);
    // What is shown below would be applied, and not what is asked for now.
    if (work !== undefined && undecided.has(work.state)) onRun(null);
  };
  return (
    <div className="space-y-4">
      <FailureNote failure={changing.error ?? fields.error ?? run.error} />
      {products === 0 ? null : (
        <form aria-label={say('Change all')} onSubmit={submit}>
          {/* What comes back is what is asked for here. */}
          <fieldset className="flex flex-wrap items-start gap-4" disabled={changing.isPending}>
            <Labelled label={say('Field')}>
              {(control) => (
                <NativeSelect {...control} value={name} onChange={({ target }) => wish(target.value, '')}>
                  {fields.data?.bulkFields.map((each) => (
                    <option key={each.name} value={each.name}>
                      {fieldInWords(each.label)}
                    </option>
                  ))}
                </NativeSelect>
              )}
            </Labelled>
            {chosen === undefined ? null : (
              <BulkValue key={chosen.name} field={chosen} onChange={(said) => wish(name, said)} />
            )}
            <Button type="submit" className="mt-6" disabled={value === ''}>
              {say('See what changes in {products, plural, one {# product} other {# products}}', { products })}
            </Button>
          </fieldset>
        </form>
      )}
      {work === undefined ? null : <ImportPanel key={work.id} work={work} isOfWorkbench />}
    </div>
  );
}

import { api, FullWidthPageBlock, Input, Page, PageLayout, PageTitle } from '@vendure/dashboard';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailureNote } from '../failure-note';
import { Labelled } from '../labelled';
import { momentOf } from '../moments';
import { Pager } from '../pager';
import { OperatorLogTable } from './operator-log-table';
import { operatorLog } from './operators.documents';

const take = 50;
const empty = { operator: '', mutation: '', entity: '', entityId: '', from: '', to: '' };
const fields = [
  { name: 'operator', label: 'Operator', type: 'search' },
  { name: 'mutation', label: 'What', type: 'search' },
  { name: 'entity', label: 'Table', type: 'search' },
  { name: 'entityId', label: 'Id', type: 'search' },
  { name: 'from', label: 'From', type: 'datetime-local' },
  { name: 'to', label: 'Until', type: 'datetime-local' },
] as const;

/** What operators did: who, what, when, to which row. */
export function OperatorLogPage() {
  const [choice, setChoice] = useState(empty);
  const [skip, setSkip] = useState(0);
  // The log has names such as `addPasskey`, which the page shows as words.
  const mutation = choice.mutation.replaceAll(/\s/g, '');
  const wanted = { ...choice, mutation, from: momentOf(choice.from), to: momentOf(choice.to), skip, take };
  const { data, error } = useQuery({
    queryKey: ['operator-log', wanted],
    queryFn: () => api.query(operatorLog, wanted),
    placeholderData: keepPreviousData,
  });
  const { items, totalItems } = data?.operatorLog ?? { items: null, totalItems: 0 };
  return (
    <Page pageId="operator-log">
      <PageTitle>Log of operators</PageTitle>
      <FailureNote failure={error} />
      <PageLayout>
        <FullWidthPageBlock blockId="operator-log-filters">
          <div className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-6">
            {fields.map(({ name, label, type }) => (
              <Labelled key={name} label={label}>
                {(control) => (
                  <Input
                    {...control}
                    type={type}
                    value={choice[name]}
                    onChange={(event) => {
                      setChoice({ ...choice, [name]: event.target.value });
                      setSkip(0);
                    }}
                  />
                )}
              </Labelled>
            ))}
          </div>
        </FullWidthPageBlock>
        <FullWidthPageBlock blockId="operator-log">
          {items === null ? (
            <p className="text-sm">{error === null ? 'Loading the log…' : ''}</p>
          ) : (
            <OperatorLogTable actions={items} />
          )}
          {totalItems === 0 ? null : <Pager skip={skip} take={take} totalItems={totalItems} onChange={setSkip} />}
        </FullWidthPageBlock>
      </PageLayout>
    </Page>
  );
}

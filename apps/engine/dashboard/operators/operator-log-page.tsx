import { api, Button, type ExtensionRoute, FullWidthPageBlock, Page, PageLayout, PageTitle } from '@vendure/dashboard';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailureNote } from '../failure-note';
import { momentOf } from '../moments';
import { Pager } from '../pager';
import { say } from '../say';
import { findRow, LogFilters, nothingChosen } from './log-filters';
import { OperatorLogList } from './operator-log-list';
import { operatorLog } from './operators.documents';

const take = 50;

/** What operators did: who, what, when, to which row. An address may name the row. */
export function OperatorLogPage({ route }: { readonly route: ExtensionRoute }) {
  const [choice, setChoice] = useState({ ...nothingChosen, ...findRow(route.useSearch()) });
  const [skip, setSkip] = useState(0);
  const show = (changes: Partial<typeof choice>) => {
    setChoice({ ...choice, ...changes });
    setSkip(0);
  };
  // The log has names such as `addPasskey` and `store_price`, which the page shows as words.
  const mutation = choice.mutation.replaceAll(/\s/g, '');
  const entity = choice.entity.trim().toLowerCase().replaceAll(/\s+/g, '_');
  const { operator, entityId, from, to } = choice;
  const wanted = { operator, mutation, entity, entityId, from: momentOf(from), to: momentOf(to), skip, take };
  const { data, error } = useQuery({
    queryKey: ['operator-log', wanted],
    queryFn: () => api.query(operatorLog, wanted),
    placeholderData: keepPreviousData,
  });
  const { items, totalItems } = data?.operatorLog ?? { items: null, totalItems: 0 };
  return (
    <Page pageId="operator-log">
      <PageTitle>{say('Log of operators')}</PageTitle>
      <FailureNote failure={error} />
      <PageLayout>
        <FullWidthPageBlock blockId="operator-log-filters">
          <LogFilters choice={choice} onChange={show} />
        </FullWidthPageBlock>
        <FullWidthPageBlock blockId="operator-log">
          {items === null && error === null ? <p className="text-sm">{say('Loading the log…')}</p> : null}
          {items?.length === 0 ? <NothingFits onAll={() => show(nothingChosen)} /> : null}
          {items !== null && items.length > 0 ? <OperatorLogList actions={items} onRow={show} /> : null}
          {totalItems === 0 ? null : <Pager skip={skip} take={take} totalItems={totalItems} onChange={setSkip} />}
        </FullWidthPageBlock>
      </PageLayout>
    </Page>
  );
}

function NothingFits({ onAll }: { readonly onAll: () => void }) {
  return (
    <div className="space-y-3 text-sm">
      <p>{say('Nothing in the log fits.')}</p>
      <Button type="button" variant="outline" size="sm" onClick={onAll}>
        {say('Show everything')}
      </Button>
    </div>
  );
}

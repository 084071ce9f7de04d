import { api, FullWidthPageBlock, Page, PageLayout, PageTitle } from '@vendure/dashboard';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { FailureNote } from '../../failure-note';
import { Pager } from '../../pager';
import { say } from '../../say';
import { RecallForm } from './recall-form';
import { RecallTable } from './recall-table';
import { productRecalls, publishRecall, withdrawRecall, type Recall, type RecallInput } from './recalls.documents';

const take = 50;

/** Recalled products: who has bought one is mailed, and sees it among the own equipment. */
export function RecallsPage() {
  const [skip, setSkip] = useState(0);
  // A form that was sent begins anew.
  const [round, setRound] = useState(0);
  const queries = useQueryClient();
  const list = useQuery({
    queryKey: ['product-recalls', skip],
    queryFn: () => api.query(productRecalls, { skip, take }),
    placeholderData: keepPreviousData,
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: (job: () => Promise<string>) => job(),
    onSuccess: async (done) => {
      setRound((before) => before + 1);
      await queries.invalidateQueries({ queryKey: ['product-recalls'] });
      toast.success(done);
    },
  });
  const publish = (recall: RecallInput) => {
    if (window.confirm(say('Recall {sku}? Everybody who has bought it is mailed.', { sku: recall.sku })))
      mutate(async () =>
        say('{sku} is recalled', { sku: (await api.mutate(publishRecall, { input: recall })).publishRecall.sku }),
      );
  };
  const withdraw = ({ id, sku }: Recall) => {
    if (window.confirm(say('Withdraw the recall of {sku}?', { sku })))
      mutate(async () =>
        say('The recall of {sku} is withdrawn', { sku: (await api.mutate(withdrawRecall, { id })).withdrawRecall.sku }),
      );
  };
  const { items, totalItems } = list.data?.productRecalls ?? { items: [], totalItems: 0 };
  return (
    <Page pageId="recalls">
      <PageTitle>{say('Recalls')}</PageTitle>
      <FailureNote failure={error ?? list.error} />
      <PageLayout>
        <FullWidthPageBlock blockId="recall-form">
          <RecallForm key={round} isBusy={isPending} onPublish={publish} />
        </FullWidthPageBlock>
        <FullWidthPageBlock blockId="recall-list">
          <RecallTable recalls={items} isBusy={isPending} onWithdraw={withdraw} />
          <Pager skip={skip} take={take} totalItems={totalItems} onChange={setSkip} />
        </FullWidthPageBlock>
      </PageLayout>
    </Page>
  );
}

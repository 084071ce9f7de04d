import { api, FullWidthPageBlock, Page, PageLayout, PageTitle } from '@vendure/dashboard';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { FailureNote } from '../../failure-note';
import { Pager } from '../../pager';
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
    if (window.confirm(`Recall ${recall.sku}? Everybody who has bought it is mailed.`))
      mutate(async () => `${(await api.mutate(publishRecall, { input: recall })).publishRecall.sku} is recalled`);
  };
  const withdraw = ({ id, sku }: Recall) => {
    if (window.confirm(`Withdraw the recall of ${sku}?`))
      mutate(async () => `The recall of ${(await api.mutate(withdrawRecall, { id })).withdrawRecall.sku} is withdrawn`);
  };
  const { items, totalItems } = list.data?.productRecalls ?? { items: [], totalItems: 0 };
  return (
    <Page pageId="recalls">
      <PageTitle>Recalls</PageTitle>
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

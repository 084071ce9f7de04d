import { api, FullWidthPageBlock, Page, PageLayout, PageTitle, PermissionGuard } from '@vendure/dashboard';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { FailureNote } from '../failure-note';
import { say } from '../say';
import {
  type GivenKey,
  giveIntegrationKey,
  type IntegrationKey,
  integrationKeys,
  type KeyWish,
  withdrawIntegrationKey,
} from './integrations.documents';
import { KeyForm } from './key-form';
import { KeyTable } from './key-table';
import { NewSecret } from './new-secret';
import { Webhooks } from './webhooks';

/** Keys by which a merchant's own systems bring in files, and webhooks by which they are told what happens. */
export function IntegrationsPage() {
  return (
    <Page pageId="integrations">
      <PageTitle>{say('Integrations')}</PageTitle>
      <PageLayout>
        <FullWidthPageBlock blockId="integration-keys">
          <Keys />
        </FullWidthPageBlock>
        <FullWidthPageBlock blockId="webhooks">
          <Webhooks />
        </FullWidthPageBlock>
      </PageLayout>
    </Page>
  );
}

function Keys() {
  const { list, giving, withdrawing, given, forgetSecret } = useKeys();
  const withdraw = (key: IntegrationKey) => {
    const question = say('Withdraw the key {name}? Its system is refused from now on.', { name: key.name });
    if (window.confirm(question)) withdrawing.mutate(key);
  };
  return (
    <div className="space-y-6">
      <FailureNote failure={giving.error ?? withdrawing.error ?? list.error} />
      <PermissionGuard requires="WriteIntegration">
        <section>
          <h2 className="pb-3 font-medium">{say('New key')}</h2>
          {given === null ? (
            <KeyForm
              kinds={list.data?.integrationKinds ?? []}
              isBusy={giving.isPending}
              onGive={(wish) => giving.mutate(wish)}
            />
          ) : (
            <NewSecret
              {...given}
              words={say(
                'Put both into the other system now. The secret is not shown again: whoever has it can do what the key may.',
              )}
              onKept={forgetSecret}
            />
          )}
        </section>
      </PermissionGuard>
      <section>
        <h2 className="pb-3 font-medium">{say('Keys')}</h2>
        {list.data === undefined ? (
          list.isPending && <p className="text-sm">{say('Loading the keys…')}</p>
        ) : (
          <KeyTable keys={list.data.integrationKeys} isBusy={withdrawing.isPending} onWithdraw={withdraw} />
        )}
      </section>
    </div>
  );
}

function useKeys() {
  const queries = useQueryClient();
  const [given, setGiven] = useState<GivenKey | null>(null);
  const list = useQuery({ queryKey: ['integration-keys'], queryFn: () => api.query(integrationKeys, {}) });
  // Also where an answer was lost: a key whose secret nobody has seen is there to be withdrawn.
  const refresh = () => queries.invalidateQueries({ queryKey: ['integration-keys'] });
  const giving = useMutation({
    mutationFn: (input: KeyWish) => api.mutate(giveIntegrationKey, { input }),
    onSuccess: (answer) => setGiven(answer.giveIntegrationKey),
    onSettled: refresh,
  });
  const withdrawing = useMutation({
    mutationFn: ({ id }: IntegrationKey) => api.mutate(withdrawIntegrationKey, { id }),
    onSuccess: (_answer, { name }) => toast.success(say('The key {name} is withdrawn', { name })),
    onSettled: refresh,
  });
  return { list, giving, withdrawing, given, forgetSecret: () => setGiven(null) };
}

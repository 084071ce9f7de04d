import { api, PermissionGuard } from '@vendure/dashboard';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { FailureNote } from '../failure-note';
import { say } from '../say';
import { NewSecret } from './new-secret';
import { WebhookDeliveries } from './webhook-deliveries';
import { WebhookForm } from './webhook-form';
import { WebhookTable } from './webhook-table';
import {
  endWebhookEndpoint,
  type EndpointWish,
  makeWebhookEndpoint,
  resumeWebhookEndpoint,
  type WebhookEndpoint,
  webhookEndpoints,
} from './webhooks.documents';

const refreshMs = 5_000;

/** Other systems that are told what happens in the shop, and what became of it. */
export function Webhooks() {
  const [openId, setOpenId] = useState<string | null>(null);
  const { list, making, ending, resuming, secret, forgetSecret } = useWebhooks();
  const end = (endpoint: WebhookEndpoint) => {
    const question = say('Tell {name} nothing more? What waits is kept for 30 days, in case it is resumed.', {
      name: endpoint.name,
    });
    if (window.confirm(question)) ending.mutate(endpoint);
  };
  const endpoints = list.data?.webhookEndpoints ?? [];
  const open = endpoints.find(({ id }) => id === openId);
  return (
    <div className="space-y-6">
      <FailureNote failure={making.error ?? ending.error ?? resuming.error ?? list.error} />
      <PermissionGuard requires="WriteIntegration">
        <section>
          <h2 className="pb-3 font-medium">{say('New webhook')}</h2>
          {secret === null ? (
            <WebhookForm
              types={list.data?.webhookTypes ?? []}
              isBusy={making.isPending}
              onMake={(wish) => making.mutate(wish)}
            />
          ) : (
            <NewSecret
              secret={secret}
              words={say(
                'Put it into the other system now. It is not shown again: by it the system knows that the shop is speaking.',
              )}
              onKept={forgetSecret}
            />
          )}
        </section>
      </PermissionGuard>
      <section>
        <h2 className="pb-3 font-medium">{say('Webhooks')}</h2>
        {list.data === undefined ? (
          list.isPending && <p className="text-sm">{say('Loading the webhooks…')}</p>
        ) : (
          <WebhookTable
            endpoints={endpoints}
            isBusy={ending.isPending || resuming.isPending}
            openId={openId}
            onOpen={setOpenId}
            onEnd={end}
            onResume={(endpoint) => resuming.mutate(endpoint)}
          />
        )}
      </section>
      {open === undefined ? null : (
        <section>
          <h2 className="pb-3 font-medium">{say('What {name} was told', { name: open.name })}</h2>
          <WebhookDeliveries key={open.id} endpoint={open} />
        </section>
      )}
    </div>
  );
}

function useWebhooks() {
  const queries = useQueryClient();
  const [secret, setSecret] = useState<string | null>(null);
  const list = useQuery({
    queryKey: ['webhook-endpoints'],
    queryFn: () => api.query(webhookEndpoints, {}),
    refetchInterval: refreshMs,
  });
  const refresh = () => queries.invalidateQueries({ queryKey: ['webhook-endpoints'] });
  const making = useMutation({
    mutationFn: (input: EndpointWish) => api.mutate(makeWebhookEndpoint, { input }),
    onSuccess: (answer) => {
      setSecret(answer.makeWebhookEndpoint.secret);
      return refresh();
    },
  });
  const ending = useMutation({
    mutationFn: ({ id }: WebhookEndpoint) => api.mutate(endWebhookEndpoint, { id }),
    onSuccess: refresh,
  });
  const resuming = useMutation({
    mutationFn: ({ id }: WebhookEndpoint) => api.mutate(resumeWebhookEndpoint, { id }),
    onSuccess: async (_answer, { name }) => {
      await refresh();
      toast.success(say('{name} is told again', { name }));
    },
  });
  return { list, making, ending, resuming, secret, forgetSecret: () => setSecret(null) };
}

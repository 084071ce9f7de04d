import { api, Button, NativeSelect, PermissionGuard } from '@vendure/dashboard';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FailureNote } from '../failure-note';
import { shownMoment } from '../moments';
import { Pager } from '../pager';
import { say } from '../say';
import { StateBadge } from '../state-badge';
import { TableHead } from '../table-head';
import { aboutInWords, deliveryStateInWords, typeInWords } from './webhook-words';
import { tellWebhookAgain, webhookDeliveries, type WebhookDelivery, type WebhookEndpoint } from './webhooks.documents';

const take = 25;
const refreshMs = 2_000;

/** The events of one webhook, the newest first: what was answered, and the way to tell them again. */
export function WebhookDeliveries({ endpoint: { id, endedAt, givenUp } }: { readonly endpoint: WebhookEndpoint }) {
  const queries = useQueryClient();
  const [state, setState] = useState('');
  const [skip, setSkip] = useState(0);
  const list = useQuery({
    queryKey: ['webhook-deliveries', id, state, skip],
    queryFn: () => api.query(webhookDeliveries, { id, state: state === '' ? null : state, skip, take }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  });
  const telling = useMutation({
    mutationFn: (eventId: string | null) => api.mutate(tellWebhookAgain, { id, eventId }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['webhook-deliveries', id] }),
  });
  const found = list.data?.webhookDeliveries;
  const isOff = telling.isPending || endedAt !== null;
  return (
    <div className="space-y-3">
      <FailureNote failure={telling.error ?? list.error} />
      <div className="flex flex-wrap gap-3">
        <NativeSelect
          aria-label={say('State')}
          value={state}
          onChange={({ target }) => {
            setState(target.value);
            setSkip(0);
          }}
        >
          <option value="">{say('All events')}</option>
          {['waiting', 'delivered', 'given-up'].map((each) => (
            <option key={each} value={each}>
              {deliveryStateInWords(each)}
            </option>
          ))}
        </NativeSelect>
        {givenUp > 0 ? (
          <PermissionGuard requires="WriteIntegration">
            <Button type="button" variant="outline" disabled={isOff} onClick={() => telling.mutate(null)}>
              {say('Tell again what was given up')}
            </Button>
          </PermissionGuard>
        ) : null}
      </div>
      {found === undefined ? (
        <p className="text-sm">{say('Loading the events…')}</p>
      ) : found.items.length === 0 ? (
        <p className="text-sm">{say('No event is like that.')}</p>
      ) : (
        <DeliveryTable deliveries={found.items} isOff={isOff} onAgain={(eventId) => telling.mutate(eventId)} />
      )}
      {found === undefined ? null : <Pager skip={skip} take={take} totalItems={found.totalItems} onChange={setSkip} />}
    </div>
  );
}

interface DeliveryTableProps {
  readonly deliveries: readonly WebhookDelivery[];
  readonly isOff: boolean;
  readonly onAgain: (eventId: string) => void;
}

const badges = { waiting: 'secondary', delivered: 'success', 'given-up': 'destructive' } as const;

function DeliveryTable({ deliveries, isOff, onAgain }: DeliveryTableProps) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-sm [&_td]:pr-4 [&_th]:pr-4">
        <TableHead
          columns={[say('Event'), say('About'), say('When'), say('State'), say('Tried'), say('Answer')]}
          actions={say('Tell again')}
        />
        <tbody>
          {deliveries.map((delivery) => (
            <tr key={delivery.eventId} className="border-t">
              <th scope="row" className="py-1 text-left font-normal">
                {typeInWords(delivery.type)}
              </th>
              <td className="tabular-nums">{aboutInWords(delivery.about)}</td>
              <td>{shownMoment(delivery.happenedAt)}</td>
              <td>
                <StateBadge
                  variant={
                    delivery.state === 'waiting' || delivery.state === 'given-up' ? badges[delivery.state] : 'success'
                  }
                  words={deliveryStateInWords(delivery.state)}
                />
              </td>
              <td className="tabular-nums">{delivery.attempts}</td>
              <td>{delivery.answer}</td>
              <td className="text-right">
                <PermissionGuard requires="WriteIntegration">
                  <Button
                    type="button"
                    variant="outline"
                    size="sm"
                    disabled={isOff}
                    aria-label={say('Tell again: {type} {about}', {
                      type: typeInWords(delivery.type),
                      about: aboutInWords(delivery.about),
                    })}
                    onClick={() => onAgain(delivery.eventId)}
                  >
                    {say('Tell again')}
                  </Button>
                </PermissionGuard>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

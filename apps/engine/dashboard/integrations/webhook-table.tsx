import { Button, PermissionGuard } from '@vendure/dashboard';
import { say } from '../say';
import { StateBadge } from '../state-badge';
import { TableHead } from '../table-head';
import { endedInWords, typeInWords } from './webhook-words';
import type { WebhookEndpoint } from './webhooks.documents';

interface WebhookTableProps {
  readonly endpoints: readonly WebhookEndpoint[];
  readonly isBusy: boolean;
  readonly openId: string | null;
  readonly onOpen: (id: string) => void;
  readonly onEnd: (endpoint: WebhookEndpoint) => void;
  readonly onResume: (endpoint: WebhookEndpoint) => void;
}

export function WebhookTable({ endpoints, isBusy, openId, onOpen, onEnd, onResume }: WebhookTableProps) {
  if (endpoints.length === 0) return <p className="text-sm">{say('No other system is told anything yet.')}</p>;
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-sm [&_td]:pr-4 [&_th]:pr-4">
        <TableHead
          columns={[say('Name'), say('Address'), say('What it is told'), say('State'), say('Events')]}
          actions={say('{what, select, other {Open}}', { what: 'webhook' })}
        />
        <tbody>
          {endpoints.map((endpoint) => (
            <tr key={endpoint.id} className="border-t align-top">
              <th scope="row" className="py-2 text-left font-normal">
                {endpoint.name}
              </th>
              <td className="py-2 break-all">{endpoint.url}</td>
              <td className="py-2">{endpoint.types.map(typeInWords).join(', ')}</td>
              <td className="py-2">
                {endpoint.endedAt === null ? (
                  <StateBadge variant="success" words={say('Told')} />
                ) : (
                  <>
                    <StateBadge variant="warning" words={say('Ended')} /> {endedInWords(endpoint.endedWhy)}
                  </>
                )}
              </td>
              <td className="py-2">{countsInWords(endpoint)}</td>
              <td className="space-x-2 py-1 text-right whitespace-nowrap">
                <EndpointButtons
                  endpoint={endpoint}
                  isBusy={isBusy}
                  isOpen={endpoint.id === openId}
                  {...{ onOpen, onEnd, onResume }}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface EndpointButtonsProps extends Pick<WebhookTableProps, 'isBusy' | 'onOpen' | 'onEnd' | 'onResume'> {
  readonly endpoint: WebhookEndpoint;
  readonly isOpen: boolean;
}

function EndpointButtons({ endpoint, isBusy, isOpen, onOpen, onEnd, onResume }: EndpointButtonsProps) {
  const { id, name, endedAt } = endpoint;
  const isTold = endedAt === null;
  return (
    <>
      <Button
        type="button"
        variant="outline"
        size="sm"
        disabled={isOpen}
        aria-label={say('Open {name}', { name })}
        onClick={() => onOpen(id)}
      >
        {say('{what, select, other {Open}}', { what: 'webhook' })}
      </Button>
      <PermissionGuard requires="WriteIntegration">
        <Button
          type="button"
          variant="outline"
          size="sm"
          disabled={isBusy}
          aria-label={isTold ? say('End {name}', { name }) : say('Resume {name}', { name })}
          onClick={() => (isTold ? onEnd(endpoint) : onResume(endpoint))}
        >
          {isTold ? say('End') : say('Resume')}
        </Button>
      </PermissionGuard>
    </>
  );
}

function countsInWords({ waiting, delivered, givenUp }: WebhookEndpoint): string {
  return [
    say('{count} delivered', { count: delivered }),
    waiting > 0 ? say('{count} waiting', { count: waiting }) : '',
    givenUp > 0 ? say('{count} given up', { count: givenUp }) : '',
  ]
    .filter(Boolean)
    .join(', ');
}

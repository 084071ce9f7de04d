import { Button, PermissionGuard } from '@vendure/dashboard';
import { kindInWords } from '../imports/import-words';
import { shownMoment } from '../moments';
import { say } from '../say';
import { TableHead } from '../table-head';
import { isRight, rightInWords } from './webhook-words';
import type { IntegrationKey } from './integrations.documents';

interface KeyTableProps {
  readonly keys: readonly IntegrationKey[];
  readonly isBusy: boolean;
  readonly onWithdraw: (key: IntegrationKey) => void;
}

export function KeyTable({ keys, isBusy, onWithdraw }: KeyTableProps) {
  if (keys.length === 0) return <p className="text-sm">{say('No other system has a key yet.')}</p>;
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-sm [&_td]:pr-4 [&_th]:pr-4">
        <TableHead
          columns={[
            say('Name'),
            say('Key'),
            say('May bring in files of'),
            say('May also'),
            say('Calls a minute'),
            say('Given'),
            say('Last used'),
            say('State'),
          ]}
          actions={say('Withdraw')}
        />
        <tbody>
          {keys.map((key) => (
            <tr key={key.id} className="border-t">
              <th scope="row" className="py-2 text-left font-normal">
                {key.name}
              </th>
              <td>
                <code>{key.code}</code>
              </td>
              <td>{inWords(key.kinds.filter((kind) => !isRight(kind)).map(kindInWords))}</td>
              <td>{inWords(key.kinds.filter(isRight).map(rightInWords))}</td>
              <td className="tabular-nums">{key.perMinute}</td>
              <td>{`${shownMoment(key.givenAt)} ${key.givenBy}`}</td>
              <td>{shownMoment(key.lastUsedAt)}</td>
              <td>{stateInWords(key)}</td>
              <td className="text-right">
                {key.withdrawnAt === null ? (
                  <PermissionGuard requires="WriteIntegration">
                    <Button
                      type="button"
                      variant="outline"
                      size="sm"
                      disabled={isBusy}
                      aria-label={say('Withdraw the key {name}', { name: key.name })}
                      onClick={() => onWithdraw(key)}
                    >
                      {say('Withdraw')}
                    </Button>
                  </PermissionGuard>
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const inWords = (words: readonly string[]): string => (words.length === 0 ? '–' : words.join(', '));

function stateInWords({ withdrawnAt, endsAt }: IntegrationKey): string {
  if (withdrawnAt !== null) return say('Withdrawn {when}', { when: shownMoment(withdrawnAt) });
  if (endsAt === null) return say('In force');
  const when = shownMoment(endsAt);
  return new Date(endsAt).getTime() > Date.now()
    ? say('In force until {when}', { when })
    : say('Over since {when}', { when });
}

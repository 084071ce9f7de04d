import { Button } from '@vendure/dashboard';
import { inWords } from '../../in-words';
import { shownMoment } from '../../moments';
import { say } from '../../say';
import { TableHead } from '../../table-head';
import type { Recall } from './recalls.documents';

interface RecallTableProps {
  readonly recalls: readonly Recall[];
  readonly isBusy: boolean;
  readonly onWithdraw: (recall: Recall) => void;
}

export function RecallTable({ recalls, isBusy, onWithdraw }: RecallTableProps) {
  return (
    <table className="w-full text-sm">
      <TableHead
        columns={[say('SKU'), say('Hazard'), say('Action'), say('Affected units'), say('Published'), say('Withdrawn')]}
        actions={say('Withdraw')}
      />
      <tbody>
        {recalls.map((recall) => (
          <tr key={recall.id} className="border-t">
            <th scope="row" className="py-2 text-left font-normal">
              {recall.sku}
            </th>
            <td>{inWords(recall.hazard)}</td>
            <td>{inWords(recall.action)}</td>
            <td>{recall.batch ?? say('All')}</td>
            <td className="tabular-nums">{shownMoment(recall.publishedAt)}</td>
            <td className="tabular-nums">{shownMoment(recall.withdrawnAt)}</td>
            <td className="text-right">
              {recall.withdrawnAt === null ? (
                <Button
                  type="button"
                  variant="outline"
                  size="sm"
                  disabled={isBusy}
                  aria-label={say('Withdraw the recall of {sku}', { sku: recall.sku })}
                  onClick={() => onWithdraw(recall)}
                >
                  {say('Withdraw')}
                </Button>
              ) : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

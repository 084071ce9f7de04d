import { Button } from '@vendure/dashboard';
import { shopInWords } from '../../in-words';
import { shownMoment } from '../../moments';
import { say } from '../../say';
import { TableHead } from '../../table-head';
import type { Redirect } from './redirects.documents';

interface RedirectTableProps {
  readonly redirects: readonly Redirect[];
  readonly isBusy: boolean;
  readonly onEdit: (redirect: Redirect) => void;
  readonly onDelete: (redirect: Redirect) => void;
}

export function RedirectTable({ redirects, isBusy, onEdit, onDelete }: RedirectTableProps) {
  const button = { type: 'button', variant: 'outline', size: 'sm', disabled: isBusy } as const;
  return (
    <table className="w-full text-sm">
      <TableHead
        columns={[say('Old address'), say('New address'), say('Shop'), say('Status'), say('Hits'), say('Last hit')]}
        actions={say('Change')}
      />
      <tbody>
        {redirects.map((redirect) => (
          <tr key={redirect.id} className="border-t">
            <th scope="row" className="py-2 text-left font-normal">
              {redirect.sourcePath}
            </th>
            <td>{redirect.targetPath}</td>
            <td>{redirect.storeKey === null ? say('All shops') : shopInWords(redirect.storeKey)}</td>
            <td>{redirect.status}</td>
            <td className="tabular-nums">{redirect.hits}</td>
            <td className="tabular-nums">{shownMoment(redirect.lastHitAt)}</td>
            <td className="space-x-1 text-right">
              <Button
                {...button}
                aria-label={say('Edit {sourcePath}', { sourcePath: redirect.sourcePath })}
                onClick={() => onEdit(redirect)}
              >
                {say('Edit')}
              </Button>
              <Button
                {...button}
                aria-label={say('Delete {sourcePath}', { sourcePath: redirect.sourcePath })}
                onClick={() => onDelete(redirect)}
              >
                {say('Delete')}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

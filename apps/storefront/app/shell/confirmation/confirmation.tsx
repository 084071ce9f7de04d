import { useEffect, useState } from 'react';
import type { ConfirmationView } from './confirmations.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { withoutParameter } from '../without-parameter.ts';

const Dialog = lazyPart(() => import('./confirmation-dialog.tsx').then(({ ConfirmationDialog }) => ConfirmationDialog));

/** B§2.3: shown once. What made it appear leaves the address, so that it comes neither by a reload nor by a shared link. */
export function Confirmation({ confirmation }: { readonly confirmation: ConfirmationView | null }) {
  const [closed, setClosed] = useState<ConfirmationView | null>(null);
  useEffect(() => {
    const address = withoutParameter(window.location.href, 'confirmation');
    if (address !== null) window.history.replaceState(window.history.state, '', address);
  }, [confirmation]);
  return confirmation === null ? null : (
    <Dialog
      isWanted
      props={{ confirmation, isOpen: confirmation !== closed, onClose: () => setClosed(confirmation) }}
    />
  );
}

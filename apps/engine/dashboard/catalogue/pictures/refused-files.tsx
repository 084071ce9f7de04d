import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { toast } from 'sonner';
import { failureInWords } from '../../failure-in-words';
import { say } from '../../say';
import { isUpload, refusedInWords } from './picture-words';

/** The engine's library says nothing where a file was refused or an upload has failed: this says it, on every page. */
export function RefusedFiles({ children }: { readonly children: ReactNode }) {
  const queries = useQueryClient();
  useEffect(
    () =>
      queries.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated') return;
        const { action, mutation } = event;
        if (action.type === 'error' && isUpload(mutation.state.variables)) {
          const failure: unknown = action.error;
          const reason = failure instanceof Error ? failureInWords(failure) : String(failure);
          toast.error(say('Nothing of this upload was kept'), stays(reason));
        }
        if (action.type !== 'success') return;
        const refused = refusedInWords(action.data);
        if (refused !== null) toast.error(refused.title, stays(refused.reasons));
      }),
    [queries],
  );
  return children;
}

/** Until it is read: whoever uploads many is not looking all the time. */
const stays = (description: string) => ({
  description,
  duration: Number.POSITIVE_INFINITY,
  closeButton: true,
  className: 'whitespace-pre-line',
});

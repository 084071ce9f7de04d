import { api } from '@vendure/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { problemsOfStore, type StoreProblem } from '@tradehall/domain/catalogue/store-settings.ts';
import { useEffect, useState } from 'react';
import { toast } from 'sonner';
import { say } from '../say';
import { afterTurn, changesOf, draftOf, type StoreDraft } from './store-draft';
import { updateCountryStore, type CountryStore } from './stores.documents';

const none: readonly StoreProblem[] = [];

/** What is on the screen, and what of it differs from what was opened or last saved. */
export function useStoreWork(opened: CountryStore, timeZone: string) {
  const queries = useQueryClient();
  const [saved, setSaved] = useState(opened);
  const [draft, setDraft] = useState(() => draftOf(opened, timeZone));
  // Nobody is told what is wrong with a field she is still typing into.
  const [tries, setTries] = useState(0);
  const changes = changesOf(saved, draft, timeZone);
  const isChanged = Object.keys(changes).length > 0;
  const problems = problemsOfStore(changes);
  // Whoever saved in vain finds herself in the first field to mend.
  useEffect(() => {
    if (tries > 0) document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => api.mutate(updateCountryStore, { input: { ...changes, key: saved.key, version: saved.version } }),
    onSuccess: async ({ updateCountryStore: store }) => {
      setSaved(store);
      setDraft(draftOf(store, timeZone));
      setTries(0);
      toast.success(say('Saved. The shop shows it in a moment.'));
      await Promise.all(
        [['country-stores'], ['going-live', store.key]].map((queryKey) => queries.invalidateQueries({ queryKey })),
      );
    },
  });
  return {
    draft,
    isChanged,
    isPending,
    failure: error,
    problems: tries > 0 ? problems : none,
    change: (given: Partial<StoreDraft>) => setDraft((before) => ({ ...before, ...given })),
    save: () => {
      setTries(tries + 1);
      if (problems.length === 0) mutate();
    },
    /** The store was opened or closed: what is typed stays on the screen. */
    turn: (store: CountryStore) => {
      setSaved((before) => afterTurn(before, store));
      void queries.invalidateQueries({ queryKey: ['country-stores'] });
    },
    forget: () => {
      reset();
      setTries(0);
      setDraft(draftOf(saved, timeZone));
    },
  };
}

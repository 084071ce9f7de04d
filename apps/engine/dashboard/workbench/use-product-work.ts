import { api } from '@vendure/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { toast } from 'sonner';
import { say } from '../say';
import { changesOf, draftOf, inputOf, problemsOf, type WorkDraft, type WorkProblem } from './work-draft';
import { type ProductWork, saveProductWork } from './workbench.documents';

const none: readonly WorkProblem[] = [];

export type Work = ReturnType<typeof useProductWork>;

/** What is on the screen, and what of it differs from what was opened or last saved. */
export function useProductWork(opened: ProductWork) {
  const queries = useQueryClient();
  const [saved, setSaved] = useState(opened);
  const [draft, setDraft] = useState(() => draftOf(opened));
  // Nobody is told what is wrong with a field she is still typing into.
  const [tries, setTries] = useState(0);
  const forms = useMemo(() => new Map(saved.attributes.map((form) => [form.key, form])), [saved]);
  const changes = changesOf(saved, draft, forms);
  const problems = problemsOf(draft, forms);
  const isChanged = Object.keys(changes).length > 0 || problems.length > 0;
  useEffect(() => {
    if (tries > 0) document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => api.mutate(saveProductWork, { input: inputOf(saved, changes) }),
    onSuccess: async ({ saveProductWork: work }) => {
      setSaved(work);
      setDraft(draftOf(work));
      setTries(0);
      toast.success(say('Saved. The shop shows it in a moment.'));
      await queries.invalidateQueries({ queryKey: ['workbench-products'] });
    },
  });
  return {
    saved,
    draft,
    forms,
    isChanged,
    isPending,
    failure: error,
    problems: tries > 0 ? problems : none,
    input: inputOf(saved, changes),
    change: (given: Partial<WorkDraft>) => setDraft((before) => ({ ...before, ...given })),
    update: setDraft,
    save: () => {
      setTries(tries + 1);
      if (problems.length === 0 && !isPending) mutate();
    },
    forget: () => {
      reset();
      setTries(0);
      setDraft(draftOf(saved));
    },
  };
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { toast } from 'sonner';
import { say } from '../../say';
import type { RuleDraft, TypedRule } from './rule-words';

interface RuleToEdit<Rule> {
  readonly queryKey: readonly string[];
  /** As it was loaded. */
  readonly seen: Rule;
  readonly draftOf: (rule: Rule) => RuleDraft;
  readonly read: (draft: RuleDraft) => TypedRule<Rule>;
  /** What it would change today, in sentences. */
  readonly foresee: (rule: Rule) => Promise<readonly string[]>;
  readonly save: (rule: Rule, seen: Rule) => Promise<unknown>;
}

const pauseMs = 400;

/** The text after nobody has typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** A rule while it is typed, with what it would change before it is saved. */
export function useRule<Rule>({ queryKey, seen, draftOf, read, foresee, save }: RuleToEdit<Rule>) {
  const queries = useQueryClient();
  const [draft, setDraft] = useState(() => draftOf(seen));
  const { rule, problems } = read(draft);
  const text = JSON.stringify(rule);
  const before = draftOf(seen);
  // Another text may be the same rule; and nobody is told what is wrong with a form she has not touched.
  const isTouched = JSON.stringify(draft) !== JSON.stringify(before);
  const isChanged = isTouched && (rule === null || text !== JSON.stringify(read(before).rule));
  const isSettled = useSettled(text) === text;
  const foreseen = useQuery({
    queryKey: [...queryKey, 'foreseen', text],
    queryFn: () => (rule === null ? [] : foresee(rule)),
    enabled: rule !== null && isChanged && isSettled,
    retry: false,
    staleTime: 0,
  });
  const loadAgain = () => queries.invalidateQueries({ queryKey, exact: true });
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (changed: Rule) => save(changed, seen),
    onSuccess: async () => {
      toast.success(say('Saved. The shop shows it in a moment.'));
      await loadAgain();
    },
  });
  const isCounting = isChanged && rule !== null && (!isSettled || foreseen.isFetching);
  return {
    draft,
    problems: isTouched ? problems : {},
    isChanged,
    isCounting,
    isPending,
    failure: error,
    /** Counting is a courtesy: what cannot be counted can be saved. */
    notCounted: foreseen.error,
    foreseen: isChanged && !isCounting ? (foreseen.data ?? []) : [],
    maySave: isChanged && rule !== null && !isCounting && !isPending,
    type: (name: string, value: string) => setDraft((before) => ({ ...before, [name]: value })),
    save: () => (rule === null ? undefined : mutate(rule)),
    /** Somebody else may have saved meanwhile. */
    forget: () => {
      reset();
      setDraft(draftOf(seen));
      void loadAgain();
    },
  };
}

export type RuleWork = ReturnType<typeof useRule>;

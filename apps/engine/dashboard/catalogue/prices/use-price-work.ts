import { api } from '@vendure/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { toast } from 'sonner';
import { say, toSay } from '../../say';
import { type Edits, type PriceChange, type TypedCell, wantedOf, withCells } from './grid-edits';
import {
  applyStorePrices,
  type ConcernList,
  type PlanTimes,
  previewStorePrices,
  scheduleStorePrices,
  setPurchaseCosts,
} from './price-grid.documents';
import type { TypedCosts } from './read-forms';

const nothing: Edits = new Map();
const isPlan = ({ from, until }: PlanTimes): boolean => from !== null || until !== null;

export type PriceWork = ReturnType<typeof usePriceWork>;

/** What was typed, what the engine says of it, and what is sent. */
export function usePriceWork() {
  const [edits, setEdits] = useState(nothing);
  const [concerns, setConcerns] = useState<ConcernList | null>(null);
  const queries = useQueryClient();
  const job = useMutation({ mutationFn: (work: () => Promise<void>) => work() });

  /** What was checked before is not what is on the screen now. */
  const type = useCallback((cells: readonly TypedCell[]): void => {
    setEdits((before) => withCells(before, cells));
    setConcerns(null);
  }, []);
  const forget = (): void => {
    setEdits(nothing);
    setConcerns(null);
  };
  const refresh = async (): Promise<void> => {
    await queries.invalidateQueries({ queryKey: ['price-grid'] });
    await queries.invalidateQueries({ queryKey: ['price-plans'] });
  };

  const check = (changes: readonly PriceChange[], times: PlanTimes): void =>
    job.mutate(async () => {
      const answer = await api.query(previewStorePrices, { ...wantedOf(changes), ...times });
      setConcerns(answer.previewStorePrices);
    });

  const apply = (changes: readonly PriceChange[], times: PlanTimes): void =>
    job.mutate(async () => {
      const wanted = wantedOf(changes);
      const {
        written,
        errorCode,
        concerns: found,
      } = isPlan(times)
        ? (await api.mutate(scheduleStorePrices, { ...wanted, ...times })).scheduleStorePrices
        : (await api.mutate(applyStorePrices, wanted)).applyStorePrices;
      if (errorCode === null) {
        forget();
        const done = isPlan(times)
          ? toSay('{written, plural, one {# price} other {# prices}} scheduled')
          : toSay('{written, plural, one {# price} other {# prices}} changed');
        toast.success(say(done, { written }));
      } else {
        setConcerns(found);
        toast.error(say('Nothing was written: see what breaks'));
      }
      await refresh();
    });

  const saveCosts = (costs: TypedCosts): void =>
    job.mutate(async () => {
      const answer = await api.mutate(setPurchaseCosts, costs);
      toast.success(say('{count, number} costs saved', { count: answer.setPurchaseCosts }));
      await refresh();
    });

  const doubt = (): void => setConcerns(null);
  return { edits, concerns, type, forget, check, apply, saveCosts, doubt, isBusy: job.isPending, failure: job.error };
}

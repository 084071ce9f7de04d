import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { contentQueryKey } from './use-content-page';

/** One job at a time; each ends with a word on what was done, or with the reason why not. */
export function useContentWork() {
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (job: () => Promise<string>) => job(),
    onSuccess: (done) => toast.success(done),
    // A job that failed half-way has changed something too.
    onSettled: () => queries.invalidateQueries({ queryKey: contentQueryKey }),
  });
  return { run: mutate, isPending, failure: error };
}

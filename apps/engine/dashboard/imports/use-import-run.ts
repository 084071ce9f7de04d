import { api } from '@vendure/dashboard';
import { useQuery } from '@tanstack/react-query';
import { isBusy } from './import-words';
import { importRun } from './imports.documents';

const refreshMs = 500;

/** A run as it is now, and as it goes on. */
export function useImportRun(id: string | null) {
  return useQuery({
    queryKey: ['import-run', id],
    queryFn: () => api.query(importRun, { id: id ?? '' }),
    enabled: id !== null,
    refetchInterval: ({ state: { data } }) => (data !== undefined && isBusy(data.importRun) ? refreshMs : false),
  });
}

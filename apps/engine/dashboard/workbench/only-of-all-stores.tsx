import { api } from '@vendure/dashboard';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { say } from '../say';
import { ownStores } from './workbench.documents';

/** A product is in all stores: whoever looks after some of them reads it, and is told so in the place of what changes it. */
export function OnlyOfAllStores({ children }: { readonly children: ReactNode }) {
  const stores = useQuery({ queryKey: ['own-stores'], queryFn: () => api.query(ownStores, {}) });
  const isOfSome = (stores.data?.activeAdministrator?.customFields?.stores ?? []).length > 0;
  if (!isOfSome) return children;
  return (
    <p className="text-sm">{say('You look after some stores. Products are changed by operators of all of them.')}</p>
  );
}

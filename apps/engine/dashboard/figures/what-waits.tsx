import { api, Link, PermissionGuard } from '@vendure/dashboard';
import { useQuery } from '@tanstack/react-query';
import { FailureNote } from '../failure-note';
import { shopInWords } from '../in-words';
import { say, toSay } from '../say';
import { whatWaits, type Waiting } from './figures.documents';

const refreshMs = 60_000;

const kinds = [
  { kind: 'payment', title: toSay('Payments to look at'), to: '/payments', requires: 'ReadOrder' },
  { kind: 'case', title: toSay('Open cases'), to: '/contact-requests', requires: 'ReadContactRequest' },
  { kind: 'review', title: toSay('Reviews to moderate'), to: '/reviews', requires: 'ReadReview' },
] as const;

/** What an operator may and has to look at, with the way there. */
export function WhatWaits() {
  const list = useQuery({
    queryKey: ['what-waits'],
    queryFn: () => api.query(whatWaits, {}),
    refetchInterval: refreshMs,
  });
  const waiting = list.data?.whatWaits;
  return (
    <section className="space-y-3" aria-label={say('What waits')}>
      <h2 className="font-medium">{say('What waits')}</h2>
      <FailureNote failure={list.error} />
      <ul className="grid gap-3 sm:grid-cols-3">
        {kinds.map(({ kind, title, to, requires }) => (
          <PermissionGuard key={kind} requires={requires}>
            <li className="rounded-md border p-3 text-sm">
              <Link to={to} className="underline">
                {say(title)}
              </Link>
              <p className="text-2xl tabular-nums">{waiting === undefined ? '…' : countOf(waiting, kind)}</p>
              <p className="text-xs text-muted-foreground">{waiting === undefined ? '' : storesOf(waiting, kind)}</p>
            </li>
          </PermissionGuard>
        ))}
      </ul>
    </section>
  );
}

const ofKind = (waiting: readonly Waiting[], kind: string) => waiting.filter((one) => one.kind === kind);

function countOf(waiting: readonly Waiting[], kind: string): number {
  return ofKind(waiting, kind).reduce((sum, { count }) => sum + count, 0);
}

/** Those with the most first. */
function storesOf(waiting: readonly Waiting[], kind: string): string {
  const stores = ofKind(waiting, kind).toSorted((one, other) => other.count - one.count);
  if (stores.length === 0) return say('Nothing waits.');
  const named = stores.map(
    ({ storeKey, count }) => `${storeKey === null ? say('No store') : shopInWords(storeKey)} ${count}`,
  );
  const rest = named.length - 4;
  return [...named.slice(0, 4), ...(rest > 0 ? [say('{rest} more', { rest })] : [])].join(', ');
}

import { countries } from '@tradehall/domain/countries/countries.ts';
import { storeKey } from '@tradehall/domain/countries/store.ts';
import { isLocale, locales } from '@tradehall/domain/locales/locales.ts';
import { z } from 'zod';
import { waitingPayments } from '../payment/board/board-statement';
import { type Database, selectRows } from '../platform/database';

export const waitingKinds = ['review', 'case', 'payment'] as const;
type WaitingKind = (typeof waitingKinds)[number];

export interface Waiting {
  readonly kind: WaitingKind;
  /** Null for what belongs to no store, such as money that nobody knows. */
  readonly storeKey: string | null;
  readonly count: number;
}

const row = z.object({ place: z.string().nullable(), count: z.int() });

const statements: Readonly<Record<WaitingKind, string>> = {
  review: `SELECT locale AS place, count(*)::int AS count FROM review WHERE state = 'pending' GROUP BY 1`,
  case: `SELECT store_key AS place, count(*)::int AS count FROM contact_request WHERE state = 'open' GROUP BY 1`,
  payment: waitingPayments,
};

/** What somebody has to look at, by store. */
export async function loadWaiting(database: Database, kinds: readonly WaitingKind[]): Promise<Waiting[]> {
  const waiting: Waiting[] = [];
  for (const kind of kinds) {
    const sums = new Map<string | null, number>();
    for (const { place, count } of await selectRows(database, row, statements[kind])) {
      const key = kind === 'review' ? storeOfLocale(place) : place;
      sums.set(key, (sums.get(key) ?? 0) + count);
    }
    waiting.push(...[...sums].map(([key, count]) => ({ kind, storeKey: key, count })));
  }
  return waiting;
}

function storeOfLocale(locale: string | null): string | null {
  return locale !== null && isLocale(locale) ? storeKey(countries[locales[locale].country]) : null;
}

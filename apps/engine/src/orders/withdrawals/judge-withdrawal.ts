import type { withdrawalRefusals } from '@tradehall/domain/orders/order-care.ts';
import { lastDayOfWithdrawal } from '@tradehall/domain/orders/withdrawal-period.ts';
import type { CalendarDate } from '@tradehall/domain/countries/calendar-date.ts';
import type { Country } from '@tradehall/domain/countries/country.ts';
import type { OrderedLine, OrderFacts } from './order-facts';

type Refusal = (typeof withdrawalRefusals)[number];

interface LineLeft {
  readonly lineId: number;
  readonly quantity: number;
}

export interface Judgement {
  readonly refusal: Refusal | null;
  readonly until: CalendarDate | null;
  readonly lines: readonly LineLeft[];
}

type Judged = Pick<OrderFacts, 'state' | 'clientType' | 'lines' | 'shipments' | 'withdrawals'>;

/** A guarantee is a paper: it is on its way with its product. */
export function isEverythingSent(lines: readonly Pick<OrderedLine, 'parentSku' | 'quantity' | 'sent'>[]): boolean {
  return lines.every(({ parentSku, quantity, sent }) => parentSku !== null || sent >= quantity);
}

/** Who may withdraw from what, and until when. */
export function judgeWithdrawal(facts: Judged, country: Country, today: CalendarDate): Judgement {
  const lines = linesLeft(facts);
  // The right is a consumer's: 2011/83/EU, article 2 (1).
  if (facts.clientType === 'COMPANY') return { refusal: 'company', until: null, lines: [] };
  if (facts.state === 'Cancelled') return { refusal: 'cancelled', until: null, lines: [] };
  const until = lastDayOfWithdrawal(facts.shipments, isEverythingSent(facts.lines), country);
  if (until !== null && until < today) return { refusal: 'ended', until, lines: [] };
  return { refusal: lines.length === 0 ? 'nothing-left' : null, until, lines };
}

/** What an operator has cancelled since is of those that were withdrawn from. */
function linesLeft({ lines, withdrawals }: Pick<Judged, 'lines' | 'withdrawals'>): readonly LineLeft[] {
  const withdrawn = new Map<number, number>();
  for (const { lineId, quantity } of withdrawals.flatMap((withdrawal) => withdrawal.lines))
    withdrawn.set(lineId, (withdrawn.get(lineId) ?? 0) + quantity);
  return lines
    .map(({ id, quantity, placed }) => ({
      lineId: id,
      quantity: Math.min(quantity, placed - (withdrawn.get(id) ?? 0)),
    }))
    .filter(({ quantity }) => quantity > 0);
}

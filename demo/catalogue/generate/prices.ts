import type { Draw } from './draw';
import { believablePrice, nextLowerPrice } from './price-endings';
import type { PricedStore } from './stores';

/** Decided once a product; each store rounds it in its own currency. */
export interface PricePlan {
  readonly netCents: number;
  /** Of the list price, null when the product is not on sale. */
  readonly salePercent: number | null;
  /** What was asked before today's price, oldest first, against today's list price. */
  readonly earlier: readonly { readonly daysAgo: number; readonly factor: number }[];
  /** When today's price began. */
  readonly sinceDaysAgo: number;
}

export interface StorePrice {
  readonly listCents: number;
  readonly saleCents: number | null;
  /** One entry a change, oldest first; the last is what is asked today. */
  readonly history: readonly { readonly daysAgo: number; readonly cents: number }[];
}

const salePercents = [10, 12, 15, 20, 25, 30] as const;
const saleChance = 0.18;
// The history covers 90 days of every product: a price is listed before the first piece ships.
const historyDays = { from: 95, to: 130 } as const;

export function drawPricePlan(netCents: number, draw: Draw): PricePlan {
  const salePercent = draw.chance(saleChance) ? draw.one(salePercents) : null;
  const startedDaysAgo = draw.whole(historyDays.from, historyDays.to);
  const before = { daysAgo: startedDaysAgo, factor: draw.one([0.94, 0.97, 1, 1.03, 1.06]) };
  if (salePercent !== null) {
    // A sale of a few weeks at most, after a month at the list price.
    const sinceDaysAgo = draw.whole(1, 25);
    const listSince = { daysAgo: sinceDaysAgo + draw.whole(32, 60), factor: 1 };
    return { netCents, salePercent, earlier: [before, listSince], sinceDaysAgo };
  }
  const sinceDaysAgo = draw.whole(5, 60);
  const pastSale = { daysAgo: sinceDaysAgo + draw.whole(5, 25), factor: draw.one([0.8, 0.85, 0.9]) };
  return { netCents, salePercent, earlier: draw.chance(0.45) ? [before, pastSale] : [before], sinceDaysAgo };
}

export function priceIn(store: PricedStore, plan: PricePlan): StorePrice {
  const { currency } = store;
  const exactCents = plan.netCents * store.perNetCent;
  const listCents = believablePrice(exactCents, currency);
  const saleCents = plan.salePercent === null ? null : salePrice(listCents, plan.salePercent, store);
  const asked = [
    ...plan.earlier.map(({ daysAgo, factor }) => ({ daysAgo, cents: believablePrice(listCents * factor, currency) })),
    { daysAgo: plan.sinceDaysAgo, cents: saleCents ?? listCents },
  ];
  const history = asked.filter(({ cents }, at) => at === 0 || asked[at - 1]?.cents !== cents);
  return { listCents, saleCents, history };
}

function salePrice(listCents: number, percent: number, { currency }: PricedStore): number | null {
  const wanted = believablePrice((listCents * (100 - percent)) / 100, currency);
  return wanted < listCents ? wanted : nextLowerPrice(listCents, currency);
}

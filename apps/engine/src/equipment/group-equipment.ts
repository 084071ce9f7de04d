import type { EquipmentPurchase } from '@tradehall/domain/equipment/equipment.ts';
import { guaranteeEnds } from '@tradehall/domain/equipment/guarantee-end.ts';
import { calendarDateIn } from '@tradehall/domain/countries/calendar-date.ts';
import type { Country } from '@tradehall/domain/countries/country.ts';
import type { StandingRecall } from '../catalogue/recalls/standing-recall';
import type { EquipmentRow } from './equipment-row';

interface Purchase extends Omit<EquipmentPurchase, 'orderId'> {
  readonly orderId: number;
}

export interface Machine {
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
  readonly purchases: readonly Purchase[];
  readonly recalls: readonly StandingRecall[];
}

type Recalls = ReadonlyMap<string, readonly StandingRecall[]>;

/** Every product once, with each time it was bought: what is recalled first, then what was bought last. */
export function groupEquipment(rows: readonly EquipmentRow[], recalls: Recalls, country: Country): Machine[] {
  const newestFirst = rows.toSorted((a, b) => b.placedAt.getTime() - a.placedAt.getTime() || b.orderId - a.orderId);
  const bySku = Map.groupBy(newestFirst, ({ sku }) => sku);
  const machines = [...bySku].map(([sku, bought]) => ({
    sku,
    name: bought[0]?.name ?? sku,
    quantity: bought.reduce((sum, { quantity }) => sum + quantity, 0),
    purchases: purchasesOf(bought, country),
    recalls: recalls.get(sku) ?? [],
  }));
  return machines.toSorted((a, b) => Number(b.recalls.length > 0) - Number(a.recalls.length > 0));
}

const endOf = ({ legalUntil, extraUntil }: Purchase): string => extraUntil ?? legalUntil;

/** The purchases whose last guarantee ends between two days, both included; the first to end first. */
export function endingSoon(machines: readonly Machine[], from: string, until: string): Machine[] {
  const ending = machines.flatMap((machine) =>
    machine.purchases
      .filter((purchase) => endOf(purchase) >= from && endOf(purchase) <= until)
      .map((purchase) => ({ machine, purchase })),
  );
  const inOrder = ending.toSorted((a, b) => endOf(a.purchase).localeCompare(endOf(b.purchase)));
  return [...Map.groupBy(inOrder, ({ machine }) => machine)].map(([machine, found]) => ({
    ...machine,
    purchases: found.map(({ purchase }) => purchase),
  }));
}

/** A gift stands on a line of its own: of one order and with the same guarantee they are one purchase. */
function purchasesOf(rows: readonly EquipmentRow[], country: Country): Purchase[] {
  const alike = Map.groupBy(rows, ({ orderId, guarantee }) => `${orderId} ${guarantee ?? ''}`);
  return [...alike.values()].flatMap((bought) => {
    const [first] = bought;
    return first ? [{ ...purchaseOf(first, country), quantity: sum(bought) }] : [];
  });
}

function purchaseOf(row: EquipmentRow, country: Country): Omit<Purchase, 'quantity'> {
  const { orderId, orderNumber, placedAt, deliveredAt, guarantee } = row;
  const from = calendarDateIn(country.timeZone, deliveredAt ?? placedAt);
  return {
    orderId,
    orderNumber,
    purchasedOn: calendarDateIn(country.timeZone, placedAt),
    isDelivered: deliveredAt !== null,
    ...guaranteeEnds(from, guarantee, country),
  };
}

function sum(rows: readonly EquipmentRow[]): number {
  return rows.reduce((all, { quantity }) => all + quantity, 0);
}

/** Something that has become of an order, as the database of the shop holds it. */
export interface OrderFact {
  readonly orderId: number;
  readonly type: string;
  /** Which shipment or refund; of what has no number of its own the how many-th. */
  readonly of: number;
  /** May be told and need not: it was undone before anybody could know. */
  readonly isOptional?: boolean;
}

/** What somebody did to an order, from the moment it was begun to the one at which it was known to be done. */
export interface Act extends OrderFact {
  readonly beganAtMs: number;
  readonly doneAtMs: number;
}

/** What the other system has written down, in the order in which it heard it. */
export interface HeardEvent {
  readonly id: string;
  readonly type: string;
  readonly outcome: string;
  readonly facts: {
    readonly orderId?: number | undefined;
    readonly shipmentId?: number | undefined;
    readonly refundId?: number | undefined;
  };
}

export interface EventAudit {
  readonly events: number;
  readonly lost: readonly string[];
  readonly outOfOrder: readonly string[];
  /** Told under two ids. */
  readonly doubled: readonly string[];
  /** Told, and it never was. */
  readonly invented: readonly string[];
  readonly unsigned: readonly string[];
}

const nameOf = ({ orderId, type, of }: OrderFact) => `order ${orderId}: ${type} ${of}`;

/** Holds what was heard against what happened. It knows nothing of how events are noted, numbered or sent. */
export function auditEvents(
  facts: readonly OrderFact[],
  acts: readonly Act[],
  heard: readonly HeardEvent[],
): EventAudit {
  const unsigned = heard.filter(({ outcome }) => outcome === 'unsigned' || outcome === 'malformed').map(({ id }) => id);
  const told = toldOnce(heard.filter(({ outcome }) => outcome !== 'unsigned' && outcome !== 'malformed'));
  const places = new Map(told.map((fact, place) => [nameOf(fact), place]));
  const known = new Set(facts.map(nameOf));
  const names = told.map(nameOf);
  return {
    events: told.length,
    lost: facts.filter((fact) => fact.isOptional !== true && !places.has(nameOf(fact))).map(nameOf),
    outOfOrder: [...lateIds(heard), ...turnedRound(facts, acts, places)],
    doubled: names.filter((name, place) => names.indexOf(name) !== place),
    invented: [...new Set(names.filter((name) => !known.has(name)))],
    unsigned,
  };
}

/** By their ids: what was heard again under the same one is the same. */
function toldOnce(heard: readonly HeardEvent[]): OrderFact[] {
  const ids = new Set<string>();
  const unnumbered = new Map<string, number>();
  const told: OrderFact[] = [];
  for (const { id, type, facts } of heard) {
    const { orderId, shipmentId, refundId } = facts;
    if (ids.has(id) || orderId === undefined) continue;
    ids.add(id);
    told.push({ orderId, type, of: shipmentId ?? refundId ?? countUp(unnumbered, orderId, type) });
  }
  return told;
}

/** An order is withdrawn from several times, and each is told; it is placed, paid and cancelled once. */
function countUp(counts: Map<string, number>, orderId: number, type: string): number {
  if (type !== 'order.withdrawn' && type !== 'order.changed') return 1;
  const count = (counts.get(`${orderId} ${type}`) ?? 0) + 1;
  counts.set(`${orderId} ${type}`, count);
  return count;
}

/** The receiver itself knows by the ids that it has heard something newer of the order. */
const lateIds = (heard: readonly HeardEvent[]): string[] =>
  heard.filter(({ outcome }) => outcome === 'out-of-order').map(({ id }) => id);

/** Pairs of one order of which the later was told first. */
function turnedRound(facts: readonly OrderFact[], acts: readonly Act[], places: ReadonlyMap<string, number>): string[] {
  const factsOf = Map.groupBy(facts, ({ orderId }) => orderId);
  const actsOf = Map.groupBy(acts, ({ orderId }) => orderId);
  return [...factsOf].flatMap(([orderId, all]) =>
    [...causes(all), ...sequences(actsOf.get(orderId) ?? [])].flatMap(([before, after]) => {
      const [first, second] = [places.get(nameOf(before)), places.get(nameOf(after))];
      if (first === undefined || second === undefined || first < second) return [];
      return [`${nameOf(after)} was told before ${before.type} ${before.of}`];
    }),
  );
}

type Pair = readonly [before: OrderFact, after: OrderFact];

const causeOf: Readonly<Record<string, string>> = {
  'order.delivered': 'order.shipped',
  'order.refunded': 'order.paid',
};

/** Nothing happens to an order before it is placed, nothing arrives before it was sent, nothing is given back before it came. */
function causes(facts: readonly OrderFact[]): Pair[] {
  return facts.flatMap((after) =>
    facts
      .filter(({ type, of }) => {
        if (type === 'order.placed') return after.type !== 'order.placed';
        return type === causeOf[after.type] && (type !== 'order.shipped' || of === after.of);
      })
      .map((before): Pair => [before, after]),
  );
}

/** What was done before the other was begun. */
const sequences = (acts: readonly Act[]): Pair[] =>
  acts.flatMap((after) =>
    acts.filter(({ doneAtMs }) => doneAtMs < after.beganAtMs).map((before): Pair => [before, after]),
  );

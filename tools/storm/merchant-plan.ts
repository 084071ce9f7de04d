import { type CheckoutPlan, planCheckout, testCards } from './checkout-plan.ts';
import { SeededRandom } from './seeded-random.ts';

export type Deed = 'withdraw' | 'ship' | 'deliver' | 'settle' | 'refund' | 'cancel';

/** Somebody who buys two pieces and pays: in every way whose money comes at another moment. */
export function planBuyer(seed: number, index: number): CheckoutPlan {
  const plan = planCheckout(seed, index);
  const random = new SeededRandom(seed * 7_919 + index);
  const { cashOnDelivery, bankTransfer } = plan.country;
  const offline = [
    ...(cashOnDelivery.offered ? (['cash-on-delivery'] as const) : []),
    ...(bankTransfer.enabled ? (['bank-transfer'] as const) : []),
  ];
  const isOffline = offline.length > 0 && random.next() < 0.6;
  return {
    ...plan,
    email: `storm-${index}@example.test`,
    method: isOffline ? random.pick(offline) : 'scheme',
    card: testCards.good,
    quantity: 2,
    goods: { ...plan.goods, isScarce: false },
    couponNumber: null,
    clicks: 'once',
    decision: 'approve',
    returns: 'once',
    changesCartMeanwhile: false,
    changesHerMind: false,
  };
}

const sent: readonly Deed[][] = [['ship'], ['ship', 'ship'], ['ship', 'deliver'], ['ship', 'ship', 'deliver']];

/** What becomes of the order, one after the other. */
export function planDeeds({ method, index }: CheckoutPlan, seed: number): readonly Deed[] {
  const random = new SeededRandom(seed * 104_729 + index);
  const fate = random.weighted({ sent: 80, cancelled: 10, left: 10 });
  if (fate === 'left') return [];
  if (fate === 'cancelled') return ['cancel'];
  const way = random.pick(sent);
  // A transfer has to be there before; cards may be charged later, and who pays at the door pays later.
  const isPaidLater = method !== 'bank-transfer' && random.next() < 0.6;
  const deeds: Deed[] = isPaidLater ? [...way, 'settle'] : ['settle', ...way];
  if (random.next() < 0.4) deeds.splice(random.below(deeds.length + 1), 0, 'withdraw');
  return random.next() < 0.3 ? [...deeds, 'refund'] : deeds;
}

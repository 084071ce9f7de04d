import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { OperatorClient } from '../operator-client.ts';
import type { Act, OrderFact } from './audit-events.ts';
import type { Deed } from './merchant-plan.ts';
import { readTrail, type Trail } from './order-facts.ts';
import type { StormShopper } from './storm-shopper.ts';
import type { Answer } from './storm-browser.ts';
import { untilAnswered } from './storm-cart.ts';

const pauseMs = 500;
const patienceMs = 180_000;

interface Told extends Omit<OrderFact, 'orderId'> {
  /** Somebody else does the rest of it. */
  readonly isUnderWay?: boolean;
}

/** What is to become true, and what is done as long as it is not. */
interface Wish {
  readonly isDone: (trail: Trail) => Told | null;
  readonly act: (trail: Trail) => Promise<void>;
}

const mutations = {
  pack: `mutation ($input: FulfillOrderInput!) { it: addFulfillmentToOrder(input: $input) { __typename ... on ErrorResult { message } } }`,
  move: `mutation ($id: ID!, $state: String!) { it: transitionFulfillmentToState(id: $id, state: $state) {
    __typename ... on ErrorResult { message } } }`,
  settle: 'mutation ($id: ID!) { it: settlePayment(id: $id) { __typename ... on ErrorResult { message } } }',
  refund:
    'mutation ($input: RefundOrderInput!) { it: refundOrder(input: $input) { __typename ... on ErrorResult { message } } }',
  settleRefund:
    'mutation ($input: SettleRefundInput!) { it: settleRefund(input: $input) { __typename ... on ErrorResult { message } } }',
  cancel:
    'mutation ($input: CancelOrderInput!) { it: cancelOrder(input: $input) { __typename ... on ErrorResult { message } } }',
};
const answered = z.object({ it: z.object({ message: z.string().optional() }) });

const byHand = {
  code: 'manual-fulfillment',
  arguments: [
    { name: 'method', value: 'Post' },
    { name: 'trackingCode', value: 'JJD000123' },
  ],
};

/** Whoever sends, cancels and gives back, one thing after the other, however often the shop dies meanwhile. */
export class MerchantDesk {
  readonly #operator: OperatorClient;
  readonly acts: Act[] = [];
  /** What could not be done. */
  readonly failures: string[] = [];

  constructor(operator: OperatorClient) {
    this.#operator = operator;
  }

  async handle(orderId: number, deeds: readonly Deed[], shopper: StormShopper, isOffline: boolean): Promise<void> {
    const counts = new Map<Deed, number>();
    for (const deed of deeds) {
      const nth = (counts.get(deed) ?? 0) + 1;
      counts.set(deed, nth);
      if (deed === 'withdraw') await this.#withdraw(orderId, shopper);
      else await this.#until(orderId, deed, this.#wish(orderId, deed, nth, deeds, isOffline));
    }
  }

  async #until(orderId: number, deed: Deed, { isDone, act }: Wish): Promise<void> {
    const beganAtMs = Date.now();
    let refusal = '';
    for (;;) {
      const trail = await readTrail(orderId);
      const told = isDone(trail);
      if (told !== null) {
        const { type, of, isUnderWay = false } = told;
        this.acts.push({ orderId, type, of, beganAtMs, doneAtMs: isUnderWay ? Infinity : Date.now() });
        return;
      }
      if (Date.now() - beganAtMs > patienceMs) {
        this.failures.push(`order ${orderId} (${trail.state}): ${deed} came to nothing: ${refusal}`);
        return;
      }
      refusal = await act(trail).then(
        () => '',
        (failure: unknown) => String(failure),
      );
      if (refusal !== '') await sleep(pauseMs);
    }
  }

  #wish(
    orderId: number,
    deed: Exclude<Deed, 'withdraw'>,
    nth: number,
    deeds: readonly Deed[],
    isOffline: boolean,
  ): Wish {
    const wishes = {
      ship: () => this.#ship(nth, deeds.filter((each) => each === 'ship').length),
      deliver: () => this.#deliver(),
      settle: (): Wish => ({
        isDone: ({ paymentState }) => (paymentState === 'Settled' ? { type: 'order.paid', of: 1 } : null),
        act: ({ paymentId }) => this.#ask(mutations.settle, { id: paymentId }),
      }),
      refund: () => this.#refund(isOffline),
      cancel: (): Wish => ({
        isDone: ({ state }) => (state === 'Cancelled' ? { type: 'order.cancelled', of: 1 } : null),
        act: () => this.#ask(mutations.cancel, { input: { orderId, reason: 'called', cancelShipping: true } }),
      }),
    };
    return wishes[deed]();
  }

  /** The how many-th parcel of so many. */
  #ship(nth: number, parcels: number): Wish {
    return {
      isDone: ({ shipments }) => {
        const sent = shipments.filter(({ state }) => state === 'Shipped' || state === 'Delivered')[nth - 1];
        return sent === undefined ? null : { type: 'order.shipped', of: sent.id };
      },
      act: async ({ lines, shipments }) => {
        const packed = shipments.find(({ state }) => state === 'Pending');
        const quantityOf = (quantity: number) => (parcels === 1 ? quantity : quantity / parcels);
        const parts = lines.map(({ id, quantity }) => ({ orderLineId: id, quantity: quantityOf(quantity) }));
        if (packed === undefined) await this.#ask(mutations.pack, { input: { lines: parts, handler: byHand } });
        else await this.#ask(mutations.move, { id: packed.id, state: 'Shipped' });
      },
    };
  }

  #deliver(): Wish {
    return {
      isDone: ({ shipments }) => {
        const arrived = shipments.find(({ state }) => state === 'Delivered');
        return arrived === undefined ? null : { type: 'order.delivered', of: arrived.id };
      },
      act: ({ shipments }) =>
        this.#ask(mutations.move, { id: shipments.find(({ state }) => state === 'Shipped')?.id, state: 'Delivered' }),
    };
  }

  /** What was paid by card is given back by its provider, some time later. */
  #refund(isOffline: boolean): Wish {
    const isOver = (state: string) => state === 'Settled' || (state === 'Pending' && !isOffline);
    return {
      isDone: ({ refunds }) => {
        const over = refunds.find(({ state }) => isOver(state));
        return over === undefined
          ? null
          : { type: 'order.refunded', of: over.id, isUnderWay: over.state === 'Pending' };
      },
      act: async ({ refunds, paymentId, paymentState }) => {
        const pending = refunds.find(({ state }) => state === 'Pending');
        if (pending !== undefined)
          return this.#ask(mutations.settleRefund, { input: { id: pending.id, transactionId: randomUUID() } });
        if (paymentState !== 'Settled') throw new Error('the payment is not there yet');
        const input = { paymentId, amount: 100, lines: [], shipping: 0, adjustment: 0, reason: 'dented' };
        return this.#ask(mutations.refund, { input });
      },
    };
  }

  async #withdraw(orderId: number, { browser, locale, email }: StormShopper): Promise<void> {
    const beganAtMs = Date.now();
    const ofOrder = { locale, orderId: String(orderId) };
    const care = await untilTaken(() => browser.post('my-orders', 'getOrderCare', ofOrder));
    const left = z.object({ care: z.object({ withdrawal: z.object({ lines: z.array(z.unknown()) }) }) });
    const lines = care.kind === 'data' ? left.parse(care.data).care.withdrawal.lines : [];
    const declaration = { ...ofOrder, intentId: randomUUID(), name: 'Ada Berg', email, lines };
    const withdrawn = await untilTaken(() => browser.post('my-orders', 'withdraw', declaration));
    const failure = [care, withdrawn].find(({ kind }) => kind === 'failure');
    if (failure?.kind === 'failure') this.failures.push(`order ${orderId}: withdraw came to nothing: ${failure.code}`);
    else this.acts.push({ orderId, type: 'order.withdrawn', of: 1, beganAtMs, doneAtMs: Date.now() });
  }

  async #ask(mutation: string, variables: object): Promise<void> {
    const { message } = (await this.#operator.ask(answered, mutation, variables)).it;
    if (message !== undefined) throw new Error(message);
  }
}

/** Who reloads while nobody answers uses up her tries; told to wait, she waits. */
async function untilTaken(ask: () => Promise<Answer>): ReturnType<typeof untilAnswered> {
  return untilAnswered(async () => {
    const answer = await ask();
    const isTooEarly = answer.kind === 'failure' && answer.code === 'too-many-requests';
    return isTooEarly ? { kind: 'silence' } : answer;
  });
}

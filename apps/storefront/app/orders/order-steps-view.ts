import type { OrderCare } from '@tradehall/domain/orders/order-care.ts';
import type { Order } from '@tradehall/domain/orders/order.ts';
import { formatDate } from '../i18n/formats.ts';
import type { MessageKey } from '@tradehall/domain/messages/messages.ts';
import { translator, type Translate } from '../i18n/translator.ts';
import type { ShopRequest } from '../request/shop-request.ts';

interface StepView {
  readonly label: string;
  /** The day, where the shop knows it. */
  readonly on: string | null;
  readonly state: 'done' | 'under-way' | 'ahead';
  /** How far it has come. */
  readonly isCurrent: boolean;
  /** For whoever does not see the line. */
  readonly spoken: string;
}

export interface OrderStepsView {
  readonly label: string;
  readonly steps: readonly StepView[];
}

interface Step {
  readonly label: MessageKey;
  readonly isDone: boolean;
  readonly isUnderWay?: boolean;
  readonly at?: string | undefined;
}

/** Whoever pays the carrier has nothing to pay before: for her there is no such step. */
function paymentSteps({ paymentState }: Order): readonly Step[] {
  switch (paymentState) {
    case 'paid':
      return [{ label: 'order.step.paid', isDone: true }];
    case 'authorised':
      return [{ label: 'order.step.authorised', isDone: true }];
    case 'awaiting-transfer':
    case 'pending':
      return [{ label: 'order.step.unpaid', isDone: false, isUnderWay: true }];
    case 'pay-on-delivery':
      return [];
  }
}

/** The last of them: then the whole was there. */
const latest = (moments: readonly string[]): string | undefined => moments.toSorted().at(-1);

/** Where nobody has asked for the shipments the order itself says how much of it is on its way. */
function shippingSteps({ shipmentState }: Order, care: OrderCare | null): readonly Step[] {
  const shipments = care?.shipments ?? [];
  const isDelivered =
    shipmentState === 'delivered' ||
    (care?.isEverythingSent === true && shipments.every(({ state }) => state === 'delivered'));
  const isSent = isDelivered || shipmentState === 'sent' || care?.isEverythingSent === true;
  const isPartlySent =
    !isSent && (shipmentState === 'partly-sent' || shipments.some(({ state }) => state !== 'packing'));
  const isPacking = !isSent && !isPartlySent && shipments.length > 0;
  const arrivals = shipments.map(({ at }) => at);
  return [
    {
      label: isPacking ? 'order.beingPacked' : 'order.step.packed',
      isDone: isSent || isPartlySent,
      isUnderWay: isPacking,
    },
    {
      label: isPartlySent ? 'order.step.partlySent' : 'order.step.sent',
      isDone: isSent,
      isUnderWay: isPartlySent,
      at: isSent && !isDelivered ? latest(arrivals) : undefined,
    },
    { label: 'order.step.delivered', isDone: isDelivered, at: isDelivered ? latest(arrivals) : undefined },
  ];
}

function stepView(step: Step, isCurrent: boolean, shop: ShopRequest, translate: Translate): StepView {
  const { label, isDone, at } = step;
  const state = isDone ? 'done' : isCurrent ? 'under-way' : 'ahead';
  return {
    label: translate(label),
    on: at === undefined ? null : formatDate(at, shop.country),
    state,
    isCurrent,
    spoken: isDone ? translate('order.step.done') : isCurrent ? '' : translate('order.step.ahead'),
  };
}

/** From ordered to delivered, by what is known; null for an order that was cancelled, which goes nowhere. */
export function orderStepsView(order: Order, care: OrderCare | null, shop: ShopRequest): OrderStepsView | null {
  if (order.orderState === 'Cancelled') return null;
  const translate = translator(shop.locale);
  const steps: readonly Step[] = [
    { label: 'order.step.ordered', isDone: true, at: order.createdAt },
    ...paymentSteps(order),
    ...shippingSteps(order, care),
  ];
  const current = steps.findLastIndex(({ isDone, isUnderWay = false }) => isDone || isUnderWay);
  return {
    label: translate('order.status'),
    steps: steps.map((step, index) => stepView(step, index === current, shop, translate)),
  };
}

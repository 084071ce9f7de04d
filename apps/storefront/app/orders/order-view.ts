import type { OrderCare, Shipment } from '@tradehall/domain/orders/order-care.ts';
import type { Order } from '@tradehall/domain/orders/order.ts';
import { formatDate, formatDateTime } from '../i18n/formats.ts';
import { formatMoney } from '@tradehall/domain/money/format-money.ts';
import type { MessageKey } from '@tradehall/domain/messages/messages.ts';
import { translator, type Translate } from '../i18n/translator.ts';
import { pageLinks } from '../request/page-links.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import type { LinkView } from '../ui/link-view.ts';
import type { Meaning } from '../ui/meaning.ts';
import { searchOf, type NamedOrder } from './named-order.ts';
import type { FactView } from './order-facts.tsx';
import { orderStepsView, type OrderStepsView } from './order-steps-view.ts';
import { isAddress, trackingPage } from './tracking-page.ts';

interface TrackView extends LinkView {
  /** Said after the label. */
  readonly newTab: string;
}

interface ShipmentView {
  readonly title: string | null;
  readonly facts: readonly FactView[];
  readonly track: TrackView | null;
}

export interface OrderView {
  readonly title: string;
  readonly placedAt: string;
  readonly status: { readonly text: string; readonly kind: Meaning };
  /** Null for an order that was cancelled. */
  readonly steps: OrderStepsView | null;
  readonly shipment: {
    readonly title: string;
    /** Instead of shipments. */
    readonly text: string | null;
    readonly items: readonly ShipmentView[];
  };
  readonly invoice: { readonly title: string; readonly text: string | null; readonly files: readonly LinkView[] };
  /** Null for a company, and where nothing was and can be withdrawn from. */
  readonly withdrawal: {
    readonly title: string;
    readonly text: string | null;
    readonly declare: LinkView | null;
    readonly receipts: readonly { readonly text: string; readonly link: LinkView }[];
  } | null;
}

interface OrderFacts {
  readonly order: Order;
  /** As it is shown. */
  readonly number: string;
  readonly care: OrderCare;
  readonly named: NamedOrder;
  /** Where a parcel can be followed; null where nowhere. */
  readonly trackingPattern: string | null;
}

const isUnderWay = ({ state }: Shipment): boolean => state !== 'packing';

function statusOf({ orderState }: Order, { shipments, isEverythingSent }: OrderCare): MessageKey {
  if (orderState === 'Cancelled') return 'order.statusCancelled';
  if (!shipments.some(isUnderWay)) return orderState === 'Open' ? 'order.statusOpen' : 'order.statusConfirmed';
  if (!isEverythingSent) return 'order.statusPartlySent';
  return shipments.every(({ state }) => state === 'delivered') ? 'order.statusDelivered' : 'order.statusSent';
}

const kindOf = (status: MessageKey): Meaning =>
  status === 'order.statusCancelled' ? 'error' : status === 'order.statusDelivered' ? 'success' : 'info';

const stateTexts = {
  packing: 'order.beingPacked',
  sent: 'order.sentOn',
  delivered: 'order.deliveredOn',
} as const;

function shipmentView(
  { state, at, carrier, trackingCode }: Shipment,
  { title, pattern }: { readonly title: string | null; readonly pattern: string | null },
  shop: ShopRequest,
  translate: Translate,
): ShipmentView {
  const page = trackingPage(trackingCode, pattern, shop);
  const date = formatDate(at, shop.country) ?? '';
  return {
    title,
    facts: [
      { label: translate('order.status'), value: translate(stateTexts[state], { date }) },
      ...(carrier === '' ? [] : [{ label: translate('order.carrier'), value: carrier }]),
      ...(trackingCode === null || isAddress(trackingCode)
        ? []
        : [{ label: translate('order.trackingNumber'), value: trackingCode }]),
    ],
    track: page === null ? null : { href: page, label: translate('order.track'), newTab: translate('shell.newTab') },
  };
}

function shipmentsView(
  { order, care, trackingPattern: pattern }: OrderFacts,
  shop: ShopRequest,
  translate: Translate,
): OrderView['shipment'] {
  const { shipments } = care;
  const isWaiting = shipments.length === 0 && order.orderState !== 'Cancelled';
  return {
    title: translate('order.shipment'),
    text: isWaiting ? translate('order.notSent') : null,
    items: shipments.map((shipment, index) => {
      const number = translate('order.shipmentNumbered', { number: String(index + 1) });
      const title = shipments.length === 1 ? null : number;
      return shipmentView(shipment, { title, pattern }, shop, translate);
    }),
  };
}

function invoiceView({ order, care, named }: OrderFacts, shop: ShopRequest, translate: Translate) {
  const isIssued = order.paymentState === 'paid' || care.shipments.some(isUnderWay);
  // Whose payment is confirmed, or who pays the carrier, has nothing to pay before.
  const isWaiting = order.paymentState === 'awaiting-transfer' || order.paymentState === 'pending';
  const later = isWaiting ? translate('order.invoiceLater') : translate('order.invoiceWithGoods');
  const page = pageLinks(shop).route('order/invoice') ?? '';
  const pdf = { href: `${page}${searchOf(named)}`, label: translate('order.invoiceDownload') };
  const xml = { href: `${page}${searchOf(named, { form: 'xml' })}`, label: translate('order.invoiceElectronic') };
  const creditNotes = care.creditNotes.flatMap(({ number, issuedAt, amount, isElectronic }) => {
    const facts = { date: formatDate(issuedAt, shop.country) ?? '', amount: formatMoney(amount, shop.locale) };
    return (isElectronic ? (['pdf', 'xml'] as const) : (['pdf'] as const)).map((form) => ({
      href: `${page}${searchOf(named, { form, 'credit-note': number })}`,
      label: translate('order.creditNote', { ...facts, form: form.toUpperCase() }),
    }));
  });
  return {
    title: translate('order.invoice'),
    text: isIssued ? null : later,
    files: isIssued ? [pdf, ...(care.hasElectronicInvoice ? [xml] : []), ...creditNotes] : creditNotes,
  };
}

function rightText({ refusal, until }: OrderCare['withdrawal'], shop: ShopRequest, translate: Translate) {
  const date = until === null ? null : formatDate(until, { timeZone: 'UTC' });
  if (refusal === null)
    return date === null ? translate('order.withdrawOpen') : translate('order.withdrawUntil', { date });
  return refusal === 'ended' && date !== null ? translate('order.withdrawEnded', { date }) : null;
}

function withdrawalView({ care, named }: OrderFacts, shop: ShopRequest, translate: Translate): OrderView['withdrawal'] {
  const { withdrawal, withdrawals } = care;
  const text = rightText(withdrawal, shop, translate);
  if (text === null && withdrawals.length === 0) return null;
  const page = pageLinks(shop).route('order/withdraw') ?? '';
  return {
    title: translate('order.withdrawTitle'),
    text,
    declare:
      withdrawal.refusal === null
        ? { href: `${page}${searchOf(named)}`, label: translate('order.withdrawLink') }
        : null,
    receipts: withdrawals.map(({ id, receivedAt }) => ({
      text: translate('order.withdrawnOn', { date: formatDateTime(receivedAt, shop.country) ?? '' }),
      link: { href: `${page}${searchOf(named, { receipt: id })}`, label: translate('order.withdrawalReceipt') },
    })),
  };
}

export function orderView(facts: OrderFacts, shop: ShopRequest): OrderView {
  const translate = translator(shop.locale);
  const { order, number, care } = facts;
  const status = statusOf(order, care);
  return {
    title: translate('order.title', { number }),
    placedAt: translate('order.placedAt', { date: formatDateTime(order.createdAt, shop.country) ?? '' }),
    status: { text: translate(status), kind: kindOf(status) },
    steps: orderStepsView(order, care, shop),
    shipment: shipmentsView(facts, shop, translate),
    invoice: invoiceView(facts, shop, translate),
    withdrawal: withdrawalView(facts, shop, translate),
  };
}

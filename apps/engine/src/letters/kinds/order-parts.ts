import { addressLines } from '@tradehall/domain/address/address-lines.ts';
import { deliveryDates, formatDays } from '@tradehall/domain/catalogue/delivery-dates.ts';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { formatMoney } from '@tradehall/domain/money/format-money.ts';
import { moneyOf } from '@tradehall/domain/money/money.ts';
import { localDate, localMoment, localRate, shownOrderNumber } from '../../orders/local-formats';
import type { OrderRecord } from '../../orders/order-record';
import { referenceRows } from '../../orders/reference-rows';
import { paymentMethodName } from '../../orders/payment-method-name';
import type { Part, Row } from '../letter';
import { fillIn } from '../../mail/mail-messages';
import type { LetterContext } from './letter-context';

function moneyIn({ currencyCode }: OrderRecord, { locale }: LetterContext) {
  return (cents: number) => formatMoney(moneyOf(cents, currencyCode), locale);
}

/** When it comes, from the day it is on its way to be sent; nobody can tell before the money is there. */
function deliveryRows(order: OrderRecord, from: Date, { words, locale }: LetterContext): Row[] {
  const { deliveryDays, shipping, payment } = order;
  if (deliveryDays === null || payment.state === 'awaiting-transfer' || payment.state === 'pending') return [];
  const days = formatDays(deliveryDates(deliveryDays, countries[shipping.country], from), locale);
  return [{ label: words.order.delivery, value: days }];
}

/** What is asked for most comes first: when it arrives. */
export function factsPart(order: OrderRecord, from: Date, context: LetterContext): Part {
  const { words, country } = context;
  const { method, state } = order.payment;
  return {
    kind: 'rows',
    title: words.order.title,
    rows: [
      ...deliveryRows(order, from, context),
      { label: words.order.number, value: shownOrderNumber(order.orderNumber, country) },
      { label: words.order.date, value: localDate(order.placedAt, country) },
      ...referenceRows(order, words),
      ...(method === null
        ? []
        : [{ label: words.order.paymentMethod, value: paymentMethodName(method, words.method) }]),
      { label: words.order.payment, value: words.state[state] },
    ],
  };
}

/** What the shopper pays with, where that is still to be done. */
export function paymentInstructions(order: OrderRecord, context: LetterContext): Part[] {
  const { words, country, locale } = context;
  const { state, multibanco } = order.payment;
  const amount = { label: words.order.amount, value: moneyIn(order, context)(order.grossCents) };
  if (state === 'pending' && multibanco !== null) {
    const expiry = Number.isNaN(Date.parse(multibanco.expiry))
      ? multibanco.expiry
      : localMoment(multibanco.expiry, country, locale);
    const rows = [
      { label: words.order.voucherEntity, value: multibanco.entity },
      { label: words.order.voucherReference, value: multibanco.reference },
      amount,
      { label: words.order.voucherExpiry, value: expiry },
    ];
    return [{ kind: 'rows', title: words.order.voucherTitle, rows }];
  }
  if (state !== 'awaiting-transfer' || order.bankDetails === null) return [];
  const { accountOwner, bankInstitute, iban, bic } = order.bankDetails;
  const rows = [
    { label: words.order.accountOwner, value: accountOwner },
    { label: words.order.bank, value: bankInstitute },
    { label: 'IBAN', value: inGroups(iban) },
    { label: 'BIC/SWIFT', value: bic },
    amount,
    { label: words.order.reference, value: shownOrderNumber(order.orderNumber, country) },
  ];
  return [{ kind: 'rows', title: words.order.bankTitle, rows }];
}

/** Four by four, as it is printed and read aloud, and never torn apart. */
function inGroups(iban: string): string {
  return iban.replaceAll(/\s/g, '').replaceAll(/.{4}(?=.)/g, '$&\u00a0');
}

export function goodsPart(order: OrderRecord, context: LetterContext): Part {
  const { words } = context;
  const money = moneyIn(order, context);
  return {
    kind: 'goods',
    title: words.order.goods,
    goods: order.lines.map(({ name, picture, productNumber, quantity, grossCents }) => ({
      picture: picture === null ? null : context.picture(picture),
      name,
      detail: `${fillIn(words.order.quantity, { quantity: String(quantity) })} · ${words.order.itemNumber} ${productNumber}`,
      price: money(grossCents),
    })),
    totals: totalRows(order, context),
  };
}

function totalRows(order: OrderRecord, context: LetterContext): Row[] {
  const { words, locale } = context;
  const money = moneyIn(order, context);
  const extras = {
    parcel: { label: words.order.parcel, nothing: words.order.free },
    freight: { label: words.order.freight, nothing: words.order.free },
    'cash-on-delivery': { label: words.order.cashOnDeliveryFee, nothing: money(0) },
  };
  const goods = order.lines.reduce((sum, { grossCents }) => sum + grossCents, 0);
  return [
    ...(order.savedCents === 0
      ? []
      : [
          { label: words.order.beforeDiscounts, value: money(goods + order.savedCents) },
          { label: words.order.saved, value: `−${money(order.savedCents)}` },
        ]),
    { label: words.order.subtotal, value: money(goods) },
    ...order.extras.map(({ kind, grossCents }) => {
      const { label, nothing } = extras[kind];
      return { label, value: grossCents === 0 ? nothing : money(grossCents) };
    }),
    { label: words.order.total, value: money(order.grossCents), weight: 'strong' },
    ...(order.netSupply === null ? order.portions : []).map(({ ratePermyriad, netCents, grossCents }): Row => {
      const label = fillIn(words.order.taxIncluded, { rate: localRate(ratePermyriad, locale) });
      return { label, value: money(grossCents - netCents), weight: 'small' };
    }),
    ...(order.netSupply === null
      ? []
      : [{ label: words.order.netSupply, value: order.netSupply.buyerVatId, weight: 'small' } as const]),
  ];
}

export function addressesPart({ billing, shipping }: OrderRecord, context: LetterContext): Part {
  const { words } = context;
  return {
    kind: 'columns',
    columns: [
      { title: words.order.billingAddress, lines: addressLines(billing, context) },
      { title: words.order.deliveryAddress, lines: addressLines(shipping, context) },
    ],
  };
}

/** For consumers: the law wants a withdrawal online since June 2026, and the link leads there. */
export function withdrawalNote({ clientType }: OrderRecord, href: string, context: LetterContext): Part[] {
  if (clientType === 'COMPANY') return [];
  const { words, contentPage } = context;
  const { title, text, button, policy } = words.withdrawal;
  const page = contentPage('withdrawal-policy');
  const links = [{ label: button, href }, ...(page === null ? [] : [{ label: policy, href: page }])];
  return [{ kind: 'note', title, text, links }];
}

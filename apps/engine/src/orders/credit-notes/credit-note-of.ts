import { divideHalfUp } from '@tradehall/domain/money/divide-half-up.ts';
import { fillIn, mailMessagesOf } from '../../mail/mail-messages';
import type { Issued } from '../electronic-invoices/electronic-invoice-of';
import type { OrderRecord } from '../order-record';
import type { CreditNoteFacts } from '../invoice-facts';
import { type Credited, creditedByRate } from './credited-by-rate';
import { type Left, type Refunded, sharesOf } from './credited-shares';

/** What is refunded of an order, by the engine's numbers of its lines. */
export interface Refund {
  readonly amountCents: number;
  readonly lines: readonly { readonly lineId: number; readonly productNumber: string; readonly quantity: number }[];
  readonly deliveryCents: number;
}

type Before = readonly Pick<CreditNoteFacts, 'credited' | 'order'>[];

/**
 * What a credit note says that gives back exactly what was refunded, after those that came before it. When everything is
 * refunded all of them together are the invoice: in total, and in net amount and tax of each rate.
 */
export function creditNoteOf({ number, issuedAt, facts }: Issued, before: Before, refund: Refund): CreditNoteFacts {
  const { order } = facts;
  const left = leftOf(order, before);
  const shares = sharesOf(left, refundedOf(order, refund));
  const isTaxedByRate = facts.roundingCents !== null;
  const { credited, portions } = creditedByRate(shares, left, portionsLeft(order, before), isTaxedByRate);
  const told = portions.reduce((sum, { grossCents }) => sum + grossCents, 0);
  return {
    ...facts,
    roundingCents: isTaxedByRate ? refund.amountCents - told : null,
    order: {
      ...order,
      ...itemsOf(order, credited),
      savedCents: 0,
      portions: [...portions],
      netCents: portions.reduce((sum, { netCents }) => sum + netCents, 0),
      grossCents: refund.amountCents,
    },
    invoice: { number, issuedAt: issuedAt.toISOString() },
    credited: [...credited],
  };
}

const isDelivery = ({ kind }: OrderRecord['extras'][number]): boolean => kind === 'parcel' || kind === 'freight';

function leftOf({ lines, extras }: OrderRecord, before: Before): Left[] {
  const credited = before.flatMap((note) => note.credited);
  const items = [
    ...lines.map((line) => ({ ...line, isDelivery: false })),
    ...extras.map((extra) => ({ ...extra, quantity: 0, isDelivery: isDelivery(extra) })),
  ];
  return items.map(({ ratePermyriad, isDelivery, quantity, netCents, grossCents }, item) => {
    const own = credited.filter((each) => each.item === item);
    const less = (of: 'pieces' | 'netCents' | 'grossCents') => own.reduce((sum, each) => sum + each[of], 0);
    return {
      item,
      ratePermyriad,
      isDelivery,
      quantity,
      pieces: quantity - less('pieces'),
      invoicedCents: grossCents,
      grossCents: grossCents - less('grossCents'),
      netCents: netCents - less('netCents'),
    };
  });
}

function portionsLeft({ portions }: OrderRecord, before: Before): OrderRecord['portions'] {
  return portions.map(({ ratePermyriad, ...told }) => {
    const own = before.flatMap(({ order }) => order.portions.filter((each) => each.ratePermyriad === ratePermyriad));
    const less = (of: 'netCents' | 'grossCents') => own.reduce((sum, each) => sum + each[of], 0);
    return {
      ratePermyriad,
      netCents: told.netCents - less('netCents'),
      grossCents: told.grossCents - less('grossCents'),
    };
  });
}

/** Invoices of before do not know the engine's numbers of their lines: what they sell says which is meant. */
function refundedOf({ lines }: OrderRecord, { amountCents, deliveryCents, lines: named }: Refund): Refunded {
  const itemOf = ({ lineId, productNumber }: Refund['lines'][number]) => {
    const known = lines.findIndex((line) => line.lineId === lineId);
    return known >= 0
      ? known
      : lines.findIndex((line) => line.lineId === undefined && line.productNumber === productNumber);
  };
  return {
    amountCents,
    deliveryCents,
    lines: named.map((each) => ({ item: itemOf(each), quantity: each.quantity })).filter(({ item }) => item >= 0),
  };
}

function itemsOf(order: OrderRecord, credited: readonly Credited[]): Pick<OrderRecord, 'lines' | 'extras'> {
  const { creditNote } = mailMessagesOf(order.locale);
  return {
    lines: credited.flatMap(({ item, pieces, netCents, grossCents }) => {
      const line = order.lines[item];
      if (!line) return [];
      const name = pieces > 0 ? line.name : fillIn(creditNote.reduction, { product: line.name });
      const quantity = Math.max(1, pieces);
      const unitNetCents = divideHalfUp(BigInt(netCents), BigInt(quantity));
      return [{ ...line, name, quantity, unitNetCents, netCents, grossCents }];
    }),
    extras: credited.flatMap(({ item, netCents, grossCents }) => {
      const extra = order.extras[item - order.lines.length];
      return extra ? [{ ...extra, netCents, grossCents }] : [];
    }),
  };
}

import type { MailMessages } from '../mail/mail-messages';
import type { OrderRecord } from './order-record';

interface Row {
  readonly label: string;
  readonly value: string;
}

/** What a company finds the order by in its own books, on all that it is sent. */
export function referenceRows({ purchaseOrder, costCentre }: OrderRecord, { order }: MailMessages): Row[] {
  return [
    ...(purchaseOrder === null ? [] : [{ label: order.purchaseOrder, value: purchaseOrder }]),
    ...(costCentre === null ? [] : [{ label: order.costCentre, value: costCentre }]),
  ];
}

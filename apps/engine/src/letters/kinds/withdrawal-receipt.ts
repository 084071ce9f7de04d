import { localMoment, shownOrderNumber } from '../../orders/local-formats';
import type { Letter } from '../letter';
import type { MailContents } from '../../mail/mail-kinds';
import { fillIn } from '../../mail/mail-messages';
import type { LetterContext } from './letter-context';

/** The law wants what was declared, and the day and time it came, on a durable medium. */
export function withdrawalReceipt(
  { orderNumber, receivedAt, name, lines, link }: MailContents<'withdrawal-receipt'>,
  { words, country, locale }: LetterContext,
): Letter {
  const { subject, body, button, footer } = words['withdrawal-receipt'];
  const number = shownOrderNumber(orderNumber, country);
  const quantityOf = (quantity: number) => fillIn(words.order.quantity, { quantity: String(quantity) });
  return {
    subject: fillIn(subject, { number }),
    paragraphs: [body],
    button: { label: button, href: link },
    parts: [
      {
        kind: 'rows',
        title: words.withdrawal.statement,
        rows: [
          { label: words.order.number, value: number },
          { label: words.withdrawal.receivedAt, value: localMoment(receivedAt, country, locale) },
          ...(name === undefined ? [] : [{ label: words.withdrawal.name, value: name }]),
        ],
      },
      {
        kind: 'goods',
        title: words.withdrawal.goods,
        goods: lines.map((line) => ({ name: line.name, detail: quantityOf(line.quantity), price: null })),
        totals: [],
      },
      { kind: 'note', title: words.withdrawal.nextTitle, text: words.withdrawal.next, links: [] },
    ],
    footer,
  };
}

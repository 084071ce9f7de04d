import { fillIn } from '../../mail/mail-messages';
import type { OrderRecord } from '../../orders/order-record';
import { localMoment, shownOrderNumber } from '../../orders/local-formats';
import type { Letters } from './letter-context';
import { orderLinks } from './order-links';
import { addressesPart, factsPart, goodsPart, paymentInstructions, withdrawalNote } from './order-parts';

const greetedName = ({ billing: { firstName, lastName } }: OrderRecord): string => `${firstName} ${lastName}`.trim();

export const orderLetters = {
  /** What was agreed, on a durable medium: what, for how much, where to, how it is paid and how to withdraw. */
  'order-confirmation': async ({ orderId, orderNumber }, context) => {
    const { words, country } = context;
    const order = await context.readOrder(orderId);
    const { subject, body, button, footer } = words['order-confirmation'];
    const links = orderLinks(orderId, context);
    return {
      subject: fillIn(subject, { number: shownOrderNumber(orderNumber, country) }),
      name: greetedName(order),
      paragraphs: [body],
      button: { label: button, href: links.order },
      parts: [
        factsPart(order, new Date(order.placedAt), context),
        ...paymentInstructions(order, context),
        goodsPart(order, context),
        addressesPart(order, context),
        ...withdrawalNote(order, links.withdrawal, context),
      ],
      footer,
    };
  },

  'payment-received': async ({ orderId, orderNumber }, context) => {
    const { words, country } = context;
    const order = await context.readOrder(orderId);
    const { subject, body, button, footer } = words['payment-received'];
    return {
      subject: fillIn(subject, { number: shownOrderNumber(orderNumber, country) }),
      name: greetedName(order),
      paragraphs: [body],
      button: { label: button, href: orderLinks(orderId, context).order },
      parts: [factsPart(order, new Date(), context), goodsPart(order, context)],
      footer,
    };
  },

  'payment-failed': ({ orderId, orderNumber }, context) => {
    const { words, country } = context;
    const { subject, body, button, footer } = words['payment-failed'];
    return {
      subject: fillIn(subject, { number: shownOrderNumber(orderNumber, country) }),
      paragraphs: [body],
      button: { label: button, href: orderLinks(orderId, context).order },
      parts: [],
      footer,
    };
  },

  'order-link': ({ orderNumber, link }, { words, country }) => {
    const { subject, body, button, footer } = words['order-link'];
    return {
      subject: fillIn(subject, { number: shownOrderNumber(orderNumber, country) }),
      paragraphs: [body],
      button: { label: button, href: link },
      parts: [],
      footer,
    };
  },

  /** The law wants what was declared, and the day and time it came, on a durable medium. */
  'withdrawal-receipt': ({ orderNumber, receivedAt, name, lines, link }, { words, country, locale }) => {
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
  },
} satisfies Partial<Letters>;

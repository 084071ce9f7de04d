import { say, toSay } from '../say';

const types: Readonly<Record<string, string>> = {
  'order.placed': toSay('Order placed'),
  'order.paid': toSay('Order paid'),
  'order.changed': toSay('Order changed'),
  'order.shipped': toSay('Parcel sent'),
  'order.delivered': toSay('Parcel arrived'),
  'order.withdrawn': toSay('Order withdrawn'),
  'order.cancelled': toSay('Order cancelled'),
  'order.refunded': toSay('Money given back'),
  'product.changed': toSay('Product, price or stock changed'),
  'case.opened': toSay('Case opened'),
};

export const typeInWords = (type: string): string => say(types[type] ?? type);

const rights: Readonly<Record<string, string>> = {
  events: toSay('Hear what happens'),
  shipments: toSay('Say that parcels were sent'),
  payments: toSay('Say that money has arrived'),
};

/** Of what a key may do, what is no file to be brought in. */
export const isRight = (kind: string): boolean => Object.hasOwn(rights, kind);

export const rightInWords = (right: string): string => say(rights[right] ?? right);

const states: Readonly<Record<string, string>> = {
  waiting: toSay('Waiting'),
  delivered: toSay('Delivered'),
  'given-up': toSay('Given up'),
};

export const deliveryStateInWords = (state: string): string => say(states[state] ?? state);

/** `order:12345678` as operators call it: `12345678`. */
export const aboutInWords = (about: string): string => about.slice(about.indexOf(':') + 1);

const byOperator = toSay('ended by an operator');

/** Else what the other system has said. */
export const endedInWords = (why: string): string => (why === byOperator ? say(byOperator) : why);

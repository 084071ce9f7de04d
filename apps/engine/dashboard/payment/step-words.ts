import { inWords } from '../in-words';
import { say, toSay, withinSentence } from '../say';
import type { PaymentStep } from './payment-timeline.documents';
import { methodInWords, moneyInWords, stateInWords, stateShown } from './payment-words';

type Facts = PaymentStep['facts'];

function text(facts: Facts, name: string): string {
  const value = facts[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

const money = ({ amountCents, currencyCode }: Facts): string =>
  typeof amountCents === 'number' && typeof currencyCode === 'string' ? moneyInWords(amountCents, currencyCode) : '';

function because(words: string, facts: Facts, name = 'reason'): string {
  const reason = text(facts, name);
  return reason === '' ? words : `${words}: ${reason}`;
}

const calls: Readonly<Record<string, (facts: Facts) => string>> = {
  pay: () => say('The provider was to be asked for the payment'),
  details: () => say('The provider was to be asked to go on after the shopper confirmed'),
  reversal: () => say('The provider was to be asked to give the money back'),
  'technical-cancel': () => say('The provider was to be asked to cancel whatever it has under this number'),
  refund: (facts) => say('The provider was to be asked to refund {amount}', { amount: money(facts) }),
};

const callOutcomes: Readonly<Record<string, (facts: Facts) => string>> = {
  answered: (facts) => because(say('The provider answered'), facts, 'resultCode'),
  unknown: () => say('No answer came: nobody knows what the provider did'),
  refused: () => say('The provider turned the call down'),
  confirmed: () => say('The provider confirmed that it is done'),
  failed: () => say('The provider said that it cannot be done'),
};

const events: Readonly<Record<string, { readonly yes: string; readonly no: string }>> = {
  AUTHORISATION: { yes: toSay('authorised'), no: toSay('refused') },
  CAPTURE: { yes: toSay('captured'), no: toSay('not captured') },
  CANCELLATION: { yes: toSay('cancelled'), no: toSay('not cancelled') },
  CANCEL_OR_REFUND: { yes: toSay('given back'), no: toSay('not given back') },
  TECHNICAL_CANCEL: { yes: toSay('cancelled'), no: toSay('nothing cancelled') },
  REFUND: { yes: toSay('refunded'), no: toSay('not refunded') },
  CAPTURE_FAILED: { yes: toSay('not captured after all'), no: toSay('not captured after all') },
  REFUND_FAILED: { yes: toSay('not refunded after all'), no: toSay('not refunded after all') },
  REFUNDED_REVERSED: { yes: toSay('the refund came back'), no: toSay('the refund came back') },
  CHARGEBACK: { yes: toSay('taken back by the bank'), no: toSay('not taken back by the bank') },
  CHARGEBACK_REVERSED: { yes: toSay('the bank gave it back again'), no: toSay('the bank keeps it') },
  OFFER_CLOSED: { yes: toSay('the time to pay is over'), no: toSay('the time to pay is over') },
};

const reportOutcomes: Readonly<Record<string, string>> = {
  applied: toSay('The report was taken in'),
  ignored: toSay('The report changed nothing'),
  unmatched: toSay('The report belongs to no payment'),
  foreign: toSay('The report is for another merchant account'),
};

function reported(facts: Facts): string {
  const event = events[text(facts, 'event')];
  const known = facts['success'] === true ? event?.yes : event?.no;
  return known === undefined ? withinSentence(inWords(text(facts, 'event'))) : say(known);
}

const moved = (words: string) => (facts: Facts) =>
  say(words, { from: inWords(text(facts, 'from')), to: inWords(text(facts, 'to')) });

type Telling = readonly [string, (facts: Facts) => string];

const tellings: Readonly<Record<string, Telling>> = {
  'cart-begun': [toSay('Cart'), () => say('The cart was begun')],
  'cart-changed': [
    toSay('Cart'),
    (facts) => say('The cart was changed to version {version}', { version: text(facts, 'version') }),
  ],
  'payment-begun': [
    toSay('Payment'),
    (facts) =>
      say('Payment {number} of {amount} begun: {method}', {
        number: text(facts, 'number'),
        amount: money(facts),
        method: methodInWords(text(facts, 'method')),
      }),
  ],
  'payment-moved': [
    toSay('Payment'),
    (facts) => {
      const { words } = stateShown(text(facts, 'state'));
      return failed(say('Payment {number}: {words}', { number: text(facts, 'number'), words }), facts);
    },
  ],
  'concern-noted': [
    toSay('Payment'),
    (facts) => say('Somebody has to look: {concern}, {amount}', { concern: concernOf(facts), amount: money(facts) }),
  ],
  'concern-closed': [
    toSay('Payment'),
    (facts) => say('An operator has seen to it: {concern}', { concern: concernOf(facts) }),
  ],
  alerted: [toSay('Payment'), () => say('An alert was raised: it was not settled for 5 minutes')],
  'call-made': [toSay('Provider'), (facts) => askedFor(facts)],
  'call-ended': [toSay('Provider'), (facts) => outcomeOf(facts)],
  'webhook-received': [
    toSay('Report'),
    (facts) => because(say('The provider reported: {event}', { event: reported(facts) }), facts),
  ],
  'webhook-done': [toSay('Report'), (facts) => `${taken(facts)} (${reported(facts)})`],
  'order-placed': [
    toSay('Order'),
    (facts) => say('Order {number} placed, {amount}', { number: text(facts, 'number'), amount: money(facts) }),
  ],
  'order-moved': [toSay('Order'), moved(toSay('The order went from {from} to {to}'))],
  'order-payment-moved': [toSay('Order'), moved(toSay("The order's payment went from {from} to {to}"))],
  'order-cancelled': [toSay('Order'), (facts) => because(say('The order, or a part of it, was cancelled'), facts)],
  'goods-sent': [toSay('Order'), () => say('Goods were sent')],
  'refund-begun': [
    toSay('Refund'),
    (facts) => because(say('A refund of {amount} was asked for', { amount: money(facts) }), facts),
  ],
  'refund-moved': [toSay('Refund'), moved(toSay('The refund went from {from} to {to}'))],
  'withdrawal-received': [
    toSay('Order'),
    (facts) => say('The buyer withdrew from the purchase, lines: {lines}', { lines: text(facts, 'lines') }),
  ],
  'mail-queued': [
    toSay('Mail'),
    (facts) => say('A mail to {to} was written: {mail}', { to: text(facts, 'to'), mail: mailOf(facts) }),
  ],
  'mail-sent': [toSay('Mail'), (facts) => say('The mail was sent: {mail}', { mail: mailOf(facts) })],
  'mail-waiting': [toSay('Mail'), (facts) => say('The mail is not sent yet: {mail}', { mail: mailOf(facts) })],
};

const concernOf = (facts: Facts) => withinSentence(stateInWords(text(facts, 'concern')));
const mailOf = (facts: Facts) => withinSentence(inWords(text(facts, 'mail')));
const askedFor = (facts: Facts) =>
  calls[text(facts, 'call')]?.(facts) ?? say('The provider was to be asked {call}', { call: text(facts, 'call') });
function outcomeOf(facts: Facts) {
  const call = text(facts, 'call');
  const outcome = callOutcomes[text(facts, 'outcome')]?.(facts) ?? text(facts, 'outcome');
  return call === 'pay' || call === 'details' ? outcome : `${outcome} (${withinSentence(inWords(call))})`;
}
function taken(facts: Facts) {
  const outcome = text(facts, 'outcome');
  const words = reportOutcomes[outcome];
  return words === undefined ? outcome : say(words);
}
function failed(words: string, facts: Facts) {
  const failure = text(facts, 'failure');
  return failure === '' ? words : `${words} (${withinSentence(inWords(failure))})`;
}

/** A step in plain words, and whose business it was. */
export function stepInWords({ kind, facts }: PaymentStep): { readonly area: string; readonly words: string } {
  const telling = tellings[kind];
  if (telling === undefined) return { area: say('Other'), words: inWords(kind) };
  const [area, tell] = telling;
  return { area: say(area), words: tell(facts) };
}

/** Which of the cart's payments a step is about; empty for none. */
export function stepNumber({ facts }: PaymentStep): string {
  return text(facts, 'number');
}

/** What is kept of a step, by label. */
export function stepFacts({ facts }: PaymentStep): readonly (readonly [string, string])[] {
  return Object.entries(facts).map(([name, value]) => [
    inWords(name),
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
}

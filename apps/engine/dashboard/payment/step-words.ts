import { inWords } from '../in-words';
import type { PaymentStep } from './payment-timeline.documents';
import { methodInWords, moneyInWords, stateInWords, stateShown } from './payment-words';

type Facts = PaymentStep['facts'];

function text(facts: Facts, name: string): string {
  const value = facts[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

const money = ({ amountCents, currencyCode }: Facts): string =>
  typeof amountCents === 'number' && typeof currencyCode === 'string' ? moneyInWords(amountCents, currencyCode) : '';

function because(facts: Facts, name = 'reason'): string {
  const reason = text(facts, name);
  return reason === '' ? '' : `: ${reason}`;
}

const calls: Readonly<Record<string, (facts: Facts) => string>> = {
  pay: () => 'for the payment',
  details: () => 'to go on after the shopper confirmed',
  reversal: () => 'to give the money back',
  'technical-cancel': () => 'to cancel whatever it has under this number',
  refund: (facts) => `to refund ${money(facts)}`,
};

const callOutcomes: Readonly<Record<string, (facts: Facts) => string>> = {
  answered: (facts) => `The provider answered${because(facts, 'resultCode')}`,
  unknown: () => 'No answer came: nobody knows what the provider did',
  refused: () => 'The provider turned the call down',
  confirmed: () => 'The provider confirmed that it is done',
  failed: () => 'The provider said that it cannot be done',
};

const events: Readonly<Record<string, { readonly yes: string; readonly no: string }>> = {
  AUTHORISATION: { yes: 'authorised', no: 'refused' },
  CAPTURE: { yes: 'captured', no: 'not captured' },
  CANCELLATION: { yes: 'cancelled', no: 'not cancelled' },
  CANCEL_OR_REFUND: { yes: 'given back', no: 'not given back' },
  TECHNICAL_CANCEL: { yes: 'cancelled', no: 'nothing cancelled' },
  REFUND: { yes: 'refunded', no: 'not refunded' },
  CAPTURE_FAILED: { yes: 'not captured after all', no: 'not captured after all' },
  REFUND_FAILED: { yes: 'not refunded after all', no: 'not refunded after all' },
  REFUNDED_REVERSED: { yes: 'the refund came back', no: 'the refund came back' },
  CHARGEBACK: { yes: 'taken back by the bank', no: 'not taken back by the bank' },
  CHARGEBACK_REVERSED: { yes: 'the bank gave it back again', no: 'the bank keeps it' },
  OFFER_CLOSED: { yes: 'the time to pay is over', no: 'the time to pay is over' },
};

const reportOutcomes: Readonly<Record<string, string>> = {
  applied: 'The report was taken in',
  ignored: 'The report changed nothing',
  unmatched: 'The report belongs to no payment',
  foreign: 'The report is for another merchant account',
};

function reported(facts: Facts): string {
  const event = events[text(facts, 'event')];
  const known = facts['success'] === true ? event?.yes : event?.no;
  return known ?? inWords(text(facts, 'event')).toLowerCase();
}

const moved = (what: string) => (facts: Facts) =>
  `${what} went from ${inWords(text(facts, 'from'))} to ${inWords(text(facts, 'to'))}`;

type Area = 'Cart' | 'Payment' | 'Provider' | 'Report' | 'Order' | 'Refund' | 'Mail';
type Telling = readonly [Area, (facts: Facts) => string];

const tellings: Readonly<Record<string, Telling>> = {
  'cart-begun': ['Cart', () => 'The cart was begun'],
  'cart-changed': ['Cart', (facts) => `The cart was changed to version ${text(facts, 'version')}`],
  'payment-begun': [
    'Payment',
    (facts) => `Payment ${text(facts, 'number')} of ${money(facts)} begun: ${methodInWords(text(facts, 'method'))}`,
  ],
  'payment-moved': [
    'Payment',
    (facts) => `Payment ${text(facts, 'number')}: ${stateShown(text(facts, 'state')).words}${failed(facts)}`,
  ],
  'concern-noted': [
    'Payment',
    (facts) => `Somebody has to look: ${stateInWords(text(facts, 'concern')).toLowerCase()}, ${money(facts)}`,
  ],
  'concern-closed': [
    'Payment',
    (facts) => `An operator has seen to it: ${stateInWords(text(facts, 'concern')).toLowerCase()}`,
  ],
  alerted: ['Payment', () => 'An alert was raised: it was not settled for 5 minutes'],
  'call-made': ['Provider', (facts) => `The provider was to be asked ${askedFor(facts)}`],
  'call-ended': ['Provider', (facts) => outcomeOf(facts)],
  'webhook-received': ['Report', (facts) => `The provider reported: ${reported(facts)}${because(facts)}`],
  'webhook-done': ['Report', (facts) => `${taken(facts)} (${reported(facts)})`],
  'order-placed': ['Order', (facts) => `Order ${text(facts, 'number')} placed, ${money(facts)}`],
  'order-moved': ['Order', moved('The order')],
  'order-payment-moved': ['Order', moved("The order's payment")],
  'order-cancelled': ['Order', (facts) => `The order, or a part of it, was cancelled${because(facts)}`],
  'goods-sent': ['Order', () => 'Goods were sent'],
  'refund-begun': ['Refund', (facts) => `A refund of ${money(facts)} was asked for${because(facts)}`],
  'refund-moved': ['Refund', moved('The refund')],
  'withdrawal-received': ['Order', (facts) => `The buyer withdrew from the purchase, lines: ${text(facts, 'lines')}`],
  'mail-queued': ['Mail', (facts) => `A mail to ${text(facts, 'to')} was written: ${mailOf(facts)}`],
  'mail-sent': ['Mail', (facts) => `The mail was sent: ${mailOf(facts)}`],
  'mail-waiting': ['Mail', (facts) => `The mail is not sent yet: ${mailOf(facts)}`],
};

const mailOf = (facts: Facts) => inWords(text(facts, 'mail')).toLowerCase();
const askedFor = (facts: Facts) => calls[text(facts, 'call')]?.(facts) ?? text(facts, 'call');
function outcomeOf(facts: Facts) {
  const call = text(facts, 'call');
  const outcome = callOutcomes[text(facts, 'outcome')]?.(facts) ?? text(facts, 'outcome');
  return call === 'pay' || call === 'details' ? outcome : `${outcome} (${inWords(call).toLowerCase()})`;
}
const taken = (facts: Facts) => reportOutcomes[text(facts, 'outcome')] ?? text(facts, 'outcome');
function failed(facts: Facts) {
  const failure = text(facts, 'failure');
  return failure === '' ? '' : ` (${inWords(failure).toLowerCase()})`;
}

/** A step in plain words, and whose business it was. */
export function stepInWords({ kind, facts }: PaymentStep): { readonly area: string; readonly words: string } {
  const telling = tellings[kind];
  if (telling === undefined) return { area: 'Other', words: inWords(kind) };
  const [area, tell] = telling;
  return { area, words: tell(facts) };
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

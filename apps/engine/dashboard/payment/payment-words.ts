import { findPayableMethod } from '@tradehall/domain/countries/payment-methods.ts';
import type { AttemptState } from '../../src/payment/attempts/attempt-state';
import type { ConcernKind } from '../../src/payment/attempts/concern-kinds';
import { inWords } from '../in-words';
import { amountInWords } from '../numbers';
import { sayName } from '../names-to-say';
import { say, toSay } from '../say';

export interface Shown {
  readonly words: string;
  readonly variant: 'success' | 'warning' | 'secondary' | 'outline' | 'destructive';
}

const states: Readonly<Record<AttemptState, Shown>> = {
  CREATED: { words: toSay('Waits for the order'), variant: 'outline' },
  SENT: { words: toSay('Sent to the provider'), variant: 'secondary' },
  REDIRECTED: { words: toSay('Shopper has to confirm'), variant: 'secondary' },
  PENDING: { words: toSay('Accepted, money comes later'), variant: 'secondary' },
  AUTHORISED: { words: toSay('Authorised, no order yet'), variant: 'warning' },
  CLAIMED: { words: toSay('Has its order'), variant: 'success' },
  GIVING_UP: { words: toSay('Being cancelled'), variant: 'warning' },
  REVERSING: { words: toSay('Being reversed'), variant: 'warning' },
  REVERSED: { words: toSay('Reversed'), variant: 'outline' },
  REFUSED: { words: toSay('Refused'), variant: 'outline' },
  CANCELLED: { words: toSay('Cancelled'), variant: 'outline' },
  EXPIRED: { words: toSay('Expired, no money'), variant: 'outline' },
};

interface Concern extends Shown {
  readonly advice: string;
}

const noted: Readonly<Record<ConcernKind, Concern>> = {
  'differing-amount': {
    words: toSay('Another amount'),
    variant: 'destructive',
    advice: toSay(
      'The provider names another amount or currency than was asked for. Without an order the money goes back by itself. With one, send nothing yet: compare both at the provider, then refund or collect the difference, or cancel the order.',
    ),
  },
  'authorised-twice': {
    words: toSay('Authorised twice'),
    variant: 'destructive',
    advice: toSay(
      'The order is paid already. Give the second payment back at the provider, by the reference in the timeline.',
    ),
  },
  'late-refusal': {
    words: toSay('Refused after all'),
    variant: 'destructive',
    advice: toSay(
      'The order counts as paid. Send nothing until the provider says whether the money is there; if not, cancel it.',
    ),
  },
  'capture-failed': {
    words: toSay('Money not collected'),
    variant: 'destructive',
    advice: toSay(
      'Collect it again at the provider before goods leave. If that fails, ask the customer to pay, or cancel the order.',
    ),
  },
  'refund-failed': {
    words: toSay('Refund failed'),
    variant: 'destructive',
    advice: toSay(
      'The customer has not got the money. Refund again on the page of the order, or transfer it and note it there.',
    ),
  },
  'unknown-refund': {
    words: toSay('Refund unknown here'),
    variant: 'destructive',
    advice: toSay(
      'The provider has given back more than the order says: a restore has lost the refund. Do not refund it again; note it at the order, or cancel the order.',
    ),
  },
  chargeback: {
    words: toSay('Chargeback'),
    variant: 'destructive',
    advice: toSay(
      'The customer’s bank takes the money back. Stop goods that have not left, defend it at the provider in time, and refund nothing: the customer would have it twice.',
    ),
  },
};

const concerns: Readonly<Record<string, Concern>> = {
  ...noted,
  unmatched: {
    words: toSay('Unmatched report'),
    variant: 'destructive',
    advice: toSay(
      'No payment of the shop has this number: it was made elsewhere, or a restore has lost it. Make the order again by hand and say so, or return the money.',
    ),
  },
  unprocessed: {
    words: toSay('Report not processed'),
    variant: 'destructive',
    advice: toSay('It is tried again by itself. If it stays, the log of the worker says why.'),
  },
  late: {
    words: toSay('Not settled for 5 minutes'),
    variant: 'destructive',
    advice: toSay(
      'The provider has not confirmed. The timeline says what was tried; if need be, reverse it at the provider.',
    ),
  },
};

const shownOf: Readonly<Record<string, Shown>> = states;

export function stateShown(state: string): Shown {
  const shown = shownOf[state];
  return shown === undefined
    ? { words: inWords(state), variant: 'outline' }
    : { words: say(shown.words), variant: shown.variant };
}

export function findConcern(concern: string | null): Concern | null {
  const found = concern === null ? undefined : concerns[concern];
  return found === undefined ? null : { words: say(found.words), variant: found.variant, advice: say(found.advice) };
}

/** A choice of the filter, which knows states and concerns. */
export function stateInWords(state: string): string {
  return (findConcern(state) ?? stateShown(state)).words;
}

export function methodInWords(method: string): string {
  return sayName(findPayableMethod(method)?.operatorName ?? inWords(method));
}

export function moneyInWords(cents: number, currencyCode: string): string {
  return `${amountInWords(cents)} ${currencyCode}`;
}

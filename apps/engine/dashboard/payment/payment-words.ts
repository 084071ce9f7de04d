import { findPayableMethod } from '@tradehall/domain/countries/payment-methods.ts';
import type { AttemptState } from '../../src/payment/attempts/attempt-state';
import type { ConcernKind } from '../../src/payment/attempts/concern-kinds';
import { shownAmount } from '@tradehall/domain/money/shown-amount.ts';
import { inWords } from '../in-words';

export interface Shown {
  readonly words: string;
  readonly variant: 'success' | 'warning' | 'secondary' | 'outline' | 'destructive';
}

const states: Readonly<Record<AttemptState, Shown>> = {
  CREATED: { words: 'Waits for the order', variant: 'outline' },
  SENT: { words: 'Sent to the provider', variant: 'secondary' },
  REDIRECTED: { words: 'Shopper has to confirm', variant: 'secondary' },
  PENDING: { words: 'Accepted, money comes later', variant: 'secondary' },
  AUTHORISED: { words: 'Authorised, no order yet', variant: 'warning' },
  CLAIMED: { words: 'Has its order', variant: 'success' },
  GIVING_UP: { words: 'Being cancelled', variant: 'warning' },
  REVERSING: { words: 'Being reversed', variant: 'warning' },
  REVERSED: { words: 'Reversed', variant: 'outline' },
  REFUSED: { words: 'Refused', variant: 'outline' },
  CANCELLED: { words: 'Cancelled', variant: 'outline' },
  EXPIRED: { words: 'Expired, no money', variant: 'outline' },
};

interface Concern extends Shown {
  readonly advice: string;
}

const noted: Readonly<Record<ConcernKind, Concern>> = {
  'differing-amount': {
    words: 'Another amount',
    variant: 'destructive',
    advice:
      'The provider names another amount or currency than was asked for. Without an order the money goes back by itself. With one, send nothing yet: compare both at the provider, then refund or collect the difference, or cancel the order.',
  },
  'authorised-twice': {
    words: 'Authorised twice',
    variant: 'destructive',
    advice:
      'The order is paid already. Give the second payment back at the provider, by the reference in the timeline.',
  },
  'late-refusal': {
    words: 'Refused after all',
    variant: 'destructive',
    advice:
      'The order counts as paid. Send nothing until the provider says whether the money is there; if not, cancel it.',
  },
  'capture-failed': {
    words: 'Money not collected',
    variant: 'destructive',
    advice:
      'Collect it again at the provider before goods leave. If that fails, ask the customer to pay, or cancel the order.',
  },
  'refund-failed': {
    words: 'Refund failed',
    variant: 'destructive',
    advice:
      'The customer has not got the money. Refund again on the page of the order, or transfer it and note it there.',
  },
  'unknown-refund': {
    words: 'Refund unknown here',
    variant: 'destructive',
    advice:
      'The provider has given back more than the order says: a restore has lost the refund. Do not refund it again; note it at the order, or cancel the order.',
  },
  chargeback: {
    words: 'Chargeback',
    variant: 'destructive',
    advice:
      'The customer’s bank takes the money back. Stop goods that have not left, and defend it at the provider in time.',
  },
};

const concerns: Readonly<Record<string, Concern>> = {
  ...noted,
  unmatched: {
    words: 'Unmatched report',
    variant: 'destructive',
    advice:
      'No payment of the shop has this number: it was made elsewhere, or a restore has lost it. Make the order again by hand and say so, or return the money.',
  },
  unprocessed: {
    words: 'Report not processed',
    variant: 'destructive',
    advice: 'It is tried again by itself. If it stays, the log of the worker says why.',
  },
  late: {
    words: 'Not settled for 5 minutes',
    variant: 'destructive',
    advice: 'The provider has not confirmed. The timeline says what was tried; if need be, reverse it at the provider.',
  },
};

const shownOf: Readonly<Record<string, Shown>> = states;

export function stateShown(state: string): Shown {
  return shownOf[state] ?? { words: inWords(state), variant: 'outline' };
}

export function findConcern(concern: string | null): Concern | null {
  return (concern !== null && concerns[concern]) || null;
}

/** A choice of the filter, which knows states and concerns. */
export function stateInWords(state: string): string {
  return (findConcern(state) ?? stateShown(state)).words;
}

export function methodInWords(method: string): string {
  return findPayableMethod(method)?.operatorName ?? inWords(method);
}

export function moneyInWords(cents: number, currencyCode: string): string {
  return `${shownAmount(cents)} ${currencyCode}`;
}

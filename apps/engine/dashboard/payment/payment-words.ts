import { findPayableMethod } from '@tradehall/domain/countries/payment-methods.ts';
import type { AttemptState } from '../../src/payment/attempts/attempt-state';
import { shownAmount } from '../amounts';
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

const concerns: Readonly<Record<string, Concern>> = {
  unmatched: {
    words: 'Unmatched report',
    variant: 'destructive',
    advice:
      'No payment of the shop has this number. Look it up at the provider; money that came in is given back there.',
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

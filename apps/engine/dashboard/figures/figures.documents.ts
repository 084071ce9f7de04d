import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { parse } from 'graphql';

const figureNames = [
  'orders',
  'grossCents',
  'netCents',
  'unpaidOrders',
  'unpaidCents',
  'cancelledOrders',
  'knownNetCents',
  'costCents',
  'couponUses',
  'couponCents',
  'withdrawals',
  'refunds',
  'refundedCents',
  'paymentAnswers',
  'paymentDeclines',
] as const;

export type PeriodFigures = Readonly<Record<(typeof figureNames)[number], number>>;

export interface DayFigures {
  readonly day: string;
  readonly orders: number;
  readonly grossCents: number;
}

export interface CouponFigures {
  readonly code: string;
  readonly uses: number;
  readonly takenCents: number;
  readonly usesBefore: number;
  readonly takenCentsBefore: number;
}

/** Of a store in one of its currencies. */
export interface StoreFigures {
  readonly storeKey: string;
  readonly currencyCode: string;
  readonly now: PeriodFigures;
  readonly before: PeriodFigures;
  readonly days: readonly DayFigures[];
  readonly coupons: readonly CouponFigures[];
}

export interface Figures {
  readonly beforeFrom: string;
  readonly beforeUntil: string;
  readonly items: readonly StoreFigures[];
}

export interface RunningOut {
  readonly sku: string;
  readonly name: string;
  readonly available: number;
  readonly sold: number;
  readonly daysLeft: number;
}

export interface Waiting {
  readonly kind: string;
  readonly storeKey: string | null;
  readonly count: number;
}

type None = Record<string, never>;

export const figuresChoices: TypedDocumentNode<{ figuresChoices: { storeKeys: readonly string[] } }, None> = parse(
  'query FiguresChoices { figuresChoices { storeKeys } }',
);

export const figures: TypedDocumentNode<
  { figures: Figures },
  { stores: readonly string[]; from: string; until: string }
> = parse(`
  query Figures($stores: [String!]!, $from: String!, $until: String!) {
    figures(stores: $stores, from: $from, until: $until) {
      beforeFrom
      beforeUntil
      items {
        storeKey
        currencyCode
        now { ${figureNames.join(' ')} }
        before { ${figureNames.join(' ')} }
        days { day orders grossCents }
        coupons { code uses takenCents usesBefore takenCentsBefore }
      }
    }
  }
`);

export const runningOut: TypedDocumentNode<{ runningOut: readonly RunningOut[] }, { withinDays: number }> = parse(
  'query RunningOut($withinDays: Int) { runningOut(withinDays: $withinDays) { sku name available sold daysLeft } }',
);

export const whatWaits: TypedDocumentNode<{ whatWaits: readonly Waiting[] }, None> = parse(
  'query WhatWaits { whatWaits { kind storeKey count } }',
);

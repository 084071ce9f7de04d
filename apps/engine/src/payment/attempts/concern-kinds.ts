/** What an operator has to look at, and the worker cannot mend. */
export const concernKinds = [
  /** The provider names another amount or currency than was asked for. */
  'differing-amount',
  /** A second authorisation of a payment that has its order. */
  'authorised-twice',
  /** A refusal of the very payment that was authorised. */
  'late-refusal',
  'capture-failed',
  'refund-failed',
  /** More was given back at the provider than anybody here asked for: a restore has lost who did. */
  'unknown-refund',
  'chargeback',
] as const;
export type ConcernKind = (typeof concernKinds)[number];

interface Money {
  readonly amountCents: number;
  readonly currencyCode: string;
}

export function isAnotherAmount(asked: Money, named: Money): boolean {
  return asked.amountCents !== named.amountCents || asked.currencyCode !== named.currencyCode;
}

/** B§4: what is told of a VAT validation. */
export const vatOutcomes = [
  'success',
  'failed',
  'failed-no-rate-change',
  'triggered',
  'button-click',
  'timeout',
] as const;
export type VatOutcome = (typeof vatOutcomes)[number];

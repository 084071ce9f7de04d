/** B§4: what is told of a VAT validation. */
export const vatOutcomes = [
  'success',
  'failed',
  'failed-no-rate-change',
  'triggered',
  'button-click',
  'timeout',
] as const;

/** What an element says to the page around it when there is one; which one is its `detail`. */
export const vatOutcomeEvent = 'vat-outcome';

export type VatOutcome = (typeof vatOutcomes)[number];

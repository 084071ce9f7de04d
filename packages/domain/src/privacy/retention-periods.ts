/**
 * How long the shop keeps what it knows of somebody. The engine deletes by these numbers and the pages name them; what the
 * law wants kept of an order is a column of the countries (`orderRetentionYears`).
 */
export const retentionPeriods = {
  openCartDays: 90,
  restockRequestMonths: 12,
  /** From the day it was closed: within three years claims may still be made of it. */
  closedContactRequestYears: 3,
  sentMailDays: 30,
  unconfirmedNewsletterDays: 30,
  /** Of a consent that has ended: until then it may have to be proven. */
  endedConsentYears: 3,
} as const;

/** How long the link of a mail proves whose data it is, and how long a deletion waits for its last button. */
export const ownerProofMinutes = 30;

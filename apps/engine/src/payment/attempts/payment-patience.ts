import { environment } from '../../platform/environment';

/** How long what waits. */
export const patience = {
  lostAnswerMs: environment.PAYMENT_LOST_ANSWER_MS,
  directMs: environment.PAYMENT_DIRECT_MS,
  redirectMs: environment.PAYMENT_REDIRECT_MS,
  sweepMs: environment.PAYMENT_SWEEP_MS,
  /** An offline payment is as good as its cart. */
  offlineMs: 24 * 60 * 60_000,
  /** Longer than a call to the provider may take: until then its answer may still come. */
  inFlightMs: 15_000,
  alertMs: 5 * 60_000,
} as const;

import type { Locale } from '@tradehall/domain/locales/locales.ts';

/** A request as it is told to the case management outside. */
export interface OutgoingCase {
  readonly caseNumber: string;
  readonly storeKey: string;
  readonly locale: Locale;
  readonly reason: string;
  readonly subreason: string;
  readonly contactName: string;
  readonly companyName: string | null;
  readonly customerEmail: string;
  readonly subject: string;
  readonly description: string;
  readonly details: Readonly<Record<string, string | number>>;
}

/** It has looked at the case and does not want it; asking again is of no use. */
export class CaseRefused extends Error {}

/**
 * The port. Done is what the service has taken; anything else is thrown. The number of a case is the key by which the
 * service knows one it has already, so that the same one may be told again.
 */
export type DeliverCase = (outgoing: OutgoingCase) => Promise<void>;

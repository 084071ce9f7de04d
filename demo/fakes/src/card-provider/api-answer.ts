import type { z } from 'zod';
import type { BooksEntry } from './books-entry.ts';
import { newPspReference } from './references.ts';

/** What one request to the provider's API answers, and what it writes into the books. */
export interface ApiAnswer {
  readonly status: number;
  readonly body: z.core.util.JSONType;
  readonly entries: readonly BooksEntry[];
  /** The effect stays, but nobody hears of it. */
  readonly isSilent?: boolean;
}

export function refusal(status: number, errorCode: string, message: string, errorType = 'validation'): ApiAnswer {
  return { status, body: { status, errorCode, message, errorType, pspReference: newPspReference() }, entries: [] };
}

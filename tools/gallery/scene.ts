import type { Page } from '@tradehall/testing/browser/chromium.ts';

/** A page of the shop as a shopper meets it, and what has to be done to see it so. */
export interface Scene {
  readonly name: string;
  /** A content page is asked for by its key, which leads to its address in every language. */
  readonly path: string;
  readonly prepare?: (page: Page) => Promise<void>;
  /** Prepared, and yet all of the page is looked at: nothing floats above it. */
  readonly isWhole?: boolean;
  /** For what is there on a phone only, … */
  readonly upToWidth?: number;
  /** … or on a desk only. */
  readonly fromWidth?: number;
  /** By somebody who has not been asked about cookies. */
  readonly isFirstVisit?: boolean;
}

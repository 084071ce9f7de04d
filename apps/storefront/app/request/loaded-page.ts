import type { PageFacts } from './page-facts.ts';

/** A page found by its slug, before it is known whether it was asked for at its right address. */
export interface LoadedPage<View> {
  readonly view: View;
  readonly facts: PageFacts;
  /** Its one address inside the language. */
  readonly path: string;
  readonly surrogateKeys: readonly string[];
  /** Set where a part of the page is missing for now: it is shown, but never stored. */
  readonly status?: number;
}

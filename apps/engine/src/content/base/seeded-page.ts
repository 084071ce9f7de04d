import type { ContentBlock } from '@tradehall/domain/content/content-block.ts';

/** A page as it is before the first operator touches it. Home and fragments have no slug. */
export interface SeededPage {
  readonly key: string;
  readonly slug: string | null;
  readonly title: string;
  readonly metaDescription: string;
  readonly blocks: readonly ContentBlock[];
}

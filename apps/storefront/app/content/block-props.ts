import type { ReactNode } from 'react';
import type { ContactReason } from '@tradehall/domain/contact/contact-reasons.ts';

/** What other capabilities put into blocks; null where the shop does not offer it. */
export interface ContentSlots {
  readonly newsletter: ReactNode;
  readonly contactForm: ((reason: ContactReason | null) => ReactNode) | null;
}

export interface BlockProps<View> {
  readonly view: View;
  readonly slots: ContentSlots;
  /** The first thing one sees of the page: its picture cannot wait. */
  readonly isFirst: boolean;
}

import { shownMoment } from '../moments';
import type { ContactRequest } from './contact-requests.documents';

interface DeliveryShown {
  readonly words: string;
  readonly variant: 'success' | 'warning' | 'secondary' | 'destructive';
  readonly detail: string | null;
}

type Delivery = Pick<ContactRequest, 'deliveryState' | 'deliveryAttempts' | 'deliveryError' | 'deliveredAt'>;

/** How it stands with the case management, in an operator's words. */
export function deliveryShown({
  deliveryState,
  deliveryAttempts,
  deliveryError,
  deliveredAt,
}: Delivery): DeliveryShown {
  const attempts = `${deliveryAttempts} ${deliveryAttempts === 1 ? 'attempt' : 'attempts'}`;
  const complaint = deliveryError === null ? null : `${attempts}, last: ${deliveryError}`;
  switch (deliveryState) {
    case 'delivered':
      return { words: 'Delivered', variant: 'success', detail: shownMoment(deliveredAt) };
    case 'waiting':
      return { words: 'Waiting for delivery', variant: 'warning', detail: complaint };
    case 'failed':
      return { words: 'Not delivered', variant: 'destructive', detail: complaint };
    default:
      return { words: 'Kept here only', variant: 'secondary', detail: null };
  }
}

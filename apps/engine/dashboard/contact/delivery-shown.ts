import { shownMoment } from '../moments';
import { say } from '../say';
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
  const complaint =
    deliveryError === null
      ? null
      : say('{deliveryAttempts, plural, one {# attempt} other {# attempts}}, last: {deliveryError}', {
          deliveryAttempts,
          deliveryError,
        });
  switch (deliveryState) {
    case 'delivered':
      return { words: say('Delivered'), variant: 'success', detail: shownMoment(deliveredAt) };
    case 'waiting':
      return { words: say('Waiting for delivery'), variant: 'warning', detail: complaint };
    case 'failed':
      return { words: say('Not delivered'), variant: 'destructive', detail: complaint };
    default:
      return { words: say('Kept here only'), variant: 'secondary', detail: null };
  }
}

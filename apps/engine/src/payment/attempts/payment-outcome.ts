import type { Attempt } from './attempt-rows';
import type { AttemptState } from './attempt-state';

type PaymentOutcome = 'authorised' | 'pending' | 'declined' | 'failed' | 'cancelled' | 'abandoned' | 'reversed';

/** Null where the state says nothing new of the money. */
export function paymentOutcome(
  from: AttemptState,
  { state, failure, isOffline }: Pick<Attempt, 'state' | 'failure' | 'isOffline'>,
): PaymentOutcome | null {
  switch (state) {
    case 'AUTHORISED':
      return 'authorised';
    case 'PENDING':
      return 'pending';
    case 'CLAIMED':
      return isOffline ? 'pending' : null;
    case 'REFUSED':
      return failure === 'payment-refused' ? 'declined' : 'failed';
    case 'CANCELLED':
      return 'cancelled';
    case 'GIVING_UP':
      // The answer to what was sent is lost; a shopper who was to do something has not come back.
      if (from === 'SENT') return 'failed';
      return from === 'REDIRECTED' ? 'abandoned' : 'reversed';
    case 'EXPIRED':
      return from === 'CREATED' ? 'abandoned' : null;
    case 'REVERSING':
      return 'reversed';
    default:
      return null;
  }
}

import { Badge, Button } from '@vendure/dashboard';
import { say } from '../say';
import type { ContactRequest } from './contact-requests.documents';
import { deliveryShown } from './delivery-shown';

interface CaseDeliveryProps {
  readonly request: ContactRequest;
  readonly isBusy: boolean;
  readonly onDeliver: () => void;
}

/** Whether the case management outside knows of it. */
export function CaseDelivery({ request, isBusy, onDeliver }: CaseDeliveryProps) {
  const { words, variant, detail } = deliveryShown(request);
  return (
    <section aria-label={say('Delivery to the case management')} className="space-y-2">
      <p>
        <Badge variant={variant}>{words}</Badge>
      </p>
      {detail === null ? null : <p className="text-muted-foreground [overflow-wrap:anywhere]">{detail}</p>}
      {request.deliveryState === 'failed' ? (
        <Button type="button" variant="outline" size="sm" disabled={isBusy} onClick={onDeliver}>
          {say('Deliver again')}
        </Button>
      ) : null}
    </section>
  );
}

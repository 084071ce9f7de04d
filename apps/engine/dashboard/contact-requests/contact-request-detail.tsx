import { Button } from '@vendure/dashboard';
import { shownMoment } from '../moments';
import type { ContactRequest } from './contact-requests.documents';
import { requestFacts } from './request-facts';

interface ContactRequestDetailProps {
  readonly request: ContactRequest;
  readonly isBusy: boolean;
  readonly onClose: () => void;
}

export function ContactRequestDetail({ request, isBusy, onClose }: ContactRequestDetailProps) {
  const { caseNumber, subject, description, state, createdAt } = request;
  return (
    <article aria-label={`Request ${caseNumber}`} className="space-y-3 text-sm">
      <h2 className="text-base font-medium">{subject}</h2>
      <p className="text-muted-foreground">
        {caseNumber}, {shownMoment(createdAt)}
      </p>
      <p className="whitespace-pre-wrap">{description}</p>
      <dl className="grid grid-cols-3 gap-1">
        {requestFacts(request).map(([label, value]) => (
          <div key={label} className="col-span-3 grid grid-cols-subgrid">
            <dt className="text-muted-foreground">{label}</dt>
            <dd className="col-span-2 break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {state === 'open' ? (
        <Button type="button" disabled={isBusy} onClick={onClose}>
          Close request
        </Button>
      ) : (
        <p>Closed</p>
      )}
    </article>
  );
}

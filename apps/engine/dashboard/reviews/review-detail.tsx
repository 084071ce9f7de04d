import { Button, NativeSelect } from '@vendure/dashboard';
import { useState } from 'react';
import { Labelled } from '../labelled';
import { shownMoment } from '../moments';
import { say } from '../say';
import { refusalReasons, reviewFacts } from './review-words';
import type { Decision, Review } from './reviews.documents';

interface ReviewDetailProps {
  readonly review: Review;
  readonly isBusy: boolean;
  readonly onDecide: (decision: Decision) => void;
}

export function ReviewDetail({ review, isBusy, onDecide }: ReviewDetailProps) {
  const { id, state, text, createdAt } = review;
  const decide = (to: string, reason: string | null = null) => onDecide({ id, from: state, state: to, reason });
  return (
    <article aria-label={say('Review {id}', { id })} className="space-y-3 text-sm">
      <p className="text-muted-foreground">{shownMoment(createdAt)}</p>
      <p className="whitespace-pre-wrap break-words">{text}</p>
      <dl className="grid grid-cols-3 gap-1">
        {reviewFacts(review).map(([label, value]) => (
          <div key={label} className="col-span-3 grid grid-cols-subgrid">
            <dt className="text-muted-foreground">{label}</dt>
            <dd className="col-span-2 break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {state === 'published' ? null : (
        <Button type="button" disabled={isBusy} onClick={() => decide('published')}>
          {say('Publish')}
        </Button>
      )}
      {state === 'refused' ? null : (
        <Refusal key={id} isBusy={isBusy} onRefuse={(reason) => decide('refused', reason)} />
      )}
      {state === 'pending' ? null : (
        <Button type="button" variant="outline" disabled={isBusy} onClick={() => decide('pending')}>
          {say('Take back the decision')}
        </Button>
      )}
    </article>
  );
}

function Refusal({ isBusy, onRefuse }: { readonly isBusy: boolean; readonly onRefuse: (reason: string) => void }) {
  const [reason, setReason] = useState('');
  return (
    <div className="space-y-2">
      <Labelled label={say('Reason of a refusal')}>
        {(control) => (
          <NativeSelect {...control} value={reason} onChange={(event) => setReason(event.target.value)}>
            <option value="">{say('Choose a reason')}</option>
            {refusalReasons.map(({ value, words }) => (
              <option key={value} value={value}>
                {say(words)}
              </option>
            ))}
          </NativeSelect>
        )}
      </Labelled>
      <Button type="button" variant="outline" disabled={isBusy || reason === ''} onClick={() => onRefuse(reason)}>
        {say('Refuse')}
      </Button>
    </div>
  );
}

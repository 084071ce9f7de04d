import { Button, Input } from '@vendure/dashboard';
import { useState } from 'react';
import { Labelled } from '../labelled';
import { momentOf } from '../moments';
import { say } from '../say';

interface PublishFormProps {
  readonly isBusy: boolean;
  readonly onPublish: (startsAt: string | null, endsAt: string | null) => void;
}

/** At once or from a start on, for good or until an end. */
export function PublishForm({ isBusy, onPublish }: PublishFormProps) {
  const [start, setStart] = useState('');
  const [end, setEnd] = useState('');
  return (
    <div className="space-y-3">
      <Labelled label={say('Start')} hint={say('In your own time. Without a start: at once.')}>
        {(control) => (
          <Input {...control} type="datetime-local" value={start} onChange={(event) => setStart(event.target.value)} />
        )}
      </Labelled>
      <Labelled label={say('End')} hint={say('Without an end: for good.')}>
        {(control) => (
          <Input {...control} type="datetime-local" value={end} onChange={(event) => setEnd(event.target.value)} />
        )}
      </Labelled>
      <Button type="button" disabled={isBusy} onClick={() => onPublish(momentOf(start), momentOf(end))}>
        {start === '' ? say('Publish now') : say('Schedule')}
      </Button>
    </div>
  );
}

import { Button, Input } from '@vendure/dashboard';
import { useState } from 'react';
import { Labelled } from '../labelled';
import { say } from '../say';

interface SlugFormProps {
  readonly slug: string;
  readonly action: string;
  readonly hint: string;
  readonly isBusy: boolean;
  readonly onSubmit: (slug: string) => void;
}

export function SlugForm({ slug: before, action, hint, isBusy, onSubmit }: SlugFormProps) {
  const [slug, setSlug] = useState(before);
  return (
    <div className="space-y-3">
      <Labelled label={say('Slug')} hint={hint}>
        {(control) => <Input {...control} value={slug} onChange={(event) => setSlug(event.target.value)} />}
      </Labelled>
      <Button type="button" variant="outline" disabled={isBusy} onClick={() => onSubmit(slug.trim())}>
        {action}
      </Button>
    </div>
  );
}

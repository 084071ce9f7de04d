import { api, Button, Input, useNavigate } from '@vendure/dashboard';
import { useState } from 'react';
import { FailureNote } from '../failure-note';
import { Labelled } from '../labelled';
import { say } from '../say';
import { createContentPage } from './content.documents';
import { useContentWork } from './use-content-work';

/** A page that no locale has yet. */
export function NewPage({ locale }: { readonly locale: string }) {
  const [key, setKey] = useState('');
  const [slug, setSlug] = useState('');
  const navigate = useNavigate();
  const { run, isPending, failure } = useContentWork();
  const create = async () => {
    await api.mutate(createContentPage, { input: { key: key.trim(), locale, slug: slug.trim() } });
    await navigate({ to: '/content/$locale/$key', params: { locale, key: key.trim() } });
    return say('Page started');
  };
  return (
    <div className="space-y-3">
      <h2 className="font-medium">{say('New page in {locale}', { locale })}</h2>
      <FailureNote failure={failure} />
      <div className="grid gap-3 md:grid-cols-2">
        <Labelled label={say('Key')} hint={say('The same in every language; links name it: page:payment.')}>
          {(control) => <Input {...control} value={key} onChange={(event) => setKey(event.target.value)} />}
        </Labelled>
        <Labelled label={say('Slug')} hint={say('Its address in this language.')}>
          {(control) => <Input {...control} value={slug} onChange={(event) => setSlug(event.target.value)} />}
        </Labelled>
      </div>
      <Button type="button" variant="outline" disabled={isPending} onClick={() => run(create)}>
        {say('Start a page')}
      </Button>
    </div>
  );
}

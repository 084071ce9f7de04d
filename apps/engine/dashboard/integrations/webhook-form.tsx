import { Button, Input } from '@vendure/dashboard';
import { type SubmitEvent, useState } from 'react';
import { Labelled } from '../labelled';
import { say } from '../say';
import type { EndpointWish } from './webhooks.documents';
import { typeInWords } from './webhook-words';

interface WebhookFormProps {
  readonly types: readonly string[];
  readonly isBusy: boolean;
  readonly onMake: (wish: EndpointWish) => void;
}

export function WebhookForm({ types, isBusy, onMake }: WebhookFormProps) {
  const [name, setName] = useState('');
  const [url, setUrl] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onMake({ name, url, types: [...chosen] });
  };
  const choose = (type: string, isChosen: boolean) =>
    setChosen(new Set(isChosen ? [...chosen, type] : [...chosen].filter((each) => each !== type)));
  return (
    <form className="space-y-4" aria-label={say('New webhook')} onSubmit={submit}>
      <div className="flex flex-wrap items-start gap-4">
        <Labelled label={say('Name')} hint={say('The system that is told, such as ERP')}>
          {(control) => (
            <Input {...control} value={name} required maxLength={60} onChange={({ target }) => setName(target.value)} />
          )}
        </Labelled>
        <div className="min-w-72 grow">
          <Labelled label={say('Address')} hint={say('Where it listens, beginning with https://')}>
            {(control) => (
              <Input
                {...control}
                type="url"
                value={url}
                required
                maxLength={500}
                onChange={({ target }) => setUrl(target.value)}
              />
            )}
          </Labelled>
        </div>
      </div>
      <fieldset>
        <legend className="pb-1 text-sm font-medium">{say('What it is told')}</legend>
        <div className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-2 lg:grid-cols-3">
          {types.map((type) => (
            <label key={type} className="flex items-center gap-2 py-0.5">
              <input
                type="checkbox"
                className="size-4 shrink-0"
                checked={chosen.has(type)}
                onChange={({ target }) => choose(type, target.checked)}
              />
              {typeInWords(type)}
            </label>
          ))}
        </div>
      </fieldset>
      <Button type="submit" disabled={isBusy || chosen.size === 0}>
        {say('Make the webhook')}
      </Button>
    </form>
  );
}

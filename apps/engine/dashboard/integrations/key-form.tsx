import { Button, Input } from '@vendure/dashboard';
import { type SubmitEvent, useState } from 'react';
import { kindInWords } from '../imports/import-words';
import { Labelled } from '../labelled';
import { momentOf } from '../moments';
import { say } from '../say';
import { isRight, rightInWords } from './webhook-words';
import type { KeyWish } from './integrations.documents';

const usualPerMinute = 60;
const mostPerMinute = 600;

interface KeyFormProps {
  readonly kinds: readonly string[];
  readonly isBusy: boolean;
  readonly onGive: (wish: KeyWish) => void;
}

export function KeyForm({ kinds, isBusy, onGive }: KeyFormProps) {
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [perMinute, setPerMinute] = useState(String(usualPerMinute));
  const [end, setEnd] = useState('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onGive({ name, kinds: [...chosen], perMinute: Number(perMinute), endsAt: momentOf(end) });
  };
  return (
    <form className="space-y-4" aria-label={say('New key')} onSubmit={submit}>
      <div className="flex flex-wrap items-start gap-4">
        <Labelled label={say('Name')} hint={say('The system that gets it, such as ERP')}>
          {(control) => (
            <Input
              {...control}
              value={name}
              required
              maxLength={60}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Labelled>
        <Labelled label={say('Calls a minute')} hint={say('At most {most}', { most: mostPerMinute })}>
          {(control) => (
            <Input
              {...control}
              type="number"
              min={1}
              max={mostPerMinute}
              required
              value={perMinute}
              onChange={(event) => setPerMinute(event.target.value)}
            />
          )}
        </Labelled>
        <Labelled label={say('Ends (optional)')} hint={say('Without it the key holds until it is withdrawn')}>
          {(control) => (
            <Input {...control} type="datetime-local" value={end} onChange={(event) => setEnd(event.target.value)} />
          )}
        </Labelled>
      </div>
      <Rights kinds={kinds} chosen={chosen} onChoose={setChosen} />
      <Button type="submit" disabled={isBusy || chosen.size === 0}>
        {say('Give a key')}
      </Button>
    </form>
  );
}

type RightsProps = Pick<KindsProps, 'kinds' | 'chosen' | 'onChoose'>;

function Rights({ kinds, ...choice }: RightsProps) {
  const files = kinds.filter((kind) => !isRight(kind));
  return (
    <div className="flex flex-wrap gap-8">
      <Kinds legend={say('May bring in files of')} kinds={files} inWords={kindInWords} {...choice} />
      <Kinds legend={say('May also')} kinds={kinds.filter(isRight)} inWords={rightInWords} {...choice} />
    </div>
  );
}

interface KindsProps {
  readonly legend: string;
  readonly inWords: (kind: string) => string;
  readonly kinds: readonly string[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
}

function Kinds({ legend, kinds, inWords, chosen, onChoose }: KindsProps) {
  const choose = (kind: string, isChosen: boolean) =>
    onChoose(new Set(isChosen ? [...chosen, kind] : [...chosen].filter((each) => each !== kind)));
  return (
    <fieldset className="space-y-1 text-sm">
      <legend className="font-medium">{legend}</legend>
      {kinds.map((kind) => (
        <label key={kind} className="flex items-center gap-2">
          <input
            type="checkbox"
            className="size-4 shrink-0"
            checked={chosen.has(kind)}
            onChange={(event) => choose(kind, event.target.checked)}
          />
          {inWords(kind)}
        </label>
      ))}
    </fieldset>
  );
}

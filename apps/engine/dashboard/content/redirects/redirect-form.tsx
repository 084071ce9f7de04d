import { Button, Input, NativeSelect } from '@vendure/dashboard';
import { useState } from 'react';
import { Labelled } from '../../labelled';
import { Options } from '../../options';
import { say, toSay } from '../../say';
import type { RedirectInput } from './redirects.documents';

const statuses = [
  { status: 301, words: toSay('301, for good') },
  { status: 308, words: toSay('308, for good, with the same method') },
];

interface RedirectFormProps {
  readonly before: RedirectInput;
  readonly storeKeys: readonly string[];
  readonly isNew: boolean;
  readonly isBusy: boolean;
  readonly onSave: (redirect: RedirectInput) => void;
  readonly onCancel: () => void;
}

export function RedirectForm({ before, storeKeys, isNew, isBusy, onSave, onCancel }: RedirectFormProps) {
  const [redirect, setRedirect] = useState(before);
  const change = (changes: Partial<RedirectInput>) => setRedirect({ ...redirect, ...changes });
  return (
    <div className="space-y-3">
      <div className="grid gap-3 md:grid-cols-2">
        <PathInput
          label={say('Old address')}
          hint={say('As visitors see it, with its language: /fr/ancienne-page')}
          value={redirect.sourcePath}
          onChange={(sourcePath) => change({ sourcePath })}
        />
        <PathInput
          label={say('New address')}
          hint={say('A path of the same shop: /payment/')}
          value={redirect.targetPath}
          onChange={(targetPath) => change({ targetPath })}
        />
        <Labelled label={say('Shop')}>
          {(control) => (
            <NativeSelect
              {...control}
              value={redirect.storeKey ?? ''}
              onChange={(event) => change({ storeKey: event.target.value === '' ? null : event.target.value })}
            >
              <option value="">{say('All shops')}</option>
              <Options values={storeKeys} />
            </NativeSelect>
          )}
        </Labelled>
        <StatusInput status={redirect.status} onChange={(status) => change({ status })} />
      </div>
      <div className="flex gap-2">
        <Button type="button" disabled={isBusy} onClick={() => onSave(redirect)}>
          {isNew ? say('Add redirect') : say('Save redirect')}
        </Button>
        {isNew ? null : (
          <Button type="button" variant="outline" onClick={onCancel}>
            {say('Cancel')}
          </Button>
        )}
      </div>
    </div>
  );
}

function StatusInput({ status: chosen, onChange }: { status: number; onChange: (status: number) => void }) {
  return (
    <Labelled label={say('Status')}>
      {(control) => (
        <NativeSelect {...control} value={chosen} onChange={(event) => onChange(Number(event.target.value))}>
          {statuses.map(({ status, words }) => (
            <option key={status} value={status}>
              {say(words)}
            </option>
          ))}
        </NativeSelect>
      )}
    </Labelled>
  );
}

interface PathInputProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function PathInput({ label, hint, value, onChange }: PathInputProps) {
  return (
    <Labelled label={label} hint={hint}>
      {(control) => <Input {...control} value={value} onChange={(event) => onChange(event.target.value)} />}
    </Labelled>
  );
}

import { Button, Input, NativeSelect } from '@vendure/dashboard';
import { useState } from 'react';
import { inWords } from '../../in-words';
import { Labelled } from '../../labelled';
import { say } from '../../say';
import type { RecallInput } from './recalls.documents';

// As the engine knows them: domain/equipment/recall.ts.
const hazards = ['fire', 'electric-shock', 'injury', 'chemical', 'other'];
const actions = ['stop-using-refund', 'stop-using-repair', 'stop-using-replace'];

interface RecallFormProps {
  readonly isBusy: boolean;
  readonly onPublish: (recall: RecallInput) => void;
}

export function RecallForm({ isBusy, onPublish }: RecallFormProps) {
  const [recall, setRecall] = useState({ sku: '', hazard: 'fire', action: 'stop-using-refund', batch: '' });
  const change = (changes: Partial<typeof recall>) => setRecall({ ...recall, ...changes });
  const batch = recall.batch.trim();
  return (
    <div className="space-y-3">
      <div className="grid gap-3 md:grid-cols-2">
        <TextInput
          label={say('SKU')}
          hint={say('EX and eight digits')}
          value={recall.sku}
          onChange={(sku) => change({ sku })}
        />
        <TextInput
          label={say('Affected units')}
          hint={say('Serial numbers or batches; leave empty for all')}
          value={recall.batch}
          onChange={(typed) => change({ batch: typed })}
        />
        <Choice
          label={say('Hazard')}
          values={hazards}
          value={recall.hazard}
          onChange={(hazard) => change({ hazard })}
        />
        <Choice
          label={say('Action')}
          values={actions}
          value={recall.action}
          onChange={(action) => change({ action })}
        />
      </div>
      <Button
        type="button"
        disabled={isBusy}
        onClick={() => onPublish({ ...recall, sku: recall.sku.trim(), batch: batch === '' ? null : batch })}
      >
        {say('Publish recall')}
      </Button>
    </div>
  );
}

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function TextInput({ label, hint, value, onChange }: FieldProps & { readonly hint: string }) {
  return (
    <Labelled label={label} hint={hint}>
      {(control) => <Input {...control} value={value} onChange={(event) => onChange(event.target.value)} />}
    </Labelled>
  );
}

function Choice({ label, values, value: chosen, onChange }: FieldProps & { readonly values: readonly string[] }) {
  return (
    <Labelled label={label}>
      {(control) => (
        <NativeSelect {...control} value={chosen} onChange={(event) => onChange(event.target.value)}>
          {values.map((value) => (
            <option key={value} value={value}>
              {inWords(value)}
            </option>
          ))}
        </NativeSelect>
      )}
    </Labelled>
  );
}

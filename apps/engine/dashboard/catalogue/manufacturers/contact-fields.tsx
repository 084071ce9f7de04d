import { Button, Input } from '@vendure/dashboard';
import { Labelled } from '../../labelled';
import { say, toSay } from '../../say';
import type { SafetyContact } from './manufacturers.documents';

interface ContactFieldsProps {
  readonly legend: string;
  readonly contact: SafetyContact;
  readonly onChange: (contact: SafetyContact) => void;
  readonly onRemove?: () => void;
}

const fields = [
  { name: 'name', label: toSay('Name'), hint: undefined },
  { name: 'address', label: toSay('Address'), hint: toSay('Street, postal code, place. The country stands below.') },
  { name: 'email', label: toSay('E-mail address'), hint: undefined },
] as const;

/** Somebody who can be reached about the safety of products (2023/988/EU). */
export function ContactFields({ legend, contact, onChange, onRemove }: ContactFieldsProps) {
  return (
    <fieldset className="space-y-3 rounded-md border p-3">
      <legend className="px-1 text-sm font-medium">{legend}</legend>
      {fields.map(({ name, label, hint }) => (
        <Labelled key={name} label={say(label)} hint={hint === undefined ? undefined : say(hint)}>
          {(control) => (
            <Input
              {...control}
              value={contact[name]}
              onChange={(event) => onChange({ ...contact, [name]: event.target.value })}
            />
          )}
        </Labelled>
      ))}
      <Labelled label={say('Country')} hint={say('Two letters, such as DE; pages write its name.')}>
        {(control) => (
          <Input
            {...control}
            maxLength={2}
            className="block w-20 uppercase"
            value={contact.country ?? ''}
            onChange={(event) => onChange({ ...contact, country: event.target.value.toUpperCase() || null })}
          />
        )}
      </Labelled>
      {onRemove === undefined ? null : (
        <Button type="button" variant="ghost" size="sm" onClick={onRemove}>
          {say('Remove')}
        </Button>
      )}
    </fieldset>
  );
}

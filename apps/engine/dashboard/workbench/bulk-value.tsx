import { Input, NativeSelect } from '@vendure/dashboard';
import { useState } from 'react';
import { Labelled } from '../labelled';
import { say } from '../say';
import { CategoryChoice } from './category-choice';
import type { BulkField } from './workbench.documents';

interface BulkValueProps {
  readonly field: BulkField;
  /** As a cell of a file would say it; empty while it says nothing. */
  readonly onChange: (value: string) => void;
}

/** What all products get in the field. */
export function BulkValue({ field, onChange }: BulkValueProps) {
  if (field.input === 'switch') return <SwitchValue onChange={onChange} />;
  if (field.input === 'categories' || field.input === 'shops') return <SetValue field={field} onChange={onChange} />;
  return <PlainValue field={field} onChange={onChange} />;
}

function SwitchValue({ onChange }: Pick<BulkValueProps, 'onChange'>) {
  return (
    <Labelled label={say('Value')}>
      {(control) => (
        <NativeSelect {...control} defaultValue="" required onChange={({ target }) => onChange(target.value)}>
          <option value="" disabled>
            {say('Choose')}
          </option>
          <option value="yes">{say('Yes')}</option>
          <option value="no">{say('No')}</option>
        </NativeSelect>
      )}
    </Labelled>
  );
}

function PlainValue({ field: { input }, onChange }: BulkValueProps) {
  const hint = input === 'day' ? say('A day such as 2027-01-31; - empties it') : say('- empties it');
  return (
    <Labelled label={say('Value')} hint={hint}>
      {(control) => (
        <Input
          {...control}
          required
          maxLength={2_000}
          inputMode={input === 'number' ? 'numeric' : 'text'}
          onChange={({ target }) => onChange(target.value.trim())}
        />
      )}
    </Labelled>
  );
}

function SetValue({ field: { input }, onChange }: BulkValueProps) {
  const [how, setHow] = useState('+');
  const [item, setItem] = useState('');
  const isCategory = input === 'categories';
  const tell = (nextHow: string, nextItem: string) => {
    setHow(nextHow);
    setItem(nextItem);
    // A name may be that of several categories.
    const said = isCategory ? `id:${nextItem}` : nextItem;
    onChange(nextItem === '' ? '' : `${nextHow}${said}`);
  };
  return (
    <>
      <Labelled label={say('How')}>
        {(control) => (
          <NativeSelect {...control} value={how} onChange={({ target }) => tell(target.value, item)}>
            <option value="+">{say('Add')}</option>
            <option value="-">{say('Take away')}</option>
            <option value="">{say('This alone')}</option>
          </NativeSelect>
        )}
      </Labelled>
      {isCategory ? (
        <Labelled label={say('Category')}>
          {(control) => (
            <CategoryChoice
              control={control}
              none={say('Choose')}
              value={item}
              isRequired
              onChange={(id) => tell(how, id)}
            />
          )}
        </Labelled>
      ) : (
        <Labelled label={say('Shops')} hint={say('Countries such as DE | AT, or one language of one: de-CH')}>
          {(control) => <Input {...control} required value={item} onChange={({ target }) => tell(how, target.value)} />}
        </Labelled>
      )}
    </>
  );
}

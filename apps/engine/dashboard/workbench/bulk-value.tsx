import { api, Input, NativeSelect } from '@vendure/dashboard';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Labelled } from '../labelled';
import { say } from '../say';
import { branchesOf, pathsOf } from './category-branches';
import { type BulkField, workbenchCategories } from './workbench.documents';

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
  const tell = (nextHow: string, nextItem: string) => {
    setHow(nextHow);
    setItem(nextItem);
    onChange(nextItem === '' ? '' : `${nextHow}${nextItem}`);
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
      {input === 'categories' ? (
        <CategoryValue value={item} onChange={(path) => tell(how, path)} />
      ) : (
        <Labelled label={say('Shops')} hint={say('Countries such as DE | AT, or one language of one: de-CH')}>
          {(control) => <Input {...control} required value={item} onChange={({ target }) => tell(how, target.value)} />}
        </Labelled>
      )}
    </>
  );
}

interface CategoryValueProps {
  readonly value: string;
  readonly onChange: (path: string) => void;
}

function CategoryValue({ value, onChange }: CategoryValueProps) {
  const { data } = useQuery({
    queryKey: ['workbench-categories'],
    queryFn: () => api.query(workbenchCategories, {}),
  });
  const paths = useMemo(() => [...pathsOf(branchesOf(data?.workbenchCategories ?? []))], [data]);
  return (
    <div className="max-w-96">
      <Labelled label={say('Category')}>
        {(control) => (
          <NativeSelect {...control} value={value} required onChange={({ target }) => onChange(target.value)}>
            <option value="">{say('Choose')}</option>
            {paths.map(([id, path]) => (
              <option key={id} value={path.replaceAll(' › ', ' > ')}>
                {path}
              </option>
            ))}
          </NativeSelect>
        )}
      </Labelled>
    </div>
  );
}

import { Input, NativeSelect } from '@vendure/dashboard';
import { say } from '../say';
import { Labelled } from '../labelled';
import { fieldInWords } from './field-names';
import type { ImportField } from './imports.documents';

interface FieldColumnProps {
  readonly field: ImportField;
  readonly columns: readonly string[];
  /** A column, or `=` and what all rows say. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Which column stands for a field, or what it is in all rows. */
export function FieldColumn({ field: { label, isRequired }, columns, value, onChange }: FieldColumnProps) {
  const name = fieldInWords(label);
  const isFixed = value.startsWith('=') && !columns.includes(value);
  return (
    <div className="flex items-end gap-2">
      <Labelled label={isRequired ? name : say('{label} (optional)', { label: name })}>
        {(control) => (
          <NativeSelect
            {...control}
            value={isFixed ? '=' : value}
            required={isRequired}
            onChange={(event) => onChange(event.target.value)}
          >
            <option value="">{say('not in the file')}</option>
            <option value="=">{say('the same in all rows …')}</option>
            {columns.map((column) => (
              <option key={column} value={column}>
                {column}
              </option>
            ))}
          </NativeSelect>
        )}
      </Labelled>
      {isFixed ? (
        <Input
          className="w-32"
          aria-label={say('{label} of all rows', { label: name })}
          value={value.slice(1)}
          required
          maxLength={200}
          onChange={(event) => onChange(`=${event.target.value}`)}
        />
      ) : null}
    </div>
  );
}

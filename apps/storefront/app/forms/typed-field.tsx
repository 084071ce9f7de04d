import type { ComponentProps } from 'react';
import { TextField } from '../ui/inputs/text-field.tsx';
import type { FieldView } from './sent-form.ts';

type TypedFieldProps = Omit<
  ComponentProps<typeof TextField>,
  'label' | 'message' | 'help' | 'name' | 'defaultValue'
> & {
  readonly view: FieldView;
};

export function TypedField({ view: { name, label, help, value, error, isFirstFault }, ...rest }: TypedFieldProps) {
  return (
    <TextField
      {...rest}
      id={`field-${name}`}
      name={name}
      label={label}
      help={help ?? undefined}
      defaultValue={value}
      autoFocus={isFirstFault}
      message={error === null ? null : { kind: 'error', text: error }}
    />
  );
}

import { Input, NativeSelect, Textarea } from '@vendure/dashboard';
import { localInputOf, momentOf } from '../moments';
import { Options } from '../options';
import { say } from '../say';
import { textOf } from './empty-value';
import type { FieldModel, TextKind } from './field-model';

export type PlainModel = Extract<FieldModel, { type: 'text' | 'number' | 'yes-or-no' | 'choice' }>;

interface PlainInputProps {
  readonly model: PlainModel;
  readonly isOptional: boolean;
  readonly value: unknown;
  /** Undefined takes the field out of the block. */
  readonly onChange: (value: unknown) => void;
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
}

/** The control of a field that has no fields of its own. */
export function PlainInput({ model, ...props }: PlainInputProps) {
  switch (model.type) {
    case 'text':
      return <TextInput model={model} {...props} />;
    case 'number':
      return <NumberInput model={model} {...props} />;
    case 'choice':
      return <ChoiceInput model={model} {...props} />;
    case 'yes-or-no':
      return <YesOrNoInput model={model} {...props} />;
  }
}

type PropsOf<Type extends PlainModel['type']> = Omit<PlainInputProps, 'model'> & {
  readonly model: Extract<PlainModel, { type: Type }>;
};

const rowsOf: Partial<Record<TextKind, number>> = { text: 3, html: 10 };

function TextInput({ model: { kind, maxLength }, isOptional, value, onChange, ...control }: PropsOf<'text'>) {
  const text = textOf(value);
  const change = (typed: string | null) => onChange(isOptional && !typed ? undefined : (typed ?? ''));
  if (kind === 'moment') {
    const changeMoment = (typed: string) => change(momentOf(typed));
    return (
      <Input
        {...control}
        type="datetime-local"
        value={localInputOf(text)}
        onChange={(event) => changeMoment(event.target.value)}
      />
    );
  }
  const rows = rowsOf[kind];
  if (rows === undefined) {
    const type = kind === 'date' ? 'date' : 'text';
    return (
      <Input
        {...control}
        type={type}
        value={text}
        maxLength={maxLength}
        onChange={(event) => change(event.target.value)}
      />
    );
  }
  return (
    <Textarea
      {...control}
      rows={rows}
      className={kind === 'html' ? 'font-mono text-sm' : undefined}
      value={text}
      maxLength={maxLength}
      onChange={(event) => change(event.target.value)}
    />
  );
}

function NumberInput({ model: { min, max }, isOptional, value, onChange, ...control }: PropsOf<'number'>) {
  const change = (typed: string) => {
    if (typed !== '') onChange(Number(typed));
    else onChange(isOptional ? undefined : null);
  };
  return (
    <Input
      {...control}
      type="number"
      min={min}
      max={max}
      value={textOf(value)}
      onChange={(event) => change(event.target.value)}
    />
  );
}

function ChoiceInput({ model: { choices }, isOptional, value, onChange, ...control }: PropsOf<'choice'>) {
  return (
    <NativeSelect
      {...control}
      value={textOf(value)}
      onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
    >
      {isOptional ? <option value="">{say('None')}</option> : null}
      <Options values={choices} />
    </NativeSelect>
  );
}

function YesOrNoInput({ value, onChange, id, 'aria-describedby': describedBy }: PropsOf<'yes-or-no'>) {
  return (
    <input
      id={id}
      aria-describedby={describedBy}
      type="checkbox"
      className="mx-2 size-4 align-middle"
      checked={value === true}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}

import { Button, NativeSelect } from '@vendure/dashboard';
import type { ReactNode } from 'react';
import { PictureInput } from '../catalogue/pictures/picture-input';
import { Labelled } from '../labelled';
import { moved, without } from '../list-changes';
import { Options } from '../options';
import { PlaceButtons } from '../place-buttons';
import { sayName } from '../names-to-say';
import { say, toSay, withinSentence } from '../say';
import { emptyValue, emptyVariant, fieldsOf, listOf, textOf, withField, type Fields } from './empty-value';
import type { FieldModel, GroupModel, NamedField } from './field-model';
import { PlainInput } from './plain-input';

const htmlHint = toSay(
  'HTML: p, br, strong, em, u, ul, ol, li, h2 to h4, blockquote, a, tables. Links as elsewhere, like <a href="page:payment">. Everything else is taken out when it is saved.',
);

interface FieldInputProps {
  readonly field: Omit<NamedField, 'name'>;
  readonly value: unknown;
  /** Undefined takes the field out of the block. */
  readonly onChange: (value: unknown) => void;
}

/** A field of any kind, with all fields inside it. */
export function FieldInput({ field, value, onChange }: FieldInputProps) {
  const { isOptional, model } = field;
  const label = sayName(field.label);
  const hint = field.hint === undefined ? undefined : sayName(field.hint);
  if (model.type === 'picture')
    return <PictureInput label={label} isOptional={isOptional} value={value} onChange={onChange} />;
  if (model.type !== 'group' && model.type !== 'list' && model.type !== 'variants') {
    const isHtml = model.type === 'text' && model.kind === 'html';
    return (
      <Labelled
        label={isOptional ? say('{label} (optional)', { label }) : label}
        hint={isHtml ? say(htmlHint) : hintBeside(label, hint)}
      >
        {(control) => (
          <PlainInput {...control} model={model} isOptional={isOptional} value={value} onChange={onChange} />
        )}
      </Labelled>
    );
  }
  if (isOptional && value === undefined) {
    return (
      <Button type="button" variant="outline" size="sm" onClick={() => onChange(emptyValue(model))}>
        {say('Add {label}', { label: withinSentence(label) })}
      </Button>
    );
  }
  return (
    <fieldset className="space-y-3 rounded-md border p-3">
      <legend className="px-1 text-sm font-medium">{label}</legend>
      <Inside model={model} label={label} value={value} onChange={onChange} />
      {isOptional ? (
        <Button type="button" variant="ghost" size="sm" onClick={() => onChange(undefined)}>
          {say('Remove {label}', { label: withinSentence(label) })}
        </Button>
      ) : null}
    </fieldset>
  );
}

/** A hint that only repeats the label is none. */
function hintBeside(label: string, hint: string | undefined): string | undefined {
  return hint?.toLowerCase() === label.toLowerCase() ? undefined : hint;
}

interface InsideProps<Model> {
  readonly model: Model;
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

function Inside({ model, ...props }: InsideProps<Extract<FieldModel, { type: 'group' | 'list' | 'variants' }>>) {
  switch (model.type) {
    case 'group':
      return <FieldGroup group={model} fields={fieldsOf(props.value)} onChange={props.onChange} />;
    case 'list':
      return <ListInput model={model} {...props} />;
    case 'variants':
      return <VariantsInput model={model} {...props} />;
  }
}

interface FieldGroupProps {
  readonly group: GroupModel;
  readonly fields: Fields;
  readonly onChange: (fields: Fields) => void;
}

export function FieldGroup({ group, fields, onChange }: FieldGroupProps): ReactNode {
  return group.fields.map((field) => (
    <FieldInput
      key={field.name}
      field={field}
      value={fields[field.name]}
      onChange={(value) => onChange(withField(fields, field.name, value))}
    />
  ));
}

function VariantsInput({ model, label, value, onChange }: InsideProps<Extract<FieldModel, { type: 'variants' }>>) {
  const fields = fieldsOf(value);
  const choice = textOf(fields[model.by]);
  const group = model.variants[choice];
  return (
    <>
      <Labelled label={say('{label} by', { label })}>
        {(control) => (
          <NativeSelect
            {...control}
            value={choice}
            onChange={(event) => onChange(emptyVariant(model, event.target.value))}
          >
            <Options values={Object.keys(model.variants)} />
          </NativeSelect>
        )}
      </Labelled>
      {group === undefined ? null : <FieldGroup group={group} fields={fields} onChange={onChange} />}
    </>
  );
}

function ListInput({ model, label, value, onChange }: InsideProps<Extract<FieldModel, { type: 'list' }>>) {
  const items = listOf(value);
  return (
    <>
      {items.map((item, index) => {
        const name = say('{label}, entry {number}', { label, number: index + 1 });
        const field = { label: name, hint: model.itemHint, isOptional: false, model: model.item };
        return (
          // An entry is nothing but its place and what stands in it.
          <div key={index} className="flex items-start gap-2">
            <div className="grow">
              <FieldInput field={field} value={item} onChange={(changed) => onChange(items.with(index, changed))} />
            </div>
            <PlaceButtons
              name={name}
              isFirst={index === 0}
              isLast={index === items.length - 1}
              onMove={(by) => onChange(moved(items, index, by))}
              onRemove={() => onChange(without(items, index))}
            />
          </div>
        );
      })}
      <Button
        type="button"
        variant="outline"
        size="sm"
        disabled={items.length >= model.max}
        onClick={() => onChange([...items, emptyValue(model.item)])}
      >
        {say('Add to {label}', { label: withinSentence(label) })}
      </Button>
    </>
  );
}

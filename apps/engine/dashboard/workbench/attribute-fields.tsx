import { Button, Input, NativeSelect } from '@vendure/dashboard';
import { useState } from 'react';
import { Labelled } from '../labelled';
import { moved, without } from '../list-changes';
import { Options } from '../options';
import { PlaceButtons } from '../place-buttons';
import { say } from '../say';
import type { Work } from './use-product-work';
import { type DetailDraft, newDetail } from './work-draft';
import type { ShownForm } from './workbench.documents';

/** The technical data, each filled in as the products of the family have it. */
export function AttributeFields({ work: { saved, draft, forms, problems, change } }: { readonly work: Work }) {
  const { details } = draft;
  const set = (next: readonly DetailDraft[]) => change({ details: next });
  const missing = saved.attributes.filter(({ key }) => details.every((detail) => detail.key !== key));
  return (
    <div className="space-y-3">
      {details.length === 0 ? <p className="text-sm">{say('Nothing yet. Add what a buyer compares.')}</p> : null}
      <ol className="space-y-2">
        {details.map((detail, at) => (
          <li key={detail.id} className="flex flex-wrap items-start gap-2 border-t pt-2">
            <DetailFields
              detail={detail}
              form={forms.get(detail.key)}
              problem={problems.find(({ detailId }) => detailId === detail.id)?.words}
              onChange={(given) => set(details.with(at, { ...detail, ...given }))}
            />
            <div className="pt-6">
              <PlaceButtons
                name={forms.get(detail.key)?.label ?? detail.key}
                isFirst={at === 0}
                isLast={at === details.length - 1}
                onMove={(by) => set(moved(details, at, by))}
                onRemove={() => set(without(details, at))}
              />
            </div>
          </li>
        ))}
      </ol>
      <AddAttribute missing={missing} onAdd={(form) => set([...details, newDetail(form, details)])} />
    </div>
  );
}

interface DetailFieldsProps {
  readonly detail: DetailDraft;
  readonly form: ShownForm | undefined;
  readonly problem: string | undefined;
  readonly onChange: (given: Partial<DetailDraft>) => void;
}

function DetailFields({ detail, form, problem, onChange }: DetailFieldsProps) {
  const label = form?.label ?? detail.key;
  const usual = form?.usual ?? null;
  const unit = detail.unit === '' ? '' : ` ${detail.unit}`;
  const hint =
    usual === null
      ? undefined
      : say('In the family: {least} to {most}{unit}', { least: usual.least, most: usual.most, unit });
  return (
    <div className="flex min-w-0 grow flex-wrap items-start gap-2">
      <div className="min-w-48 grow">
        <Labelled label={label} hint={problem ?? hint}>
          {(control) => <ValueInput {...{ ...control, detail, form, onChange }} isInvalid={problem !== undefined} />}
        </Labelled>
      </div>
      {form === undefined || form.units.length === 0 ? null : (
        <div className="w-28 pt-6">
          <NativeSelect
            aria-label={say('Unit of {label}', { label })}
            value={detail.unit}
            onChange={(event) => onChange({ unit: event.target.value })}
          >
            <Options values={[...new Set([...form.units, ...(detail.unit === '' ? [] : [detail.unit])])]} />
          </NativeSelect>
        </div>
      )}
    </div>
  );
}

interface ValueInputProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly detail: DetailDraft;
  readonly form: ShownForm | undefined;
  readonly isInvalid: boolean;
  readonly onChange: (given: Partial<DetailDraft>) => void;
}

function ValueInput({ detail, form, isInvalid, onChange, ...control }: ValueInputProps) {
  const { typed, chosen } = detail;
  const invalid = { 'aria-invalid': isInvalid };
  const select = (event: { readonly target: { readonly value: string } }) => onChange({ typed: event.target.value });
  switch (form?.kind ?? 'words') {
    case 'yes-or-no':
      return (
        <NativeSelect {...control} {...invalid} value={typed} onChange={select}>
          {typed === '' ? <option value="">{say('Choose')}</option> : null}
          <option value="yes">{say('Yes')}</option>
          <option value="no">{say('No')}</option>
        </NativeSelect>
      );
    case 'choice':
      return (
        <NativeSelect {...control} {...invalid} value={typed} onChange={select}>
          {typed === '' ? <option value="">{say('Choose')}</option> : null}
          {form?.choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
      );
    case 'choices':
      return (
        <span id={control.id} role="group" className="flex flex-wrap gap-3 py-1 text-sm">
          {form?.choices.map(({ value, label }) => (
            <label key={value} className="flex items-center gap-1">
              <input
                type="checkbox"
                className="size-4"
                checked={chosen.includes(value)}
                onChange={({ target }) =>
                  onChange({ chosen: target.checked ? [...chosen, value] : chosen.filter((one) => one !== value) })
                }
              />
              {label}
            </label>
          ))}
        </span>
      );
    case 'number':
      return <Input {...control} {...invalid} inputMode="decimal" value={typed} onChange={select} />;
    case 'words':
      return <Input {...control} {...invalid} maxLength={300} value={typed} onChange={select} />;
  }
}

interface AddAttributeProps {
  readonly missing: readonly ShownForm[];
  readonly onAdd: (form: ShownForm) => void;
}

function AddAttribute({ missing, onAdd }: AddAttributeProps) {
  const [key, setKey] = useState('');
  const form = missing.find((each) => each.key === key);
  const options = (isOfFamily: boolean) =>
    missing
      .filter((each) => each.isOfFamily === isOfFamily)
      .map((each) => (
        <option key={each.key} value={each.key}>
          {each.label}
        </option>
      ));
  const add = () => {
    if (form !== undefined) onAdd(form);
    setKey('');
  };
  return (
    <div className="flex flex-wrap items-end gap-2">
      <div className="min-w-48">
        <Labelled label={say('Another attribute')}>
          {(control) => (
            <NativeSelect {...control} value={key} onChange={(event) => setKey(event.target.value)}>
              <option value="">{say('Choose')}</option>
              <optgroup label={say('Others of the family have it')}>{options(true)}</optgroup>
              <optgroup label={say('Lists can be narrowed by it')}>{options(false)}</optgroup>
            </NativeSelect>
          )}
        </Labelled>
      </div>
      <Button type="button" variant="outline" disabled={form === undefined} onClick={add}>
        {say('Add')}
      </Button>
    </div>
  );
}

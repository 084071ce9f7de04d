import { type PriceEnding, priceEndings } from '@tradehall/domain/catalogue/price-rules.ts';
import { Button, Input, NativeSelect } from '@vendure/dashboard';
import { type SubmitEvent, useState } from 'react';
import { Labelled } from '../../labelled';
import { say, toSay } from '../../say';
import type { Filling, PriceKind } from './grid-edits';
import type { GridStore } from './grid-stores';
import { findRule } from './read-forms';

interface RuleFormProps {
  readonly stores: readonly GridStore[];
  /** Which prices are on the screen, and are filled. */
  readonly kind: PriceKind;
  readonly onFill: (filling: Filling) => void;
}

const endingWords: Readonly<Record<PriceEnding, string>> = {
  none: toSay('as computed'),
  whole: toSay('whole amount'),
  '90': toSay('ends in ,90'),
  '99': toSay('ends in ,99'),
};

const endingOptions = () => priceEndings.map((ending): [string, string] => [ending, say(endingWords[ending])]);
const kindOptions = (): [string, string][] => [
  ['list', say('list prices')],
  ['sale', say('sale prices')],
];

const all = 'all in ';
const empty = { rate: '', day: '', percent: '100', ending: 'none', floor: '' };

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function ChoiceField({
  label,
  value,
  onChange,
  options,
}: FieldProps & { readonly options: readonly [string, string][] }) {
  return (
    <Labelled label={label}>
      {(control) => (
        <NativeSelect {...control} value={value} onChange={(event) => onChange(event.target.value)}>
          {options.map(([key, words]) => (
            <option key={key} value={key}>
              {words}
            </option>
          ))}
        </NativeSelect>
      )}
    </Labelled>
  );
}

function TypedField({ label, value, onChange, isDay = false }: FieldProps & { readonly isDay?: boolean }) {
  const look = isDay ? { type: 'date' } : ({ inputMode: 'decimal', className: 'block w-28' } as const);
  return (
    <Labelled label={label}>
      {(control) => <Input {...control} {...look} value={value} onChange={(event) => onChange(event.target.value)} />}
    </Labelled>
  );
}

/** Computes the prices of some stores from those of one; nothing is saved by it. */
export function RuleForm({ stores, kind, onFill }: RuleFormProps) {
  const [sourceKey, setSourceKey] = useState('');
  const [sourceKind, setSourceKind] = useState('list');
  const [target, setTarget] = useState('');
  const [typed, setTyped] = useState(empty);
  const [fault, setFault] = useState<string | null>(null);
  const source = stores.find(({ key }) => key === sourceKey) ?? stores[0];
  if (source === undefined) return null;
  const chosen = target || `${all}${source.currencyCode}`;
  const targets = stores.filter(({ key, currencyCode }) => chosen === key || chosen === `${all}${currencyCode}`);
  const hasRate = targets.some(({ currencyCode }) => currencyCode !== source.currencyCode);
  const type = (changes: Partial<typeof empty>) => setTyped({ ...typed, ...changes });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = findRule(typed, hasRate);
    setFault(typeof found === 'string' ? found : null);
    if (typeof found === 'string') return;
    const read = { store: source, kind: sourceKind === 'sale' ? 'sale' : 'list' } as const;
    onFill({ source: read, target: { stores: targets, kind }, rule: found });
  };
  return (
    <form className="space-y-3" aria-label={say('Fill by rule')} onSubmit={submit}>
      <div className="flex flex-wrap items-end gap-3">
        <ChoiceField
          label={kind === 'list' ? say('Fill the list prices of') : say('Fill the sale prices of')}
          value={chosen}
          onChange={setTarget}
          options={[...currencyOptions(stores), ...storeOptions(stores)]}
        />
        <ChoiceField label={say('From the')} value={sourceKind} onChange={setSourceKind} options={kindOptions()} />
        <ChoiceField label={say('Of')} value={source.key} onChange={setSourceKey} options={storeOptions(stores)} />
        <TypedField label={say('Percent of it')} value={typed.percent} onChange={(percent) => type({ percent })} />
        {hasRate ? (
          <>
            <TypedField
              label={say('Rate: 1 {currencyCode} is', { currencyCode: source.currencyCode })}
              value={typed.rate}
              onChange={(rate) => type({ rate })}
            />
            <TypedField label={say('Rate of the day')} value={typed.day} onChange={(day) => type({ day })} isDay />
          </>
        ) : null}
        <ChoiceField
          label={say('Rounding')}
          value={typed.ending}
          onChange={(ending) => type({ ending })}
          options={endingOptions()}
        />
        <TypedField label={say('Margin floor in %')} value={typed.floor} onChange={(floor) => type({ floor })} />
        <Button type="submit" variant="outline">
          {say('Fill')}
        </Button>
      </div>
      <RuleNotes fault={fault} />
    </form>
  );
}

function RuleNotes({ fault }: { readonly fault: string | null }) {
  return (
    <>
      <p className="text-xs text-muted-foreground">
        {say('The margin floor holds where the cost is known. Nothing is saved before you apply it.')}
      </p>
      {fault === null ? null : (
        <p role="alert" className="text-sm text-destructive">
          {fault}
        </p>
      )}
    </>
  );
}

function storeOptions(stores: readonly GridStore[]): [string, string][] {
  return stores.map(({ key, name }) => [key, name]);
}

function currencyOptions(stores: readonly GridStore[]): [string, string][] {
  const currencies = [...new Set(stores.map(({ currencyCode }) => currencyCode))].toSorted();
  return currencies.map((code) => [`${all}${code}`, say('All stores in {code}', { code })]);
}

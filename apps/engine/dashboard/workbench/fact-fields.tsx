import { Input, NativeSelect } from '@vendure/dashboard';
import { Labelled } from '../labelled';
import { Options } from '../options';
import { energyScales } from '../../src/workbench/attribute-forms';
import { say, toSay } from '../say';
import type { Work } from './use-product-work';
import type { Facts } from './workbench.documents';

interface Row {
  readonly name: keyof Facts;
  readonly label: string;
  readonly hint?: string;
}

const rows: readonly Row[] = [
  { name: 'brand', label: toSay('Brand'), hint: toSay('Its manufacturer stands at Catalog → Manufacturers.') },
  {
    name: 'family',
    label: toSay('Family'),
    hint: toSay('Decides how the technical data are filled in, once it is saved.'),
  },
  { name: 'model', label: toSay('Model') },
  { name: 'ean', label: 'EAN' },
  {
    name: 'energyClass',
    label: toSay('Energy class'),
    hint: toSay('The letter on the energy label. Empty: it needs no label.'),
  },
];

/** What a product is in every language. */
export function FactFields({ work: { draft, change } }: { readonly work: Work }) {
  const { facts } = draft;
  const set = (name: keyof Facts, value: string) => change({ facts: { ...facts, [name]: value } });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {rows.map(({ name, label, hint }) => (
        <Labelled key={name} label={say(label)} hint={hint === undefined ? undefined : say(hint)}>
          {(control) => <Input {...control} value={facts[name]} onChange={(event) => set(name, event.target.value)} />}
        </Labelled>
      ))}
      <Labelled label={say('Scale of the energy label')}>
        {(control) => (
          <NativeSelect
            {...control}
            value={facts.energyScale}
            onChange={(event) => set('energyScale', event.target.value)}
          >
            <option value="">{say('None')}</option>
            <Options values={energyScales} />
          </NativeSelect>
        )}
      </Labelled>
    </div>
  );
}

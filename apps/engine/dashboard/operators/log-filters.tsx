import { Input, NativeSelect } from '@vendure/dashboard';
import { z } from 'zod';
import { Labelled } from '../labelled';
import { localInputOf } from '../moments';
import { say, toSay } from '../say';

export const nothingChosen = { operator: '', mutation: '', entity: '', entityId: '', period: '', from: '', to: '' };
type Choice = typeof nothingChosen;

const said = z.union([z.string(), z.number()]).transform(String).catch('');
const row = z.object({ entity: said, entityId: said });

/** The row that an address asks about. */
export const findRow = (address: unknown): z.output<typeof row> => row.parse(address);

const texts = [
  { name: 'operator', label: toSay('Operator'), example: toSay('Part of the e-mail') },
  { name: 'mutation', label: toSay('What'), example: toSay('price') },
  { name: 'entity', label: toSay('Kind of row'), example: toSay('store price') },
  { name: 'entityId', label: toSay('Its id'), example: toSay('1/tradehall_de') },
] as const;
const moments = [
  { name: 'from', label: toSay('From') },
  { name: 'to', label: toSay('Until') },
] as const;

const dayMs = 86_400_000;
const periods = [
  { value: '', words: toSay('Any time') },
  { value: '1', words: toSay('The last 24 hours') },
  { value: '7', words: toSay('The last 7 days') },
  { value: '30', words: toSay('The last 30 days') },
  { value: 'other', words: toSay('Another period') },
] as const;

function periodOf(period: string): Partial<Choice> {
  const days = Number(period);
  // Another period begins with what was chosen before.
  if (Number.isNaN(days)) return { period };
  return { period, from: days === 0 ? '' : localInputOf(new Date(Date.now() - days * dayMs).toISOString()), to: '' };
}

interface LogFiltersProps {
  readonly choice: Choice;
  readonly onChange: (changes: Partial<Choice>) => void;
}

export function LogFilters({ choice, onChange }: LogFiltersProps) {
  return (
    <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-5">
      {texts.map(({ name, label, example }) => (
        <Labelled key={name} label={say(label)}>
          {(control) => (
            <Input
              {...control}
              type="search"
              placeholder={say(example)}
              value={choice[name]}
              onChange={(event) => onChange({ [name]: event.target.value })}
            />
          )}
        </Labelled>
      ))}
      <Labelled label={say('When')}>
        {(control) => (
          <NativeSelect
            {...control}
            className="w-full"
            value={choice.period}
            onChange={(event) => onChange(periodOf(event.target.value))}
          >
            {periods.map(({ value, words }) => (
              <option key={value} value={value}>
                {say(words)}
              </option>
            ))}
          </NativeSelect>
        )}
      </Labelled>
      {choice.period === 'other'
        ? moments.map(({ name, label }) => (
            <Labelled key={name} label={say(label)}>
              {(control) => (
                <Input
                  {...control}
                  type="datetime-local"
                  value={choice[name]}
                  onChange={(event) => onChange({ [name]: event.target.value })}
                />
              )}
            </Labelled>
          ))
        : null}
    </div>
  );
}

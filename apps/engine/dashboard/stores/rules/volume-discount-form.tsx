import { api, Button, Input } from '@vendure/dashboard';
import { say, toSay } from '../../say';
import { TableHead } from '../../table-head';
import { type SeenVolumeDiscount, saveVolumeDiscount, type VolumeDiscount } from './discounts.documents';
import { RuleFrame } from './rule-frame';
import { draftOfVolume, mostSteps, shownSteps, stepField, volumeInWords, volumeOf } from './volume-words';
import { useRule } from './use-rule';

interface VolumeDiscountFormProps {
  readonly queryKey: readonly string[];
  /** Without an id it is new. */
  readonly discount: Omit<VolumeDiscount, 'id'> & { readonly id?: string };
  readonly scope: string;
  /** Products of the group that the store sells. */
  readonly products: number;
  readonly mayChange: boolean;
}

/** From how many pieces of a group on all of them cost how much less. */
export function VolumeDiscountForm({ queryKey, discount, scope, products, mayChange }: VolumeDiscountFormProps) {
  const { id, discountGroup, steps, stores, isActive, sortOrder } = discount;
  const seen: SeenVolumeDiscount = { steps, stores, isActive };
  const work = useRule({
    queryKey,
    seen,
    draftOf: draftOfVolume,
    read: (draft) => volumeOf(draft, stores),
    foresee: (asked) => Promise.resolve(volumeInWords(id === undefined ? null : seen, asked, products)),
    save: (asked) => {
      const common = { discountGroup, sortOrder, ...asked };
      return api.mutate(saveVolumeDiscount, { input: id === undefined ? common : { ...common, id, seen } });
    },
  });
  const count = shownSteps(work.draft);
  return (
    <RuleFrame
      title={say('Volume discount: {discountGroup}', { discountGroup })}
      scope={scope}
      saveLabel={say('Save {discountGroup}', { discountGroup })}
      permission="WriteVolumeDiscount"
      mayChange={mayChange}
      work={work}
    >
      <div className="space-y-3">
        <label className="flex items-center gap-2">
          <input
            type="checkbox"
            className="size-4"
            checked={work.draft['isActive'] === 'yes'}
            onChange={(event) => work.type('isActive', event.target.checked ? 'yes' : 'no')}
          />
          {say('Granted')}
        </label>
        <table className="w-full max-w-md">
          <TableHead columns={[say('From pieces'), say('Takes off (%)')]} />
          <tbody>
            {Array.from({ length: count }, (_, index) => (
              <tr key={stepField(index, 'volume')} className="border-t align-top">
                {(['volume', 'discountPermyriad'] as const).map((name) => (
                  <td key={name} className="py-1.5 pr-4">
                    <StepField index={index} name={name} group={discountGroup} work={work} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {count < mostSteps ? (
          <Button type="button" variant="outline" size="sm" onClick={() => work.type('steps', String(count + 1))}>
            {say('Add a step')}
          </Button>
        ) : null}
        <p className="text-xs text-muted-foreground">{say('A step that is left empty is removed.')}</p>
      </div>
    </RuleFrame>
  );
}

interface StepFieldProps {
  readonly index: number;
  readonly name: 'volume' | 'discountPermyriad';
  readonly group: string;
  readonly work: Pick<ReturnType<typeof useRule>, 'draft' | 'problems' | 'type'>;
}

function StepField({ index, name, group, work: { draft, problems, type } }: StepFieldProps) {
  const field = stepField(index, name);
  const problem = problems[field];
  const words =
    name === 'volume' ? toSay('From pieces, step {number}, {group}') : toSay('Takes off, step {number}, {group}');
  return (
    <>
      <Input
        aria-label={say(words, { number: index + 1, group })}
        inputMode="decimal"
        value={draft[field] ?? ''}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : `${group}-${field}-problem`}
        onChange={(event) => type(field, event.target.value)}
      />
      {problem === undefined ? null : (
        <p id={`${group}-${field}-problem`} className="text-xs text-destructive">
          {problem}
        </p>
      )}
    </>
  );
}

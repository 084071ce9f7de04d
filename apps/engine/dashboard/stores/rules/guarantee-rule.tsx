import { api, Textarea } from '@vendure/dashboard';
import { Labelled } from '../../labelled';
import { say, toSay } from '../../say';
import { RuleFrame } from './rule-frame';
import { draftOfGuarantee, guaranteeInWords, guaranteeOf } from './rule-words';
import { type GuaranteeExclusions, previewGuarantee, saveGuarantee } from './discounts.documents';
import { useRule } from './use-rule';

interface GuaranteeRuleProps {
  readonly queryKey: readonly string[];
  readonly settings: GuaranteeExclusions;
}

const fields = [
  {
    name: 'excludedBrands',
    label: toSay('No guarantee for brands'),
    hint: toSay('One a line, as the products have it.'),
  },
  {
    name: 'excludedRelations',
    label: toSay('No guarantee for families'),
    hint: toSay('One a line, by the key of the family.'),
  },
  { name: 'excludedSkus', label: toSay('No guarantee for products'), hint: toSay('One SKU a line.') },
];

/** For which products the store sells no extra guarantee. */
export function GuaranteeRule({ queryKey, settings }: GuaranteeRuleProps) {
  const { storeKey } = settings;
  const work = useRule({
    queryKey,
    seen: settings,
    draftOf: draftOfGuarantee,
    read: (draft) => guaranteeOf(draft, storeKey),
    foresee: async (input) => guaranteeInWords((await api.query(previewGuarantee, { input })).previewGuaranteeSettings),
    save: (input, seen) => api.mutate(saveGuarantee, { input, seen }),
  });
  return (
    <RuleFrame
      title={say('Extra guarantee')}
      scope={say('In this store. Orders keep their guarantees.')}
      saveLabel={say('Save exclusions')}
      permission="WriteGuarantee"
      mayChange
      work={work}
    >
      <div className="grid gap-4 sm:grid-cols-3">
        {fields.map(({ name, label, hint }) => (
          <Labelled key={name} label={say(label)} hint={say(hint)}>
            {(control) => (
              <Textarea
                {...control}
                rows={4}
                value={work.draft[name] ?? ''}
                onChange={(event) => work.type(name, event.target.value)}
              />
            )}
          </Labelled>
        ))}
      </div>
    </RuleFrame>
  );
}

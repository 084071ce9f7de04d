import { api } from '@vendure/dashboard';
import type { BadgeRule } from '@tradehall/domain/catalogue/badge-rule.ts';
import { say, toSay } from '../../say';
import { Line } from '../store-fields';
import { RuleFrame } from './rule-frame';
import { badgesInWords, badgesOf, draftOfBadges } from './rule-words';
import { previewBadgeRule, saveBadgeRule } from './rules.documents';
import { useRule } from './use-rule';

interface BadgeRulesProps {
  readonly queryKey: readonly string[];
  readonly rule: BadgeRule;
  readonly mayChange: boolean;
}

const fields = [
  { name: 'newDays', label: toSay('New, days'), hint: toSay('After the day a product is first sold. 0 for never.') },
  {
    name: 'bestsellerPieces',
    label: toSay('Bestseller, pieces'),
    hint: toSay('Ordered in the window, in all stores together.'),
  },
  {
    name: 'salesWindowDays',
    label: toSay('Bestseller, window in days'),
    hint: toSay('Only orders of these days count.'),
  },
];

/** By what a product is called new or a bestseller. */
export function BadgeRules({ queryKey, rule, mayChange }: BadgeRulesProps) {
  const work = useRule({
    queryKey,
    seen: rule,
    draftOf: draftOfBadges,
    read: badgesOf,
    foresee: async (asked) => badgesInWords((await api.query(previewBadgeRule, { rule: asked })).previewBadgeRule),
    save: (changed, seen) => api.mutate(saveBadgeRule, { rule: changed, seen }),
  });
  return (
    <RuleFrame
      title={say('New and bestseller')}
      scope={say('In all stores: small ones sell too little for bestsellers of their own.')}
      saveLabel={say('Save new and bestseller')}
      mayChange={mayChange}
      work={work}
    >
      <div className="grid gap-4 sm:grid-cols-3">
        {fields.map(({ name, label, hint }) => (
          <Line
            key={name}
            label={say(label)}
            hint={say(hint)}
            value={work.draft[name] ?? ''}
            problem={work.problems[name]}
            onChange={(text) => work.type(name, text)}
          />
        ))}
      </div>
    </RuleFrame>
  );
}

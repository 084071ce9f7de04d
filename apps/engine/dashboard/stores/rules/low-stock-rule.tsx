import { api } from '@vendure/dashboard';
import { amountInWords } from '../../numbers';
import { say } from '../../say';
import { Line } from '../store-fields';
import { RuleFrame } from './rule-frame';
import { draftOfLowStock, lowStockInWords, lowStockOf } from './rule-words';
import { type LowStockRule as Rule, previewLowStock, saveLowStock } from './rules.documents';
import { useRule } from './use-rule';

interface LowStockRuleProps {
  readonly storeKey: string;
  readonly queryKey: readonly string[];
  readonly rule: Rule;
}

/** From how many pieces on the shop says that few are left. */
export function LowStockRule({ storeKey, queryKey, rule }: LowStockRuleProps) {
  const work = useRule({
    queryKey,
    seen: rule.pieces,
    draftOf: draftOfLowStock,
    read: lowStockOf,
    foresee: async (pieces) =>
      lowStockInWords((await api.query(previewLowStock, { storeKey, pieces })).previewLowStock),
    save: (pieces, seen) => api.mutate(saveLowStock, { storeKey, pieces, seen }),
  });
  const priceOf = (cents: number) => `${amountInWords(cents)} ${rule.currencyCode}`;
  const [high, low] = [priceOf(rule.highCents), priceOf(rule.lowCents)] as const;
  const fields = [
    {
      name: 'high',
      label: say('Few left, dear products'),
      hint: say('Up to so many pieces, from {high} on. 0 for never.', { high }),
    },
    {
      name: 'middle',
      label: say('Few left, in the middle'),
      hint: say('Up to so many pieces, from {low} on.', { low }),
    },
    { name: 'low', label: say('Few left, cheap products'), hint: say('Up to so many pieces, below {low}.', { low }) },
  ];
  return (
    <RuleFrame
      title={say('Low stock')}
      scope={say('In this store. Cards and product pages say that few are left.')}
      saveLabel={say('Save low stock')}
      mayChange
      work={work}
    >
      <div className="grid gap-4 sm:grid-cols-3">
        {fields.map(({ name, label, hint }) => (
          <Line
            key={name}
            label={label}
            hint={hint}
            value={work.draft[name] ?? ''}
            problem={work.problems[name]}
            onChange={(text) => work.type(name, text)}
          />
        ))}
      </div>
    </RuleFrame>
  );
}

import { api, Input } from '@vendure/dashboard';
import type { LoyaltyRules as Rules } from '@tradehall/domain/cart/loyalty-rules.ts';
import { say } from '../../say';
import { TableHead } from '../../table-head';
import { Line } from '../store-fields';
import { RuleFrame } from './rule-frame';
import { draftOfLoyalty, levelField, loyaltyInWords, loyaltyOf } from './rule-words';
import { previewLoyaltyRules, saveLoyaltyRules } from './rules.documents';
import { useRule } from './use-rule';

interface LoyaltyRulesProps {
  readonly queryKey: readonly string[];
  readonly currencyCode: string;
  readonly rules: Rules;
  readonly mayChange: boolean;
}

/** From which turnover a customer has which level, and what it takes off. */
export function LoyaltyRules({ queryKey, currencyCode, rules, mayChange }: LoyaltyRulesProps) {
  const work = useRule({
    queryKey,
    seen: rules,
    draftOf: draftOfLoyalty,
    read: (draft) => loyaltyOf(draft, rules),
    foresee: async (asked) => {
      const answer = await api.query(previewLoyaltyRules, { currencyCode, rules: asked });
      return loyaltyInWords(answer.previewLoyaltyRules, rules, asked);
    },
    save: (changed, seen) => api.mutate(saveLoyaltyRules, { currencyCode, rules: changed, seen }),
  });
  return (
    <RuleFrame
      title={say('Loyalty levels')}
      scope={say(
        'In all stores. The thresholds here are those of {currencyCode}; each currency has its own, on the pages of its stores.',
        { currencyCode },
      )}
      saveLabel={say('Save loyalty levels')}
      mayChange={mayChange}
      work={work}
    >
      <div className="space-y-4">
        <div className="max-w-64">
          <Line
            label={say('Period, months')}
            hint={say('For so long a paid order counts.')}
            value={work.draft['periodMonths'] ?? ''}
            problem={work.problems['periodMonths']}
            onChange={(text) => work.type('periodMonths', text)}
          />
        </div>
        <LevelTable currencyCode={currencyCode} rules={rules} work={work} />
      </div>
    </RuleFrame>
  );
}

type LoyaltyWork = Pick<ReturnType<typeof useRule>, 'draft' | 'problems' | 'type'>;

interface LevelTableProps {
  readonly currencyCode: string;
  readonly rules: Rules;
  readonly work: LoyaltyWork;
}

function LevelTable({ currencyCode, rules, work }: LevelTableProps) {
  return (
    <table className="w-full max-w-xl">
      <TableHead
        columns={[say('Level'), say('Turnover from ({currencyCode})', { currencyCode }), say('Takes off (%)')]}
      />
      <tbody>
        {rules.levels.map(({ tier }, index) => (
          <tr key={tier} className="border-t align-top">
            <th scope="row" className="py-3 pr-4 text-left font-normal">
              {index + 1}
            </th>
            <td className="py-1.5 pr-4">
              {index === 0 ? (
                <span className="block py-1.5">{say('every customer')}</span>
              ) : (
                <Cell
                  label={say('Turnover from, level {number}', { number: index + 1 })}
                  name={levelField(index, 'fromCents')}
                  work={work}
                />
              )}
            </td>
            <td className="py-1.5">
              <Cell
                label={say('Takes off, level {number}', { number: index + 1 })}
                name={levelField(index, 'discountPermyriad')}
                work={work}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps {
  readonly label: string;
  readonly name: string;
  readonly work: LoyaltyWork;
}

/** A field whose label is the head of its row and column. */
function Cell({ label, name, work: { draft, problems, type } }: CellProps) {
  const problem = problems[name];
  return (
    <>
      <Input
        aria-label={label}
        inputMode="decimal"
        className="tabular-nums"
        value={draft[name] ?? ''}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : `${name}-problem`}
        onChange={(event) => type(name, event.target.value)}
      />
      {problem === undefined ? null : (
        <p id={`${name}-problem`} className="text-xs text-destructive">
          {problem}
        </p>
      )}
    </>
  );
}

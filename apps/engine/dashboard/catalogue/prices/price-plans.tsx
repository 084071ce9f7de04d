import { api, Button } from '@vendure/dashboard';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { FailureNote } from '../../failure-note';
import { shopInWords } from '../../in-words';
import { shownSecond } from '../../moments';
import { Pager } from '../../pager';
import { say, toSay } from '../../say';
import { TableHead } from '../../table-head';
import { cancelPricePlan, pricePlans, type PricePlan } from './price-grid.documents';
import { planStateInWords, wallTimeInWords } from './price-words';

const take = 20;
const refreshMs = 5_000;

/** What is scheduled, what runs, and what has been. */
export function PricePlans() {
  const [skip, setSkip] = useState(0);
  const queries = useQueryClient();
  const list = useQuery({
    queryKey: ['price-plans', skip],
    queryFn: () => api.query(pricePlans, { skip, take }),
    refetchInterval: refreshMs,
  });
  const cancelling = useMutation({
    mutationFn: (id: string) => api.mutate(cancelPricePlan, { id }),
    onSuccess: async ({ cancelPricePlan: count }) => {
      await queries.invalidateQueries({ queryKey: ['price-plans'] });
      await queries.invalidateQueries({ queryKey: ['price-grid'] });
      toast.success(say('{count, plural, one {# scheduled price} other {# scheduled prices}} cancelled', { count }));
    },
  });
  const cancel = ({ id, running }: PricePlan) => {
    const question =
      running > 0 ? toSay('Cancel plan {id}? The prices of before come back at once.') : toSay('Cancel plan {id}?');
    if (window.confirm(say(question, { id }))) cancelling.mutate(id);
  };
  const { items, totalItems } = list.data?.pricePlans ?? { items: [], totalItems: 0 };
  return (
    <div className="space-y-3">
      <FailureNote failure={cancelling.error ?? list.error} />
      {items.length === 0 ? (
        <p className="text-sm">{say('Nothing is scheduled.')}</p>
      ) : (
        <div className="overflow-x-auto">
          <table className="w-full text-sm [&_td]:pr-4 [&_th]:pr-4">
            <TableHead
              columns={[
                say('Plan'),
                say('Start'),
                say('End'),
                say('Stores'),
                say('Products'),
                say('Prices'),
                say('Next change'),
              ]}
              actions={say('Cancel')}
            />
            <tbody>
              {items.map((plan) => (
                <PlanRow key={plan.id} plan={plan} isBusy={cancelling.isPending} onCancel={() => cancel(plan)} />
              ))}
            </tbody>
          </table>
          <Pager skip={skip} take={take} totalItems={totalItems} onChange={setSkip} />
        </div>
      )}
    </div>
  );
}

interface PlanRowProps {
  readonly plan: PricePlan;
  readonly isBusy: boolean;
  readonly onCancel: () => void;
}

function PlanRow({ plan, isBusy, onCancel }: PlanRowProps) {
  const isOpen = plan.waiting + plan.running > 0;
  const [first, ...others] = plan.stores;
  const stores =
    others.length > 2
      ? say('{stores} stores', { stores: plan.stores.length })
      : [first, ...others].map(nameOf).join(', ');
  return (
    <tr className="border-t">
      <th scope="row" className="py-2 text-left font-normal">
        {plan.id}
      </th>
      <td className="tabular-nums">{wallTimeInWords(plan.from, say('At once'))}</td>
      <td className="tabular-nums">{wallTimeInWords(plan.until, say('For good'))}</td>
      <td>{stores}</td>
      <td className="tabular-nums">{plan.products}</td>
      <td>{planStateInWords(plan)}</td>
      <td className="tabular-nums">{plan.nextAt === null ? '' : shownSecond(plan.nextAt)}</td>
      <td className="text-right">
        {isOpen ? (
          <Button
            type="button"
            size="sm"
            variant="outline"
            disabled={isBusy}
            aria-label={say('Cancel plan {id}', { id: plan.id })}
            onClick={onCancel}
          >
            {say('Cancel')}
          </Button>
        ) : null}
      </td>
    </tr>
  );
}

function nameOf(storeKey: string | undefined): string {
  return storeKey === undefined ? '' : shopInWords(storeKey);
}

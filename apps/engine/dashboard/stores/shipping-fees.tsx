import { api, Button, PermissionGuard } from '@vendure/dashboard';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { FailureNote } from '../failure-note';
import { shownDay } from '../moments';
import { amountInWords } from '../numbers';
import { say, toSay } from '../say';
import { draftOfFees, feeChanges, feesOf, feesOn, type FeesDraft } from './fee-words';
import { Line } from './store-fields';
import {
  forgetShippingFees,
  saveShippingFees,
  shippingFees,
  type FeesOfStore,
  type ShippingFees as Fees,
} from './stores.documents';

interface ShippingFeesProps {
  readonly storeKey: string;
  /** Today by the clocks of the store. */
  readonly today: string;
}

/** What delivery costs in the store, from a day on. */
export function ShippingFees({ storeKey, today }: ShippingFeesProps) {
  const queryKey = ['shipping-fees', storeKey];
  const queries = useQueryClient();
  const { data, error } = useQuery({ queryKey, queryFn: () => api.query(shippingFees, { storeKey }) });
  const work = useMutation({
    mutationFn: (job: () => Promise<string>) => job(),
    onSuccess: (done) => toast.success(done),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
  const of = data?.shippingFees;
  const current = of?.fees[0];
  if (of === undefined || current === undefined)
    return error === null ? <p className="text-sm">{say('Loading the fees…')}</p> : <FailureNote failure={error} />;
  const save = (fees: Fees, seen: Fees) =>
    work.mutate(async () => {
      await api.mutate(saveShippingFees, { storeKey, fees, seen });
      return fees.from === today
        ? say('Saved. The shop shows it in a moment.')
        : say('Saved for {from}.', { from: shownDay(fees.from) });
    });
  const forget = (from: string) =>
    work.mutate(async () => {
      await api.mutate(forgetShippingFees, { storeKey, from });
      return say('The fees of {from} are forgotten', { from: shownDay(from) });
    });
  return (
    <div className="space-y-4 text-sm">
      <FailureNote failure={work.error} />
      <ComingFees of={of} isBusy={work.isPending} onForget={forget} />
      <FeesForm
        key={JSON.stringify(of)}
        of={of}
        current={current}
        today={today}
        isBusy={work.isPending}
        onSave={save}
      />
    </div>
  );
}

interface ComingFeesProps {
  readonly of: FeesOfStore;
  readonly isBusy: boolean;
  readonly onForget: (from: string) => void;
}

function ComingFees({ of: { fees, currencyCode }, isBusy, onForget }: ComingFeesProps) {
  return (
    <ul className="space-y-2">
      {fees.map(({ from, parcelCents, freightCents, freeAboveCents }, index) => (
        <li key={from} className="flex flex-wrap items-center gap-3">
          <span>
            {say('{day}: parcel {parcel}, freight {freight}, free from {freeAbove} {currencyCode}', {
              day: index === 0 ? say('Today') : say('From {from}', { from: shownDay(from) }),
              parcel: amountInWords(parcelCents),
              freight: amountInWords(freightCents),
              freeAbove: amountInWords(freeAboveCents),
              currencyCode,
            })}
          </span>
          {index === 0 ? null : (
            <PermissionGuard requires="WriteCountryStore">
              <Button type="button" variant="outline" size="sm" disabled={isBusy} onClick={() => onForget(from)}>
                {say('Forget the fees of {from}', { from: shownDay(from) })}
              </Button>
            </PermissionGuard>
          )}
        </li>
      ))}
    </ul>
  );
}

interface FeesFormProps {
  readonly of: FeesOfStore;
  readonly current: Fees;
  readonly today: string;
  readonly isBusy: boolean;
  readonly onSave: (fees: Fees, seen: Fees) => void;
}

const fields = [
  ['parcel', toSay('Parcel')],
  ['freight', toSay('Freight')],
  ['freeAbove', toSay('Free delivery from')],
] as const;

function FeesForm({ of: { fees, currencyCode }, current, today, isBusy, onSave }: FeesFormProps) {
  const [draft, setDraft] = useState<FeesDraft>(() => draftOfFees(current, today));
  const typed = feesOf(draft);
  const seen = feesOn(fees, draft.from) ?? current;
  const changes = typed === null ? [] : feeChanges(seen, typed, currencyCode);
  return (
    <div className="space-y-3">
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {fields.map(([name, label]) => (
          <Line
            key={name}
            label={`${say(label)} (${currencyCode})`}
            value={draft[name]}
            onChange={(text) => setDraft({ ...draft, [name]: text })}
          />
        ))}
        <Line
          label={say('{what, select, other {From}}', { what: 'day' })}
          type="date"
          value={draft.from}
          onChange={(text) => setDraft({ ...draft, from: text })}
        />
      </div>
      <p className="text-muted-foreground" aria-live="polite">
        {typed === null
          ? say('Each amount is a number such as 4.95, and the day a date.')
          : changes.join('. ') || say('No change.')}
      </p>
      <PermissionGuard requires="WriteCountryStore">
        <Button
          type="button"
          variant="outline"
          disabled={isBusy || typed === null || changes.length === 0}
          onClick={() => (typed === null ? undefined : onSave(typed, seen))}
        >
          {say('Save the fees')}
        </Button>
      </PermissionGuard>
    </div>
  );
}

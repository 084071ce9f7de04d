import { api, Link, type PageBlockProps, PermissionGuard } from '@vendure/dashboard';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { minorUnitsOf } from '@tradehall/domain/money/amount-text.ts';
import { amountInWords } from '../numbers';
import { setStorePrice, storePrices, type StorePrice } from './store-prices.documents';
import { say } from '../say';
import { TableHead } from '../table-head';

/** Every store's list and sale price of one variant; a change is on the product page within two seconds. */
export function StorePrices({ context }: PageBlockProps) {
  const variantId = context.entity?.id ?? '';
  const queryKey = ['store-prices', variantId];
  const { data, isPending, error } = useQuery({ queryKey, queryFn: () => api.query(storePrices, { variantId }) });
  if (isPending) return <p>{say('Loading the prices…')}</p>;
  if (error) return <p role="alert">{say('The prices could not be loaded: {message}', { message: error.message })}</p>;
  return (
    <div className="space-y-3">
      <PermissionGuard requires="ReadOperatorLog">
        <p>
          <Link
            to="/operator-log"
            search={{ entity: 'store_price', entityId: variantId }}
            className="text-sm underline"
          >
            {say('Who has changed these prices')}
          </Link>
        </p>
      </PermissionGuard>
      <table className="w-full text-sm">
        <TableHead columns={[say('Store'), say('List price'), say('Sale price')]} actions={say('Save')} />
        <tbody>
          {data.storePrices.map((price) => (
            <StorePriceRow key={price.storeKey} variantId={variantId} price={price} queryKey={queryKey} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function StorePriceRow({ variantId, price, queryKey }: { variantId: string; price: StorePrice; queryKey: string[] }) {
  const [list, setList] = useState(shownInput(price.listCents));
  const [sale, setSale] = useState(shownInput(price.saleCents));
  const queries = useQueryClient();
  const saving = useMutation({
    mutationFn: (cents: { listCents: number; saleCents: number | null }) =>
      api.mutate(setStorePrice, { variantId, storeKey: price.storeKey, ...cents }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey });
      toast.success(say('{storeKey}: price saved', { storeKey: price.storeKey }));
    },
    onError: (failure) => toast.error(`${price.storeKey}: ${failure.message}`),
  });

  const save = () => {
    const listCents = minorUnitsOf(list);
    const saleCents = sale.trim() === '' ? null : minorUnitsOf(sale);
    if (listCents === undefined || saleCents === undefined) toast.error(say('An amount looks like 1299.90'));
    else saving.mutate({ listCents, saleCents });
  };

  return (
    <tr>
      <th scope="row" className="py-1 text-left font-normal">
        {price.storeKey} <span className="text-muted-foreground">{price.currencyCode}</span>
      </th>
      <td>
        <AmountInput
          label={say('List price of {storeKey}', { storeKey: price.storeKey })}
          value={list}
          onChange={setList}
        />
      </td>
      <td>
        <AmountInput
          label={say('Sale price of {storeKey}', { storeKey: price.storeKey })}
          value={sale}
          onChange={setSale}
        />
      </td>
      <td>
        <button
          type="button"
          className="rounded border px-2 py-1"
          disabled={saving.isPending}
          aria-label={say('Save prices of {storeKey}', { storeKey: price.storeKey })}
          onClick={save}
        >
          {say('Save')}
        </button>
      </td>
    </tr>
  );
}

function shownInput(cents: number | null): string {
  return cents === null ? '' : amountInWords(cents);
}

interface AmountInputProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

function AmountInput({ label, value, onChange }: AmountInputProps) {
  return (
    <input
      className="w-28 rounded border px-2 py-1 text-right tabular-nums"
      aria-label={label}
      inputMode="decimal"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

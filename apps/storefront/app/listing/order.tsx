import { Button } from '../ui/inputs/button.tsx';
import { Select } from '../ui/inputs/select.tsx';
import type { ListingView } from './listing-view.ts';
import styles from './order.module.css';
import { useSyncedValue } from './synced-value.ts';

type OrderView = ListingView['order'];

/** Choosing is enough where there is JavaScript; a plain form with a button where there is none. */
export function Order({ order }: { readonly order: OrderView }) {
  return (
    <form action={order.action} method="get" className={styles['order']}>
      {order.kept.map(({ name, value }) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {order.choices.map((choice) => (
        <Choice key={choice.name} choice={choice} />
      ))}
      <Button type="submit" className={styles['apply']}>
        {order.apply}
      </Button>
    </form>
  );
}

function Choice({ choice }: { readonly choice: OrderView['choices'][number] }) {
  const { name, label, chosen, options } = choice;
  const field = useSyncedValue<HTMLSelectElement>(chosen);
  return (
    <Select
      ref={field}
      name={name}
      label={label}
      isLabelHidden
      options={options}
      defaultValue={chosen}
      autoComplete="off"
    />
  );
}

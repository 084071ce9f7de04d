import type { LastOrderView } from './last-order-view.ts';
import styles from './last-order.module.css';
import { OrderSteps } from './order-steps.tsx';
import { OrderRow } from './orders-list.tsx';
import { ReorderButton } from './reorder.tsx';

/** Where it is, and the way to have it again: the page of the order then says what is no longer sold. */
export function LastOrder({ view: { title, order, totalLabel, steps, again, all } }: { readonly view: LastOrderView }) {
  return (
    <section aria-labelledby="last-order" className={styles['last']}>
      <h2 id="last-order" className={styles['title']}>
        {title}
      </h2>
      <div className={styles['order']}>
        <OrderRow order={order} totalLabel={totalLabel} level={3} />
      </div>
      {steps !== null && <OrderSteps view={steps} />}
      <div className={styles['ways']}>
        {again !== null && <ReorderButton view={again} />}
        <a href={all.href} className={styles['link']}>
          {all.label}
        </a>
      </div>
    </section>
  );
}

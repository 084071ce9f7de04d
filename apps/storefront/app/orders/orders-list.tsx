import Package from 'lucide-react/icons/package';
import { ButtonLink } from '../ui/inputs/button.tsx';
import { EmptyState } from '../ui/layout/empty-state.tsx';
import { Pagination } from '../ui/layout/pagination.tsx';
import { ProductPicture } from '../ui/goods/product-picture.tsx';
import styles from './orders-list.module.css';
import type { OrdersView } from './orders-view.ts';

export function OrdersList({ view: { orders, pages, empty, totalLabel } }: { readonly view: OrdersView }) {
  if (empty !== null) {
    return (
      <EmptyState
        icon={Package}
        title={empty.title}
        action={
          <div className={styles['ways']}>
            {empty.ways.map(({ href, label }) => (
              <ButtonLink key={href} href={href}>
                {label}
              </ButtonLink>
            ))}
          </div>
        }
      >
        <p>{empty.text}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles['orders']}>
        {orders.map((order) => (
          <li key={order.id} className={styles['order']}>
            <OrderRow order={order} totalLabel={totalLabel} />
          </li>
        ))}
      </ul>
      {pages !== null && <Pagination {...pages} />}
    </>
  );
}

interface OrderRowProps {
  readonly order: OrdersView['orders'][number];
  readonly totalLabel: string;
}

function OrderRow({ order, totalLabel }: OrderRowProps) {
  const { href, title, placedAt, status, total, pictures, more } = order;
  return (
    <>
      <div className={styles['words']}>
        <h2 className={styles['title']}>
          <a href={href} className={styles['link']}>
            {title}
          </a>
        </h2>
        <p className={styles['quiet']}>{placedAt}</p>
        <p>{status}</p>
      </div>
      <p className={styles['total']}>
        <span className={styles['quiet']}>{totalLabel}</span> {total}
      </p>
      <div className={styles['pictures']}>
        {pictures.map(({ sku, url, name }, index) => (
          <div key={`${sku}-${index}`} className={styles['picture']}>
            <ProductPicture url={url} alt={name} brand="" number={sku} sizes="64px" mostWidth={320} />
          </div>
        ))}
        {more !== null && <span className={styles['quiet']}>{more}</span>}
      </div>
    </>
  );
}

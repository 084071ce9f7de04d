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
        drawing="orders"
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
  readonly level?: 2 | 3;
}

export function OrderRow({ order, totalLabel, level = 2 }: OrderRowProps) {
  const { href, title, placedAt, status, total, pictures, more } = order;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <>
      <div className={styles['words']}>
        <Heading className={styles['title']}>
          <a href={href} className={styles['link']}>
            {title}
          </a>
        </Heading>
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

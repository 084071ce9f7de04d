import Download from 'lucide-react/icons/download';
import type { ReactNode } from 'react';
import { ButtonLink } from '../ui/inputs/button.tsx';
import { Notice } from '../ui/overlays/notice.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderSteps } from './order-steps.tsx';
import styles from './order-page.module.css';
import type { OrderView } from './order-view.ts';

interface OrderPageProps {
  readonly view: OrderView;
  /** When it arrives, as far as that can be told. */
  readonly delivery: string | null;
  /** How its payment stands. */
  readonly payment: ReactNode;
  /** What was ordered, by whom and whereto. */
  readonly contents: ReactNode;
  /** What became of ordering it again. */
  readonly told: ReactNode;
  /** The way to order it again. */
  readonly again: ReactNode;
}

export function OrderPage({ view, delivery, payment, contents, told, again }: OrderPageProps) {
  const { title, placedAt, status, steps } = view;
  return (
    <div className={styles['page']}>
      <div className={styles['head']}>
        <h1>{title}</h1>
        <p className={styles['quiet']}>{placedAt}</p>
        {told}
        {delivery !== null && <p className={styles['delivery']}>{delivery}</p>}
        {steps === null ? (
          <Notice kind={status.kind}>{status.text}</Notice>
        ) : (
          <>
            <p>{status.text}</p>
            <OrderSteps view={steps} />
          </>
        )}
      </div>
      <div className={styles['main']}>
        {payment}
        <Shipments shipment={view.shipment} />
        {contents}
      </div>
      <div className={styles['aside']}>
        {again}
        <Invoice invoice={view.invoice} />
        {view.withdrawal !== null && <Withdrawal withdrawal={view.withdrawal} />}
      </div>
    </div>
  );
}

function Shipments({ shipment: { title, text, items } }: Pick<OrderView, 'shipment'>) {
  if (text === null && items.length === 0) return null;
  return (
    <section aria-labelledby="order-shipment" className={styles['part']}>
      <h2 id="order-shipment">{title}</h2>
      {text !== null && <p>{text}</p>}
      {items.map(({ title: name, facts, track }, index) => (
        <div key={name ?? index} className={styles['part']}>
          {name !== null && <h3>{name}</h3>}
          <OrderFacts facts={facts} />
          {track !== null && (
            <div>
              <ButtonLink href={track.href} target="_blank" rel="noopener noreferrer">
                {track.label}
                <VisuallyHidden> ({track.newTab})</VisuallyHidden>
              </ButtonLink>
            </div>
          )}
        </div>
      ))}
    </section>
  );
}

function Invoice({ invoice: { title, text, files } }: Pick<OrderView, 'invoice'>) {
  return (
    <section aria-labelledby="order-invoice" className={styles['card']}>
      <h2 id="order-invoice">{title}</h2>
      {text !== null && <p>{text}</p>}
      {files.map(({ href, label }) => (
        <ButtonLink key={href} href={href} icon={Download} isWide>
          {label}
        </ButtonLink>
      ))}
    </section>
  );
}

function Withdrawal({ withdrawal }: { readonly withdrawal: NonNullable<OrderView['withdrawal']> }) {
  const { title, text, declare, receipts } = withdrawal;
  return (
    <section aria-labelledby="order-withdrawal" className={styles['card']}>
      <h2 id="order-withdrawal">{title}</h2>
      {text !== null && <p>{text}</p>}
      {declare !== null && (
        <ButtonLink href={declare.href} isWide>
          {declare.label}
        </ButtonLink>
      )}
      {receipts.map(({ text: when, link }) => (
        <p key={link.href}>
          {when}{' '}
          <a href={link.href} className={styles['receipt']}>
            {link.label}
          </a>
        </p>
      ))}
    </section>
  );
}

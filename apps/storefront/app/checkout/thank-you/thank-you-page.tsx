import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/inputs/button.tsx';
import { ReviewParts } from '../order-review.tsx';
import { PlacedLines, PlacedPayment } from './placed-order.tsx';
import styles from './thank-you-page.module.css';
import type { ThankYouHiddenView, ThankYouView } from './thank-you-view.ts';

interface ThankYouPageProps {
  readonly view: ThankYouView;
  /** How far the order has come. */
  readonly steps?: ReactNode;
  readonly account?: ReactNode;
}

export function ThankYouPage({ view, steps, account }: ThankYouPageProps) {
  const { title, number, mail, delivery, next, parts, toOrder, goOn } = view;
  return (
    <div className={styles['order']}>
      <div className={styles['head']}>
        <h1>{title}</h1>
        {delivery !== null && <p className={styles['delivery']}>{delivery}</p>}
        <p>
          <strong className={styles['number']}>{number}</strong> {mail}
        </p>
        {steps}
      </div>
      <div className={styles['aside']}>
        <PlacedPayment view={view} />
        <section aria-labelledby="thank-you-next" className={styles['part']}>
          <h2 id="thank-you-next">{next.title}</h2>
          <ol className={styles['steps']}>
            {next.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
        <div className={styles['ways']}>
          <ButtonLink href={toOrder.href}>{toOrder.label}</ButtonLink>
          <ButtonLink href={goOn.href} kind="quiet">
            {goOn.label}
          </ButtonLink>
        </div>
        {account}
      </div>
      <div className={styles['main']}>
        <PlacedLines lines={view.lines} />
        <ReviewParts parts={parts} />
      </div>
    </div>
  );
}

export function ThankYouHidden({ view: { title, text, goOn } }: { readonly view: ThankYouHiddenView }) {
  return (
    <div className={styles['page']}>
      <h1>{title}</h1>
      <p>{text}</p>
      <div className={styles['ways']}>
        <ButtonLink href={goOn.href}>{goOn.label}</ButtonLink>
      </div>
    </div>
  );
}

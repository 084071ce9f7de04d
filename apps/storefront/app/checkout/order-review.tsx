import type { OrderReviewView } from './order-review-view.ts';
import styles from './order-review.module.css';

/** Who pays, where it goes and when: what the button below makes binding, besides the goods. */
export function OrderReview({ view: { title, parts, change } }: { readonly view: OrderReviewView }) {
  return (
    <section aria-labelledby="order-review" className={styles['review']}>
      <div className={styles['head']}>
        <h2 id="order-review">{title}</h2>
        <a href={change.href} className={styles['change']}>
          {change.label}
        </a>
      </div>
      <ReviewParts parts={parts} />
    </section>
  );
}

export function ReviewParts({ parts }: Pick<OrderReviewView, 'parts'>) {
  return (
    <div className={styles['parts']}>
      {parts.map(({ title, lines }) => (
        <section key={title}>
          <h3 className={styles['title']}>{title}</h3>
          {lines.map((line) => (
            <p key={line} className={styles['line']}>
              {line}
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}

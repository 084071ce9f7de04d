import { Badge } from '../ui/layout/badge.tsx';
import { ButtonLink } from '../ui/inputs/button.tsx';
import { EmptyState } from '../ui/layout/empty-state.tsx';
import { Pagination } from '../ui/layout/pagination.tsx';
import { Stars } from '../ui/goods/stars.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import type { MyReviewsView } from './my-reviews-view.ts';
import styles from './my-reviews.module.css';
import { ReviewedProduct } from './reviewed-product.tsx';

export function MyReviews({ view }: { readonly view: MyReviewsView }) {
  const { toReview, heading, none, reviews, pagination } = view;
  return (
    <>
      {toReview !== null && <ToReview {...toReview} />}
      <section aria-labelledby="written-reviews" className={styles['section']}>
        <h2 id="written-reviews">{heading}</h2>
        {none !== null && <EmptyState title={none.title}>{none.text}</EmptyState>}
        <ul role="list" className={styles['list']}>
          {reviews.map((review) => (
            <li key={review.id}>
              <MyReview review={review} />
            </li>
          ))}
        </ul>
        {pagination !== null && <Pagination {...pagination} />}
      </section>
    </>
  );
}

function ToReview({ heading, items }: NonNullable<MyReviewsView['toReview']>) {
  return (
    <section aria-labelledby="products-to-review" className={styles['section']}>
      <h2 id="products-to-review">{heading}</h2>
      <ul role="list" className={styles['list']}>
        {items.map(({ product, ordered, write }) => (
          <li key={product.sku}>
            <ReviewedProduct product={product}>
              <p className={styles['note']}>{ordered}</p>
              <ButtonLink href={write.href}>
                {write.label}
                <VisuallyHidden>: {product.name}</VisuallyHidden>
              </ButtonLink>
            </ReviewedProduct>
          </li>
        ))}
      </ul>
    </section>
  );
}

function MyReview({ review }: { readonly review: MyReviewsView['reviews'][number] }) {
  const { product, rating, ratingLabel, date, paragraphs, lang, state, reason } = review;
  return (
    <ReviewedProduct product={product}>
      <p className={styles['head']}>
        <Stars average={rating} />
        <VisuallyHidden>{ratingLabel}</VisuallyHidden>
        <span className={styles['note']}>{date}</span>
        <Badge tone={state.tone}>{state.label}</Badge>
      </p>
      {reason !== null && <p>{reason}</p>}
      {paragraphs.map((paragraph, at) => (
        <p key={at} lang={lang} className={styles['text']}>
          {paragraph}
        </p>
      ))}
    </ReviewedProduct>
  );
}

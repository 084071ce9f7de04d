import ShieldCheck from 'lucide-react/icons/shield-check';
import { Icon } from '../ui/icon.tsx';
import { joinClasses } from '../ui/join-classes.ts';
import { Notice } from '../ui/overlays/notice.tsx';
import { Badge } from '../ui/layout/badge.tsx';
import { Pagination } from '../ui/layout/pagination.tsx';
import { Stars } from '../ui/goods/stars.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import type { RatingsView, ReviewsView } from './reviews-view.ts';
import styles from './reviews.module.css';

export function Reviews({ view }: { readonly view: ReviewsView }) {
  return (
    <div className={styles['reviews']}>
      {view.ratings !== null && (
        <>
          <Statistics ratings={view.ratings} />
          <Verified verified={view.ratings.verified} />
        </>
      )}
      {view.samplesNote !== null && <Notice kind="info">{view.samplesNote}</Notice>}
      <SortLinks sort={view.sort} />
      {view.missing !== null && <Notice kind="info">{view.missing}</Notice>}
      <ul role="list" className={styles['list']}>
        {view.reviews.map((review) => (
          <li key={review.id}>
            <Review review={review} />
          </li>
        ))}
      </ul>
      {view.pagination !== null && <Pagination {...view.pagination} />}
    </div>
  );
}

/** 2005/29/EC: whether and how the shop makes sure that those who review have bought. */
function Verified({ verified: { text, title, points } }: Pick<RatingsView, 'verified'>) {
  return (
    <div className={styles['verified']}>
      <Icon icon={ShieldCheck} />
      <div>
        <p>{text}</p>
        <details>
          <summary className={styles['how']}>{title}</summary>
          {points.map((point) => (
            <p key={point}>{point}</p>
          ))}
        </details>
      </div>
    </div>
  );
}

function Statistics({ ratings }: { readonly ratings: RatingsView }) {
  return (
    <div className={styles['statistics']}>
      <div className={styles['average']}>
        <p className={styles['figure']}>{ratings.averageText}</p>
        <Stars average={ratings.average} />
        <p className={styles['count']}>{ratings.countText}</p>
      </div>
      <table className={styles['distribution']}>
        <tbody>
          {ratings.distribution.map(({ stars, count, share }) => (
            <tr key={stars}>
              <th scope="row">{stars}</th>
              <td className={styles['share']} aria-hidden="true">
                <svg viewBox="0 0 100 8" preserveAspectRatio="none" className={styles['bar']}>
                  <rect width="100" height="8" className={styles['rest']} />
                  <rect width={share} height="8" className={styles['part']} />
                </svg>
              </td>
              <td className={styles['rowCount']}>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Links, not a choice: each order of the reviews has its address. */
function SortLinks({ sort }: { readonly sort: ReviewsView['sort'] }) {
  return (
    <nav aria-label={sort.label} className={styles['sorts']}>
      {sort.options.map(({ name, href, isChosen }) => (
        <a
          key={href}
          href={href}
          rel="nofollow"
          aria-current={isChosen ? 'true' : undefined}
          className={styles['sort']}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}

function Review({ review }: { readonly review: ReviewsView['reviews'][number] }) {
  return (
    <article className={joinClasses(styles['review'], review.foreignLanguage !== null && styles['foreign'])}>
      <header className={styles['head']}>
        <Stars average={review.rating} />
        <VisuallyHidden>{review.ratingLabel}</VisuallyHidden>
        <span className={styles['author']}>{review.author}</span>
        {review.sample !== null && <Badge>{review.sample}</Badge>}
        <span className={styles['origin']}>
          {review.country}
          {review.foreignLanguage !== null && ` · ${review.foreignLanguage}`} ·{' '}
          <time dateTime={review.dateTime}>{review.date}</time>
        </span>
      </header>
      {review.paragraphs.map((paragraph, at) => (
        <p key={at} lang={review.lang} className={styles['text']}>
          {paragraph}
        </p>
      ))}
    </article>
  );
}

import { Carousel } from '../../ui/layout/carousel.tsx';
import { PageWidth } from '../../ui/layout/page-width.tsx';
import styles from './category-bar.module.css';
import type { HeaderView } from '../header-view.ts';

/** The departments and the sale, the same on every page: one row that scrolls. A phone has the menu instead. */
export function CategoryBar({ bar }: { readonly bar: HeaderView['bar'] }) {
  const links = bar.sale === null ? bar.departments : [...bar.departments, bar.sale];
  return links.length === 0 ? null : (
    <div className={styles['bar']}>
      <PageWidth>
        <Carousel
          as="nav"
          label={bar.label}
          previousLabel={bar.previous}
          nextLabel={bar.next}
          look="auto"
          items={links.map((link) => ({
            key: link.href,
            content: (
              <a href={link.href} className={link === bar.sale ? styles['sale'] : styles['link']}>
                {link.name}
              </a>
            ),
          }))}
        />
      </PageWidth>
    </div>
  );
}

import { Carousel } from '../../ui/layout/carousel.tsx';
import { PageWidth } from '../../ui/layout/page-width.tsx';
import { categoryBarLinks } from './category-bar-links.ts';
import styles from './category-bar.module.css';
import type { HeaderView } from '../header-view.ts';

interface CategoryBarProps {
  readonly bar: HeaderView['bar'];
  readonly productTrail: readonly string[] | null;
}

/** One row that scrolls on a desk, two on a phone. */
export function CategoryBar({ bar, productTrail }: CategoryBarProps) {
  const { department, links } = categoryBarLinks({ ...bar, productTrail });
  const label = department ?? bar.label;
  return links.length === 0 ? null : (
    <div className={styles['bar']}>
      <PageWidth>
        <Carousel
          as="nav"
          label={label}
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

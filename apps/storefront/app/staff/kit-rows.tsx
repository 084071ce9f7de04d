import type { ReactNode } from 'react';
import { Carousel } from '../ui/layout/carousel.tsx';
import { pageWindow } from '../ui/layout/page-window.ts';
import { Pagination } from '../ui/layout/pagination.tsx';
import { PictureTile } from '../ui/goods/picture-tile.tsx';
import { ButtonLink } from '../ui/inputs/button.tsx';
import { KitSection } from './kit-section.tsx';
import { uiKitTexts } from './ui-kit-texts.ts';
import styles from './ui-kit-page.module.css';

const texts = uiKitTexts.rows;
const steps = { previousLabel: texts.previous, nextLabel: texts.next };

const card = (at: number): ReactNode => (
  <div className={styles['card']}>
    <PictureTile brand={uiKitTexts.product.brand} number={`EX1000000${at}`} />
    <a href="#rows">{uiKitTexts.search.productNames[at % 5]}</a>
  </div>
);

const items = (count: number, draw: (at: number) => ReactNode) =>
  Array.from({ length: count }, (_, at) => ({ key: String(at), content: draw(at) }));

const pagesOf = (current: number, last: number) => ({
  previous: current === 1 ? null : { href: `?page=${current - 1}`, label: texts.previousPage },
  next: current === last ? null : { href: `?page=${current + 1}`, label: texts.nextPage },
  pages: pageWindow(current, last).map((page) =>
    page === 'gap'
      ? page
      : { number: String(page), href: `?page=${page}`, label: texts.pageLabel(page), isCurrent: page === current },
  ),
});

export function KitRows() {
  return (
    <KitSection id="rows" title={uiKitTexts.sections.rows}>
      <Carousel {...steps} label={texts.cards} heading={<h3>{texts.cards}</h3>} items={items(9, card)} />
      <Carousel
        {...steps}
        label={texts.wide}
        heading={<h3>{texts.wide}</h3>}
        look="wide"
        items={items(5, (at) => (
          <div className={styles['block']}>{uiKitTexts.windows.categories[at]}</div>
        ))}
      />
      <Carousel
        {...steps}
        label={texts.bare}
        look="auto"
        items={items(24, (at) => (
          <ButtonLink href="#rows">{uiKitTexts.windows.categories[at % 8]}</ButtonLink>
        ))}
      />
      <Carousel {...steps} label={texts.short} heading={<h3>{texts.short}</h3>} items={items(1, card)} />
      <Pagination label={texts.pages} {...pagesOf(10, 20)} />
      <Pagination label={texts.pagesShort} {...pagesOf(1, 3)} />
    </KitSection>
  );
}

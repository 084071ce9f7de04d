import { ContentAnchor } from '../../content/parts/content-anchor.tsx';
import { PageWidth } from '../../ui/layout/page-width.tsx';
import styles from './promo-area.module.css';
import type { PromoBlock } from './promo-blocks.ts';

/** One line a block. It stands on every page, and every page pays for it, so there is one look for both kinds. */
export function PromoArea({ blocks }: { readonly blocks: readonly PromoBlock[] }) {
  return blocks.map(({ kind, view: { text, link } }, index) => (
    <div key={`${index} ${kind}`} data-promotion className={styles['promo']}>
      <PageWidth>
        <p className={styles['text']}>
          {text}
          {link !== null && (
            <>
              {' '}
              <ContentAnchor link={link} className={styles['link']}>
                <span className={styles['label']}>{link.label}</span>
              </ContentAnchor>
            </>
          )}
        </p>
      </PageWidth>
    </div>
  ));
}

import type { BlockProps } from '../../block-props.ts';
import { ContentAnchor } from '../../parts/content-anchor.tsx';
import { ContentSection } from '../../parts/content-section.tsx';
import type { LabelledLinkView } from '../../../ui/link-view.ts';
import styles from './promo-list.module.css';

interface PromoListView {
  readonly title: string;
  readonly promos: readonly {
    readonly title: string;
    readonly text: string;
    readonly until: string | null;
    readonly link: LabelledLinkView | null;
  }[];
}

export function PromoList({ view }: BlockProps<PromoListView>) {
  return (
    <ContentSection title={view.title}>
      <ul className={styles['promos']}>
        {view.promos.map(({ title, text, until, link }) => (
          <li key={title} data-promotion={title} className={styles['promo']}>
            <h3>{title}</h3>
            <p>{text}</p>
            {until !== null && <p className={styles['until']}>{until}</p>}
            {link !== null && (
              <ContentAnchor link={link} className={styles['link']}>
                {link.label}
              </ContentAnchor>
            )}
          </li>
        ))}
      </ul>
    </ContentSection>
  );
}

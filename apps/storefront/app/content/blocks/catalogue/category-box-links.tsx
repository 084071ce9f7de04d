import type { BlockProps } from '../../block-props.ts';
import { CardGrid } from '../../parts/card-grid.tsx';
import { ContentAnchor } from '../../parts/content-anchor.tsx';
import { ContentSection } from '../../parts/content-section.tsx';
import type { LabelledLinkView } from '../../../ui/link-view.ts';
import styles from './category-box-links.module.css';

interface CategoryBoxLinksView {
  readonly title: string;
  readonly boxes: readonly (LabelledLinkView & { readonly links: readonly LabelledLinkView[] })[];
}

export function CategoryBoxLinks({ view: { title, boxes } }: BlockProps<CategoryBoxLinksView>) {
  return (
    <ContentSection title={title}>
      <CardGrid
        size="normal"
        items={boxes.map((box) => ({
          key: box.href,
          content: (
            <div className={styles['box']}>
              <h3>
                <ContentAnchor link={box} className={styles['name']}>
                  {box.label}
                </ContentAnchor>
              </h3>
              <ul>
                {box.links.map((link) => (
                  <li key={link.href}>
                    <ContentAnchor link={link} className={styles['link']}>
                      {link.label}
                    </ContentAnchor>
                  </li>
                ))}
              </ul>
            </div>
          ),
        }))}
      />
    </ContentSection>
  );
}

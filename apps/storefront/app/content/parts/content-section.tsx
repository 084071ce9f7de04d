import { createContext, useContext, useId, type ReactNode } from 'react';
import { joinClasses } from '../../ui/join-classes.ts';
import { PageWidth } from '../../ui/layout/page-width.tsx';
import type { LabelledLinkView } from '../../ui/link-view.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ContentAnchor } from './content-anchor.tsx';
import styles from './content-section.module.css';

interface ContentSectionProps {
  readonly title: string | null;
  readonly isTitleHidden?: boolean;
  readonly text?: string | null;
  /** Beside the heading: where there is more of the same. */
  readonly link?: LabelledLinkView | null;
  readonly tone?: 'plain' | 'tinted';
  readonly children?: ReactNode;
}

/** What the page itself is called: a block of that name need not say it again. */
export const TitleOfPage = createContext<string | null>(null);

/** A block with its heading in the content column. */
export function ContentSection(props: ContentSectionProps) {
  const pageTitle = useContext(TitleOfPage);
  const { title, isTitleHidden = title === pageTitle, text = null, link = null, tone = 'plain', children } = props;
  const id = useId();
  const heading = title !== null && <h2 id={id}>{title}</h2>;
  return (
    <section
      aria-labelledby={title === null ? undefined : id}
      className={joinClasses(tone === 'tinted' && styles['tinted'])}
    >
      <PageWidth>
        {isTitleHidden && title !== null ? (
          <VisuallyHidden>{heading}</VisuallyHidden>
        ) : (
          (title !== null || link !== null) && (
            <div className={styles['head']}>
              {heading}
              {link !== null && (
                <ContentAnchor link={link} className={styles['more']}>
                  {link.label}
                </ContentAnchor>
              )}
            </div>
          )
        )}
        {text !== null && <p className={styles['text']}>{text}</p>}
        {children}
      </PageWidth>
    </section>
  );
}

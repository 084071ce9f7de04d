import { PageWidth } from '../../ui/layout/page-width.tsx';
import type { BlockProps } from '../block-props.ts';
import { Heading } from '../parts/heading.tsx';
import styles from './page-title.module.css';

export interface PageTitleView {
  readonly title: string;
  readonly text: string | null;
  /** Only the first on a page. */
  readonly isPageTitle: boolean;
}

export function PageTitle({ view: { title, text, isPageTitle } }: BlockProps<PageTitleView>) {
  return (
    <PageWidth>
      <div className={styles['title']}>
        <Heading level={isPageTitle ? 1 : 2}>{title}</Heading>
        {text !== null && <p className={styles['text']}>{text}</p>}
      </div>
    </PageWidth>
  );
}

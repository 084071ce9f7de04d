import ChevronRight from 'lucide-react/icons/chevron-right';
import { Icon } from '../../ui/icon.tsx';
import type { BlockProps } from '../block-props.ts';
import { ContentAnchor } from '../parts/content-anchor.tsx';
import { ContentSection } from '../parts/content-section.tsx';
import type { LabelledLinkView } from '../../ui/link-view.ts';
import styles from './help-menu.module.css';

interface HelpMenuView {
  readonly title: string;
  readonly entries: readonly (LabelledLinkView & { readonly text: string | null })[];
}

export function HelpMenu({ view: { title, entries } }: BlockProps<HelpMenuView>) {
  return (
    <ContentSection title={title}>
      <ul className={styles['entries']}>
        {entries.map((entry) => (
          <li key={entry.href}>
            <ContentAnchor link={entry} className={styles['entry']}>
              <span className={styles['words']}>
                <span className={styles['label']}>{entry.label}</span>
                {entry.text !== null && <span className={styles['text']}>{entry.text}</span>}
              </span>
              <Icon icon={ChevronRight} />
            </ContentAnchor>
          </li>
        ))}
      </ul>
    </ContentSection>
  );
}

import type { BlockKind } from '@tradehall/domain/content/content-block.ts';
import type { ReactNode } from 'react';
import type { BlockView } from './block-views.ts';
import styles from './reading-run.module.css';

/** The longest row of sections that are read one after the other, with what its table of contents says. */
export interface ReadingRunView {
  readonly label: string;
  /** Places among the blocks: from the first on, up to the last without it. */
  readonly from: number;
  readonly to: number;
  readonly entries: readonly { readonly id: string; readonly title: string }[];
}

/** Fewer are seen at one glance. */
const fewestSections = 3;

const isRead = ({ kind }: { readonly kind: BlockKind }): boolean => kind === 'text-section' || kind === 'faq-section';

const titleOf = ({ view }: BlockView): string | null =>
  'title' in view && typeof view.title === 'string' ? view.title : null;

export const sectionId = (place: number): string => `section-${place + 1}`;

/** Null where there is too little to read. */
export function readingRun(blocks: readonly BlockView[], label: string): ReadingRunView | null {
  let longest = { from: 0, to: 0 };
  let from = 0;
  for (const [place, block] of blocks.entries()) {
    if (!isRead(block)) from = place + 1;
    else if (place + 1 - from > longest.to - longest.from) longest = { from, to: place + 1 };
  }
  const entries = blocks.slice(longest.from, longest.to).flatMap((block, place) => {
    const title = titleOf(block);
    return title === null ? [] : [{ id: sectionId(longest.from + place), title }];
  });
  return entries.length < fewestSections ? null : { label, ...longest, entries };
}

interface ReadingRunProps {
  readonly view: ReadingRunView;
  readonly children: ReactNode;
}

/** Text in a line's length that reads well; what it is about stays in sight beside it where there is room. */
export function ReadingRun({ view: { label, entries }, children }: ReadingRunProps) {
  return (
    <div className={styles['run']}>
      <nav aria-label={label} className={styles['contents']}>
        <p className={styles['label']}>{label}</p>
        <ol className={styles['entries']}>
          {entries.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className={styles['entry']}>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles['text']}>{children}</div>
    </div>
  );
}

import type { ReactNode } from 'react';
import styles from './section.module.css';
import type { SectionId, SectionView } from './sections-of.ts';

interface SectionProps {
  readonly id: SectionId;
  /** Those the page has; one that is not among them is not drawn. */
  readonly sections: readonly SectionView[];
  readonly children: ReactNode;
}

/** A heading and what belongs to it: beside one another where there is room, like the margin of a catalogue. */
export function Section({ id, sections, children }: SectionProps) {
  const section = sections.find((known) => known.id === id);
  if (section === undefined) return null;
  const headingId = `${id}-heading`;
  return (
    <section id={id} aria-labelledby={headingId} className={styles['section']}>
      <h2 id={headingId} className={styles['heading']}>
        {section.heading}
      </h2>
      <div className={styles['content']}>{children}</div>
    </section>
  );
}

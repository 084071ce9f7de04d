import { useEffect, useRef, useState } from 'react';
import { PageWidth } from '../../ui/layout/page-width.tsx';
import styles from './anchor-navigation.module.css';
import type { SectionId, SectionView } from './sections-of.ts';

/** Whoever reads looks at the upper third: the last section that has begun there is the one being read. */
const readingLine = 0.3;

function findActive(sections: readonly SectionView[]): SectionId | null {
  const hasBegun = ({ id }: SectionView) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top !== undefined && top <= readingLine * window.innerHeight;
  };
  return sections.findLast(hasBegun)?.id ?? null;
}

function useActiveSection(sections: readonly SectionView[]): SectionId | null {
  const [active, setActive] = useState<SectionId | null>(null);
  useEffect(() => {
    // Told when the beginning of a section crosses the line, not at every step of scrolling.
    const observer = new IntersectionObserver(() => setActive(findActive(sections)), {
      rootMargin: `100000px 0px -${(1 - readingLine) * 100}% 0px`,
    });
    sections.forEach(({ id }) => {
      const element = document.getElementById(id);
      if (element !== null) observer.observe(element);
    });
    return () => observer.disconnect();
  }, [sections]);
  return active;
}

interface AnchorNavigationProps {
  readonly label: string;
  readonly sections: readonly SectionView[];
}

/** A§2: stays at the top and says which section is being read. */
export function AnchorNavigation({ label, sections }: AnchorNavigationProps) {
  const active = useActiveSection(sections);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // Only the row scrolls: asking the link itself would move the page.
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    list.current?.scrollTo({ left: (link?.offsetLeft ?? 0) - list.current.clientWidth / 3 });
  }, [active]);
  return (
    <nav aria-label={label} className={styles['navigation']}>
      <PageWidth>
        <ul ref={list} role="list" className={styles['list']}>
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === active ? 'location' : undefined} className={styles['link']}>
                {heading}
              </a>
            </li>
          ))}
        </ul>
      </PageWidth>
    </nav>
  );
}

import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import styles from './accordion.module.css';
import { Icon } from '../icon.tsx';
import { joinClasses } from '../join-classes.ts';

interface AccordionProps {
  readonly items: readonly {
    readonly key: string;
    readonly title: string;
    readonly content: ReactNode;
    readonly isOpen?: boolean | undefined;
  }[];
  /** Items of one name close one another. */
  readonly name?: string | undefined;
  readonly className?: string | undefined;
}

/** Folds by the browser alone; searching in the page unfolds what it finds. */
export function Accordion({ items, name, className }: AccordionProps) {
  return (
    <div className={joinClasses(styles['accordion'], className)}>
      {items.map(({ key, title, content, isOpen = false }) => (
        <details key={key} name={name} open={isOpen} className={styles['item']}>
          <summary className={styles['title']}>
            {title}
            <Icon icon={ChevronDown} />
          </summary>
          <div className={styles['content']}>{content}</div>
        </details>
      ))}
    </div>
  );
}

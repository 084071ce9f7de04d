import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { Icon } from '../icon.tsx';
import { Drawing, type DrawingName } from './drawing.tsx';

interface EmptyStateProps {
  /** Where it is the whole page; an icon where it is a part of one. */
  readonly drawing?: DrawingName | undefined;
  readonly icon?: LucideIcon | undefined;
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** Says that there is nothing here and what to do next. */
export function EmptyState({ drawing, icon, title, children, action }: EmptyStateProps) {
  return (
    <div className={styles['state']}>
      {drawing !== undefined && <Drawing name={drawing} />}
      {icon !== undefined && (
        <span className={styles['icon']}>
          <Icon icon={icon} size={24} />
        </span>
      )}
      <p className={styles['title']}>{title}</p>
      {children !== undefined && <div className={styles['text']}>{children}</div>}
      {action !== undefined && <div className={styles['action']}>{action}</div>}
    </div>
  );
}

import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import { IconButton } from '../inputs/icon-button.tsx';
import { joinClasses } from '../join-classes.ts';
import { iconOfMeaning, type Meaning } from '../meaning.ts';
import styles from './notice.module.css';

interface NoticeProps {
  readonly kind: Meaning;
  readonly title?: string | undefined;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** From edge to edge, for the top of a page. */
  readonly isBanner?: boolean | undefined;
  /** Appeared after something the visitor did, so it is also said. */
  readonly isLive?: boolean | undefined;
  readonly dismissal?: { readonly label: string; readonly onDismiss: () => void } | undefined;
}

export function Notice({ kind, title, children, action, isBanner = false, isLive = false, dismissal }: NoticeProps) {
  const role = kind === 'error' ? 'alert' : 'status';
  return (
    <div
      role={isLive ? role : undefined}
      className={joinClasses(styles['notice'], styles[kind], isBanner && styles['banner'])}
    >
      <Icon icon={iconOfMeaning[kind]} />
      <div className={styles['words']}>
        {title !== undefined && <p className={styles['title']}>{title}</p>}
        {children !== undefined && <div>{children}</div>}
        {action !== undefined && <div className={styles['action']}>{action}</div>}
      </div>
      {dismissal !== undefined && (
        <IconButton icon={X} label={dismissal.label} className={styles['close']} onClick={dismissal.onDismiss} />
      )}
    </div>
  );
}

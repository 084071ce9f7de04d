import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { joinClasses } from '../join-classes.ts';

interface BadgeProps {
  readonly tone?: 'neutral' | 'good' | 'warning' | 'danger' | 'action' | 'trust' | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function Badge({ tone = 'neutral', className, children }: BadgeProps) {
  return <span className={joinClasses(styles['badge'], styles[tone], className)}>{children}</span>;
}

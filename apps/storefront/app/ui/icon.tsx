import type { LucideIcon } from 'lucide-react';
import styles from './icon.module.css';

interface IconProps {
  readonly icon: LucideIcon;
  readonly size?: 16 | 20 | 24 | undefined;
}

/** A drawing beside words, never instead of them: it is silent. */
export function Icon({ icon: Drawing, size = 20 }: IconProps) {
  return <Drawing size={size} className={styles['icon'] ?? ''} aria-hidden="true" focusable="false" />;
}

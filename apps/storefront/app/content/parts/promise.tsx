import type { LucideIcon } from 'lucide-react';
import BadgePercent from 'lucide-react/icons/badge-percent';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Headset from 'lucide-react/icons/headset';
import Lock from 'lucide-react/icons/lock';
import PackageIcon from 'lucide-react/icons/package';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Star from 'lucide-react/icons/star';
import Truck from 'lucide-react/icons/truck';
import Undo from 'lucide-react/icons/undo-2';
import Wrench from 'lucide-react/icons/wrench';
import type { promiseIcons } from '@tradehall/domain/content/block-fields.ts';
import { Icon } from '../../ui/icon.tsx';
import { Heading } from './heading.tsx';
import styles from './promise.module.css';

type PromiseIcon = (typeof promiseIcons)[number];

export interface PromiseView {
  readonly icon: PromiseIcon;
  readonly title: string;
  readonly text: string;
}

const drawings: Readonly<Record<PromiseIcon, LucideIcon>> = {
  truck: Truck,
  shield: ShieldCheck,
  return: Undo,
  headset: Headset,
  percent: BadgePercent,
  lock: Lock,
  calendar: CalendarDays,
  package: PackageIcon,
  star: Star,
  wrench: Wrench,
};

/** A reason to buy here, in a few words. */
export function ShopPromise({ promise, level }: { readonly promise: PromiseView; readonly level: 2 | 3 }) {
  return (
    <div className={styles['promise']}>
      <span className={styles['icon']}>
        <Icon icon={drawings[promise.icon]} size={24} />
      </span>
      <div>
        <Heading level={level} className={styles['title']}>
          {promise.title}
        </Heading>
        <p className={styles['text']}>{promise.text}</p>
      </div>
    </div>
  );
}

import Check from 'lucide-react/icons/check';
import Phone from 'lucide-react/icons/phone';
import { Icon } from '../../ui/icon.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { PageWidth } from '../../ui/layout/page-width.tsx';
import type { ContactRow } from '../contact/contact-view.ts';
import type { HeaderView } from '../header-view.ts';
import { NetSwitch } from '../navigation/net-switch.tsx';
import { ReviewsPanel } from './reviews-panel.tsx';
import styles from './trust-strip.module.css';

interface TrustStripProps {
  readonly promises: HeaderView['promises'];
  readonly reviews: HeaderView['reviews'];
  readonly rows: readonly ContactRow[];
  readonly netPrices: string;
}

export function TrustStrip({ promises, reviews, rows, netPrices }: TrustStripProps) {
  const phone = rows.find(({ key }) => key === 'phone');
  const hours = rows.find(({ key }) => key === 'hours');
  return (
    <div className={joinClasses(styles['strip'], reviews !== null && styles['reviewed'])}>
      <PageWidth>
        <div className={styles['line']}>
          <ul aria-label={promises.label} className={styles['promises']}>
            {promises.texts.map((text) => (
              <li key={text} className={styles['promise']}>
                <Icon icon={Check} size={16} />
                {text}
              </li>
            ))}
          </ul>
          {reviews !== null && <ReviewsPanel reviews={reviews} />}
          <NetSwitch label={netPrices} className={styles['net']} />
          {phone?.href != null && (
            <p translate="no" className={styles['contact']}>
              <a href={phone.href} aria-label={`${phone.label}: ${phone.text}`} className={styles['phone']}>
                <Icon icon={Phone} size={16} />
                <span className={styles['number']}>{phone.text}</span>
              </a>
              {hours !== undefined && <span className={styles['hours']}>{hours.text}</span>}
            </p>
          )}
        </div>
      </PageWidth>
    </div>
  );
}

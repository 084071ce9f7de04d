import Clock from 'lucide-react/icons/clock';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { Icon } from '../../ui/icon.tsx';
import styles from './contact-details.module.css';
import type { ContactRow } from './contact-view.ts';

const icons = { phone: Phone, hours: Clock, email: Mail } as const;

export function ContactDetails({ rows }: { readonly rows: readonly ContactRow[] }) {
  return (
    <dl className={styles['details']}>
      {rows.map(({ key, label, text, href }) => (
        <div key={key} className={styles['row']}>
          <dt className={styles['label']}>
            <Icon icon={icons[key]} />
            {label}
          </dt>
          <dd translate="no">{href === null ? text : <a href={href}>{text}</a>}</dd>
        </div>
      ))}
    </dl>
  );
}

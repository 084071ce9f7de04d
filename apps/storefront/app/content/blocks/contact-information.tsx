import type { LucideIcon } from 'lucide-react';
import Clock from 'lucide-react/icons/clock';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { Icon } from '../../ui/icon.tsx';
import type { BlockProps } from '../block-props.ts';
import { ContentSection } from '../parts/content-section.tsx';
import styles from './contact-information.module.css';

export interface ContactInformationView {
  readonly title: string;
  readonly text: string | null;
  readonly ways: readonly {
    readonly kind: 'phone' | 'email' | 'openingHours';
    readonly label: string;
    readonly value: string;
    readonly href: string | null;
  }[];
}

const drawings: Readonly<Record<ContactInformationView['ways'][number]['kind'], LucideIcon>> = {
  phone: Phone,
  email: Mail,
  openingHours: Clock,
};

export function ContactInformation({ view: { title, text, ways } }: BlockProps<ContactInformationView>) {
  return (
    <ContentSection title={title} text={text}>
      <dl className={styles['ways']}>
        {ways.map(({ kind, label, value, href }) => (
          <div key={kind} className={styles['way']}>
            <dt className={styles['label']}>
              <Icon icon={drawings[kind]} />
              {label}
            </dt>
            <dd className={styles['value']}>
              {href === null ? (
                value
              ) : (
                <a href={href} translate="no" className={styles['link']}>
                  {value}
                </a>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </ContentSection>
  );
}

import Headset from 'lucide-react/icons/headset';
import { DropdownPanel } from '../ui/overlays/dropdown-panel.tsx';
import { joinClasses } from '../ui/join-classes.ts';
import { ContactDetails } from './contact/contact-details.tsx';
import styles from './contact-panel.module.css';
import type { ContactView } from './header-view.ts';
import panel from './header/panel-links.module.css';
import tool from './tool.module.css';

interface ContactPanelProps {
  readonly contact: ContactView;
  readonly className?: string | undefined;
}

export function ContactPanel({ contact, className }: ContactPanelProps) {
  return contact.rows.length === 0 ? null : (
    <DropdownPanel
      opener={<span className={tool['word']}>{contact.label}</span>}
      icon={Headset}
      panelLabel={contact.panelLabel}
      align="end"
      className={joinClasses(tool['tool'], className)}
    >
      <ContactDetails rows={contact.rows} />
      <ContactReasons contact={contact} />
    </DropdownPanel>
  );
}

/** Each opens the form with that reason chosen (`useDelegatedNavigation`); without JavaScript it is a page. */
export function ContactReasons({ contact }: Omit<ContactPanelProps, 'className'>) {
  const { form } = contact;
  return form === null ? null : (
    <div className={styles['reasons']}>
      <p className={styles['title']}>{contact.reasonsLabel}</p>
      <ul>
        {form.reasons.map(({ href, label }) => (
          <li key={href}>
            <a href={href} className={panel['link']}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

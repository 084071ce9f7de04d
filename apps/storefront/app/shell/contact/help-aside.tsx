import type { ReactNode } from 'react';
import { ContactDetails } from './contact-details.tsx';
import type { HelpView } from './help-view.ts';
import styles from './help-aside.module.css';

interface WithHelpProps {
  readonly help: HelpView;
  readonly children: ReactNode;
}

/** A form, and beside it whom to ask and what to read. */
export function WithHelp({ help: { title, rows, links }, children }: WithHelpProps) {
  return (
    <div className={styles['page']}>
      {children}
      <aside aria-labelledby="help" className={styles['help']}>
        <h2 id="help" className={styles['title']}>
          {title}
        </h2>
        <ContactDetails rows={rows} />
        {links.length > 0 && (
          <ul className={styles['links']}>
            {links.map(({ href, label }) => (
              <li key={href}>
                <a href={href} className={styles['link']}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
      </aside>
    </div>
  );
}

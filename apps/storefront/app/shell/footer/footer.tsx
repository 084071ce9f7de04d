import ChevronDown from 'lucide-react/icons/chevron-down';
import { ButtonLink } from '../../ui/inputs/button.tsx';
import { Badge } from '../../ui/layout/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageWidth } from '../../ui/layout/page-width.tsx';
import { PaymentMarks } from '../../ui/goods/payment-marks.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ContactDetails } from '../contact/contact-details.tsx';
import type { FooterColumnView, FooterLinkView } from './footer-view.ts';
import styles from './footer.module.css';
import type { FrameFacts } from '../frame-facts.ts';
import { LanguageSelector } from '../language-selector.tsx';
import { Logo } from '../header/logo.tsx';
import { settingsHash } from '../settings-hash.ts';
import type { ShellView } from '../shell-view.ts';
import { useIsWide } from '../is-wide.ts';

interface FooterProps {
  readonly shell: ShellView;
  readonly facts: FrameFacts;
}

export function Footer({ shell, facts }: FooterProps) {
  const { footer, header, home } = shell;
  const isWide = useIsWide();
  return (
    <footer className={styles['footer']}>
      <PageWidth>
        <div className={styles['top']}>
          <a href={home.href} aria-label={home.label} className={styles['home']}>
            <Logo />
          </a>
          {header.languages !== null && (
            <LanguageSelector languages={header.languages} alternates={facts.alternates} align="end" />
          )}
        </div>
        <nav aria-label={footer.label} className={styles['columns']}>
          {footer.columns.map((column) => (
            <Column key={column.key} column={column} newTab={footer.newTab} isWide={isWide} />
          ))}
        </nav>
        <Service shell={shell} />
        <div className={styles['last']}>
          <p translate="no">{footer.copyright}</p>
          <a href={settingsHash} className={styles['settings']}>
            {footer.settings}
          </a>
          <p>{footer.taxNote}</p>
        </div>
      </PageWidth>
    </footer>
  );
}

interface ColumnProps {
  readonly column: FooterColumnView;
  readonly newTab: string;
  readonly isWide: boolean;
}

/** Folded on a phone by the browser alone. Wide screens show it whatever its state, and then it is said to be open. */
function Column({ column, newTab, isWide }: ColumnProps) {
  return (
    <details className={styles['column']} open={isWide}>
      <summary className={styles['title']} tabIndex={isWide ? -1 : undefined}>
        <h2 className={styles['heading']}>{column.title}</h2>
        <Icon icon={ChevronDown} />
      </summary>
      <ul className={styles['links']}>
        {column.links.map((link) => (
          <li key={link.href}>
            <FooterAnchor link={link} newTab={newTab} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function FooterAnchor({ link, newTab }: { readonly link: FooterLinkView; readonly newTab: string }) {
  const { name, href, tag, isExternal, isProperName } = link;
  return (
    <a href={href} className={styles['link']} {...(isExternal && { target: '_blank', rel: 'noopener' })}>
      {isProperName ? <span translate="no">{name}</span> : name}
      {tag !== null && <Badge>{tag}</Badge>}
      {isExternal && <VisuallyHidden>{` (${newTab})`}</VisuallyHidden>}
    </a>
  );
}

function Service({ shell }: Omit<FooterProps, 'facts'>) {
  const { footer, header } = shell;
  return (
    <div className={styles['service']}>
      {header.contact.rows.length > 0 && (
        <section className={styles['block']}>
          <h2 className={styles['heading']}>{footer.contact}</h2>
          <ContactDetails rows={header.contact.rows} />
          {header.contact.form !== null && (
            <ButtonLink href={header.contact.form.links.page}>{footer.contactUs}</ButtonLink>
          )}
        </section>
      )}
      {footer.payment !== null && (
        <section className={styles['block']}>
          <h2 className={styles['heading']}>{footer.payment.title}</h2>
          <PaymentMarks names={footer.payment.names} />
        </section>
      )}
      {(footer.social !== null || footer.delivery !== null) && (
        <section className={styles['block']}>
          {footer.social !== null && (
            <>
              <h2 className={styles['heading']}>{footer.social.title}</h2>
              <ul className={styles['social']}>
                {footer.social.links.map((link) => (
                  <li key={link.href}>
                    <FooterAnchor link={link} newTab={footer.newTab} />
                  </li>
                ))}
              </ul>
            </>
          )}
          {footer.delivery !== null && <p className={styles['delivery']}>{footer.delivery}</p>}
        </section>
      )}
    </div>
  );
}

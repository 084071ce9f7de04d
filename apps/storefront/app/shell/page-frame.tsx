import { useRef } from 'react';
import type { ReactNode } from 'react';
import { PageWidth } from '../ui/page-width.tsx';
import { useDelegatedNavigation } from './delegated-navigation.ts';
import { useFocusOnNavigation } from './focus-on-navigation.ts';
import { Logo } from './logo.tsx';
import styles from './page-frame.module.css';
import type { ShellView } from './shell-view.ts';

interface PageFrameProps {
  readonly shell: ShellView;
  readonly children: ReactNode;
}

/** Header, content, footer. */
export function PageFrame({ shell, children }: PageFrameProps) {
  const content = useRef<HTMLElement>(null);
  useDelegatedNavigation(shell.basename);
  useFocusOnNavigation(content);
  return (
    <div className={styles['frame']}>
      <a href="#content" className={styles['skip']}>
        {shell.skipLink}
      </a>
      <Header shell={shell} />
      <main ref={content} id="content" tabIndex={-1} className={styles['content']}>
        {children}
      </main>
      <footer className={styles['footer']}>
        <PageWidth>
          <div className={styles['footerLine']}>
            <p>{shell.copyright}</p>
            <p>{shell.taxNote}</p>
          </div>
        </PageWidth>
      </footer>
    </div>
  );
}

function Header({ shell }: { readonly shell: ShellView }) {
  return (
    <header className={styles['header']}>
      <PageWidth>
        <div className={styles['masthead']}>
          <a href={shell.home.href} aria-label={shell.home.label} className={styles['home']}>
            <Logo />
          </a>
          <p className={styles['country']}>{shell.country}</p>
        </div>
      </PageWidth>
      {shell.departments.length > 0 && (
        <nav aria-label={shell.departmentsLabel} className={styles['departments']}>
          <ul className={styles['bar']}>
            {shell.departments.map(({ name, href }) => (
              <li key={href}>
                <a href={href} className={styles['department']}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </header>
  );
}

import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import { SearchBar } from '../../search-bar/search-bar.tsx';
import { IconButtonLink } from '../../ui/inputs/icon-button.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { PageWidth } from '../../ui/layout/page-width.tsx';
import { AccountButton } from './account-button.tsx';
import { CartButton } from './cart-button.tsx';
import { CompareButton } from './compare-button.tsx';
import { CategoryBar } from '../navigation/category-bar.tsx';
import { ContactPanel } from '../contact-panel.tsx';
import type { FrameFacts } from '../frame-facts.ts';
import styles from './header.module.css';
import { LanguageSelector } from '../language-selector.tsx';
import { Logo } from './logo.tsx';
import { NavigationButton } from '../navigation/navigation-button.tsx';
import { openInstead } from '../../ui/overlays/overlay-links.ts';
import { PromoArea } from '../content/promo-area.tsx';
import type { ShellView } from '../shell-view.ts';
import { TrustStrip } from './trust-strip.tsx';

interface HeaderProps {
  readonly shell: ShellView;
  readonly facts: FrameFacts;
}

/** The row with the logo stays in sight; what is above and below it scrolls away. */
export function Header({ shell, facts }: HeaderProps) {
  const { header } = shell;
  return (
    <header className={styles['header']}>
      <TrustStrip
        promises={header.promises}
        reviews={header.reviews}
        rows={header.contact.rows}
        netPrices={header.netPrices}
      />
      <PromoArea blocks={shell.promo} />
      <Masthead shell={shell} facts={facts} />
      <CategoryBar bar={header.bar} />
    </header>
  );
}

function Masthead({ shell, facts }: HeaderProps) {
  const { header, home } = shell;
  const input = useRef<HTMLInputElement>(null);
  const [isSearchOpen, setSearchOpen] = useState(false);
  const toggleSearch = () => {
    setSearchOpen(!isSearchOpen);
    // On the next frame the field is drawn and can have the focus.
    requestAnimationFrame(() => input.current?.focus());
  };
  return (
    <div className={styles['sticky']}>
      <PageWidth>
        <div className={styles['masthead']}>
          <NavigationButton shell={shell} facts={facts} />
          <a href={home.href} aria-label={home.label} className={styles['home']}>
            <Logo />
          </a>
          {header.search !== null && (
            <>
              <div className={joinClasses(styles['search'], isSearchOpen && styles['open'])}>
                <SearchBar search={header.search} inputRef={input} />
              </div>
              <IconButtonLink
                icon={isSearchOpen ? X : Search}
                label={header.search.searchButton}
                href={header.search.action}
                className={styles['searchToggle']}
                aria-expanded={isSearchOpen}
                onClick={(event) => openInstead(event, toggleSearch)}
              />
            </>
          )}
          <div className={styles['tools']}>
            {header.languages !== null && (
              <LanguageSelector
                languages={header.languages}
                alternates={facts.alternates}
                className={styles['wideOnly']}
                align="end"
              />
            )}
            <ContactPanel contact={header.contact} className={styles['wideOnly']} />
            <CompareButton compare={header.compare} />
            {header.account !== null && <AccountButton account={header.account} />}
            {header.cart !== null && <CartButton cart={header.cart} close={header.close} locale={shell.locale} />}
          </div>
        </div>
      </PageWidth>
    </div>
  );
}

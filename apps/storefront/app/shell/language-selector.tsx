import Globe from 'lucide-react/icons/globe';
import { DropdownPanel } from '../ui/overlays/dropdown-panel.tsx';
import { joinClasses } from '../ui/join-classes.ts';
import type { PageInLocale } from './frame-facts.ts';
import type { LanguagesView } from './header-view.ts';
import { languageLinks } from './header/language-links.ts';
import styles from './header/panel-links.module.css';
import tool from './tool.module.css';

interface LanguageSelectorProps {
  readonly languages: LanguagesView;
  readonly alternates: readonly PageInLocale[];
  readonly align: 'start' | 'end';
  readonly className?: string | undefined;
}

/** Links, so it works without JavaScript; who follows one is remembered to prefer that language. */
export function LanguageSelector({ languages, alternates, align, className }: LanguageSelectorProps) {
  return (
    <DropdownPanel
      label={languages.label}
      opener={<span translate="no">{languages.current}</span>}
      icon={Globe}
      hasChevron
      panelLabel={languages.menuLabel}
      align={align}
      className={joinClasses(tool['tool'], className)}
    >
      <ul>
        {languageLinks(languages.others, alternates).map(({ locale, language, label, href }) => (
          <li key={locale}>
            <a href={href} hrefLang={locale} lang={language} translate="no" className={styles['link']}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </DropdownPanel>
  );
}

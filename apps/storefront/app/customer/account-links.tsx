import type { LinkView } from '../ui/link-view.ts';
import styles from './account-page.module.css';

export function AccountLinks({ links }: { readonly links: readonly LinkView[] }) {
  return (
    links.length > 0 && (
      <ul className={styles['links']}>
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    )
  );
}

import User from 'lucide-react/icons/user';
import { ButtonLink } from '../../ui/inputs/button.tsx';
import { DropdownPanel } from '../../ui/overlays/dropdown-panel.tsx';
import { useVisitor } from '../../visitor/visitor.ts';
import styles from './account-button.module.css';
import type { AccountView } from './account-view.ts';
import panel from './panel-links.module.css';
import tool from '../tool.module.css';

/** B§2.3: guests go to sign in; a customer sees who she is and where her pages are. */
export function AccountButton({ account }: { readonly account: AccountView }) {
  const { customer } = useVisitor();
  if (customer === null) {
    return (
      <ButtonLink kind="quiet" icon={User} href={account.signIn.href} className={tool['tool']}>
        <span className={tool['word']}>{account.signIn.label}</span>
      </ButtonLink>
    );
  }
  const { firstName, lastName, email } = customer;
  return (
    <DropdownPanel
      opener={<span className={tool['word']}>{account.label}</span>}
      icon={User}
      panelLabel={account.panelLabel}
      align="end"
      className={tool['tool']}
    >
      <p translate="no" className={styles['name']}>{`${firstName} ${lastName}`}</p>
      <p translate="no" className={styles['email']}>
        {email}
      </p>
      <ul className={styles['links']}>
        {account.links.map(({ href, label }) => (
          <li key={href}>
            <a href={href} className={panel['link']}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </DropdownPanel>
  );
}

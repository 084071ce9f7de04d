import { PasswordField } from '../forms/password-field.tsx';
import { AccountForm } from './account-form.tsx';
import type { PasswordSectionView } from './password-section-view.ts';
import styles from './profile.module.css';

/** Sent to a page of its own, from wherever it stands. */
export function PasswordSection({ view }: { readonly view: PasswordSectionView }) {
  return (
    <div className={styles['profile']}>
      <AccountForm view={view}>
        <input type="text" name="username" autoComplete="username" value={view.email} readOnly hidden />
        <input type="hidden" name="version" value={view.version} />
        <PasswordField view={view.currentPassword} autoComplete="current-password" />
        <PasswordField view={view.newPassword} autoComplete="new-password" />
      </AccountForm>
    </div>
  );
}

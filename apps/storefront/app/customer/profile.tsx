import { TypedField } from '../forms/typed-field.tsx';
import { AccountForm } from './account-form.tsx';
import type { ProfileView } from './profile-view.ts';
import styles from './profile.module.css';

const nameLength = 100;

export function Profile({ view }: { readonly view: ProfileView }) {
  const { email } = view;
  return (
    <div className={styles['profile']}>
      <dl className={styles['email']}>
        <dt className={styles['label']}>{email.label}</dt>
        <dd translate="no">{email.text}</dd>
        <dd className={styles['label']}>{email.note}</dd>
      </dl>
      <AccountForm view={view}>
        <input type="hidden" name="version" value={view.version} />
        <TypedField view={view.firstName} autoComplete="given-name" maxLength={nameLength} required />
        <TypedField view={view.lastName} autoComplete="family-name" maxLength={nameLength} required />
        <TypedField
          view={view.dateOfBirth}
          type="date"
          autoComplete="bday"
          min="1900-01-01"
          max={view.today}
          optionalText={view.optional}
        />
      </AccountForm>
    </div>
  );
}

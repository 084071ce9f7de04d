import { ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useVisitor } from '../visitor/visitor.ts';
import styles from './profile.module.css';

interface ProfileLink {
  readonly href: string;
  readonly label: string;
}

interface ProfileView {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly signedOut: string;
  readonly signIn: ProfileLink;
  readonly password: ProfileLink;
  readonly signOut: ProfileLink;
}

/** Pages are the same for everybody: who it is comes to this one afterwards, from the session. */
export function Profile({ view }: { readonly view: ProfileView }) {
  const { state, customer } = useVisitor();
  if (state === 'unknown') {
    return <Skeleton lines={3} />;
  }
  if (customer === null) {
    return (
      <Notice kind="info" action={<ButtonLink href={view.signIn.href}>{view.signIn.label}</ButtonLink>}>
        {view.signedOut}
      </Notice>
    );
  }
  const rows = [
    [view.firstName, customer.firstName],
    [view.lastName, customer.lastName],
    [view.email, customer.email],
  ] as const;
  return (
    <>
      <dl className={styles['rows']}>
        {rows.map(([label, text]) => (
          <div key={label} className={styles['row']}>
            <dt className={styles['label']}>{label}</dt>
            <dd translate="no">{text}</dd>
          </div>
        ))}
      </dl>
      <div className={styles['ways']}>
        <ButtonLink href={view.password.href}>{view.password.label}</ButtonLink>
        <ButtonLink href={view.signOut.href}>{view.signOut.label}</ButtonLink>
      </div>
    </>
  );
}

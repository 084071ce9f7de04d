import type { ReactNode } from 'react';
import { Button } from '../ui/inputs/button.tsx';
import styles from './sign-in-buttons.module.css';
import type { SignInButtonsView } from './sign-in-buttons-view.ts';

interface SignInButtonsProps {
  readonly view: SignInButtonsView;
  /** Ways to sign in that are no provider's. */
  readonly children?: ReactNode;
}

export function SignInButtons({ view: { or, buttons }, children }: SignInButtonsProps) {
  return buttons.length === 0 ? (
    children
  ) : (
    <div className={styles['ways']}>
      <p className={styles['or']}>{or}</p>
      {buttons.map(({ action, label }) => (
        <form key={action} method="post" action={action}>
          <Button type="submit" size="large" isWide>
            {label}
          </Button>
        </form>
      ))}
      {children}
    </div>
  );
}

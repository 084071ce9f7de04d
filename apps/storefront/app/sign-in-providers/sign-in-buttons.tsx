import { Button } from '../ui/button.tsx';
import styles from './sign-in-buttons.module.css';
import type { SignInButtonsView } from './sign-in-buttons-view.ts';

export function SignInButtons({ view: { or, buttons } }: { readonly view: SignInButtonsView }) {
  return (
    buttons.length > 0 && (
      <div className={styles['ways']}>
        <p className={styles['or']}>{or}</p>
        {buttons.map(({ action, label }) => (
          <form key={action} method="post" action={action}>
            <Button type="submit" size="large" isWide>
              {label}
            </Button>
          </form>
        ))}
      </div>
    )
  );
}

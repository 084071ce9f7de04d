import formStyles from '../../forms/form.module.css';
import { Button } from '../../ui/inputs/button.tsx';
import { Notice } from '../../ui/overlays/notice.tsx';
import type { ThankYouAccountView } from './thank-you-account-view.ts';
import styles from './thank-you-page.module.css';

interface ThankYouAccountProps {
  readonly view: ThankYouAccountView;
  readonly error: string | null;
}

export function ThankYouAccount({ view: { title, text, button, requested }, error }: ThankYouAccountProps) {
  return (
    <section aria-labelledby="thank-you-account" className={styles['part']}>
      <h2 id="thank-you-account">{title}</h2>
      {requested === null ? (
        <form method="post" className={formStyles['form']}>
          <p>{text}</p>
          {error !== null && (
            <Notice kind="error" isLive>
              {error}
            </Notice>
          )}
          <div>
            <Button type="submit" kind="primary">
              {button}
            </Button>
          </div>
        </form>
      ) : (
        <Notice kind="success" isLive>
          {requested}
        </Notice>
      )}
    </section>
  );
}

import formStyles from '../forms/form.module.css';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { ThankYouAccountView } from './thank-you-account-view.ts';
import styles from './thank-you-page.module.css';

interface ThankYouAccountProps {
  readonly view: ThankYouAccountView;
  readonly error: string | null;
}

export function ThankYouAccount({ view, error }: ThankYouAccountProps) {
  const { title, text, password, help, button, requested } = view;
  return (
    <section aria-labelledby="thank-you-account" className={styles['part']}>
      <h2 id="thank-you-account">{title}</h2>
      {requested === null ? (
        <form method="post" noValidate className={formStyles['form']}>
          <p>{text}</p>
          <TextField
            type="password"
            name="password"
            label={password}
            help={help}
            autoComplete="new-password"
            minLength={10}
            maxLength={128}
            required
            message={error === null ? null : { kind: 'error', text: error }}
          />
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

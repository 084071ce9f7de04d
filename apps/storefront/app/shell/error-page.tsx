import { PageWidth } from '../ui/page-width.tsx';
import styles from './error-page.module.css';
import type { ShellView } from './shell-view.ts';

interface ErrorPageProps {
  readonly shell: ShellView;
  readonly status: number;
}

export function ErrorPage({ shell, status }: ErrorPageProps) {
  const { title, text } = status === 404 ? shell.errors.notFound : shell.errors.failed;
  return (
    <PageWidth>
      <div className={styles['error']}>
        <title>{`${title} | Tradehall`}</title>
        <h1>{title}</h1>
        <p>{text}</p>
        <p>
          <a href={shell.home.href} className={styles['home']}>
            {shell.errors.homeLink}
          </a>
        </p>
      </div>
    </PageWidth>
  );
}

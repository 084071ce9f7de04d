import ArrowLeft from 'lucide-react/icons/arrow-left';
import Search from 'lucide-react/icons/search';
import { Component, type ReactNode } from 'react';
import { Button, ButtonLink } from '../ui/inputs/button.tsx';
import { TextField } from '../ui/inputs/text-field.tsx';
import { Drawing } from '../ui/layout/drawing.tsx';
import { PageWidth } from '../ui/layout/page-width.tsx';
import type { SearchBarView } from '../search-bar/search-bar-view.ts';
import styles from './error-page.module.css';
import { useIdle } from '../ui/idle.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import type { ShellView } from './shell-view.ts';

interface ErrorPageProps {
  readonly shell: ShellView;
  readonly status: number;
}

const Fragments = lazyPart(() =>
  import('./not-found-fragments.tsx').then(({ NotFoundFragments }) => NotFoundFragments),
);

/** B§2.6 */
export function ErrorPage({ shell, status }: ErrorPageProps) {
  const isIdle = useIdle();
  return (
    <LastResort shell={shell}>
      <Message shell={shell} isNotFound={status === 404} />
      {status === 404 && <Fragments isWanted={isIdle} props={{ sources: shell.errors.fragments }} />}
    </LastResort>
  );
}

function Message({ shell, isNotFound }: { readonly shell: ShellView; readonly isNotFound: boolean }) {
  const { errors, home, header } = shell;
  const { title, text } = isNotFound ? errors.notFound : errors.failed;
  return (
    <PageWidth>
      <div className={styles['error']}>
        <title>{`${title} | Tradehall`}</title>
        <Drawing name={isNotFound ? 'not-found' : 'error'} />
        <h1>{title}</h1>
        <p>{text}</p>
        {header.search !== null && <SearchAgain search={header.search} />}
        <div className={styles['ways']}>
          <ButtonLink kind="primary" href={home.href}>
            {errors.homeLink}
          </ButtonLink>
          {!isNotFound && (
            <Button kind="quiet" icon={ArrowLeft} className={styles['back']} onClick={() => window.history.back()}>
              {errors.backLink}
            </Button>
          )}
        </div>
      </div>
    </PageWidth>
  );
}

/** A plain form: what has failed may be what else the search needs. */
function SearchAgain({ search }: { readonly search: SearchBarView }) {
  return (
    <form action={search.action} method="get" className={styles['search']}>
      <TextField label={search.searchLabel} name="query" type="search" minLength={2} maxLength={100} />
      <Button type="submit" icon={Search}>
        {search.searchButton}
      </Button>
    </form>
  );
}

interface LastResortProps {
  readonly shell: ShellView;
  readonly children: ReactNode;
}

/** If the error page itself fails, a sentence and a way out are left. */
class LastResort extends Component<LastResortProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { shell, children } = this.props;
    return this.state.hasFailed ? (
      <PageWidth>
        <p>{shell.errors.ofErrorPage}</p>
        <p>
          <a href={shell.home.href}>{shell.errors.homeLink}</a>
        </p>
      </PageWidth>
    ) : (
      children
    );
  }
}

import Search from 'lucide-react/icons/search';
import type { RefObject } from 'react';
import { Icon } from '../ui/icon.tsx';
import type { SearchView } from './header-view.ts';
import styles from './search-form.module.css';

interface SearchFormProps {
  readonly search: SearchView;
  readonly inputRef: RefObject<HTMLInputElement | null>;
}

// A§9: what a search may be as long as
const maxLength = 100;

/** A plain form: it needs nothing but a browser. */
export function SearchForm({ search, inputRef }: SearchFormProps) {
  return (
    <form role="search" action={search.action} method="get" className={styles['form']}>
      <input
        ref={inputRef}
        type="search"
        name="query"
        aria-label={search.label}
        placeholder={search.placeholder}
        maxLength={maxLength}
        autoComplete="off"
        enterKeyHint="search"
        className={styles['input']}
      />
      <button type="submit" aria-label={search.button} className={styles['submit']}>
        <Icon icon={Search} />
      </button>
    </form>
  );
}

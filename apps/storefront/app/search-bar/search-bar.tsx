import Search from 'lucide-react/icons/search';
import { useState, type RefObject, type SubmitEvent } from 'react';
import { useSearchParams, useSubmit } from 'react-router';
import { Combobox } from '../ui/inputs/combobox.tsx';
import type { ComboboxGroup } from '../ui/inputs/combobox-list.tsx';
import { Icon } from '../ui/icon.tsx';
import { keepSearches, recentSearches, withSearch } from './recent-searches.ts';
import styles from './search-bar.module.css';
import type { SearchBarView } from './search-bar-view.ts';
import type { SuggestedProduct, SuggestionsView } from './suggestions-view.ts';
import { useSuggestions } from './use-suggestions.ts';

interface SearchBarProps {
  readonly search: SearchBarView;
  readonly inputRef: RefObject<HTMLInputElement | null>;
}

// A§9: what a search may be as long as
const maxLength = 100;
const browserStorage = () => localStorage;

const addressOf = ({ action }: SearchBarView, query: string): string =>
  `${action}?${new URLSearchParams({ query }).toString()}`;

const suggestedGroups = ({ products, categories, pages }: SuggestionsView, search: SearchBarView): ComboboxGroup[] => [
  {
    label: search.categories,
    options: categories.map(({ href, name }) => ({ id: href, label: name, href })),
  },
  {
    label: search.products,
    options: products.map((product) => ({
      id: product.href,
      label: product.name,
      href: product.href,
      content: <Product product={product} />,
    })),
  },
  {
    label: search.pages,
    options: pages.map(({ href, name }) => ({ id: href, label: name, href })),
  },
];

/** B§2.3: a form that needs nothing but a browser, and where there is more, suggestions under it. */
export function SearchBar({ search, inputRef }: SearchBarProps) {
  const [parameters] = useSearchParams();
  const query = parameters.get('query') ?? '';
  const submit = useSubmit();
  const [recent, setRecent] = useState<readonly string[]>([]);
  const { suggestions, isBusy, suggestFor } = useSuggestions(search.source);
  const { text, view } = suggestions;

  const remember = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    keepSearches(browserStorage, withSearch(recentSearches(browserStorage), inputRef.current?.value ?? ''));
    void submit(event.currentTarget);
  };
  const forget = () => {
    keepSearches(browserStorage, []);
    setRecent([]);
    inputRef.current?.focus();
  };
  const recentOptions = recent.map((words) => ({ id: words, label: words, href: addressOf(search, words) }));
  const groups = view === null ? [{ label: search.recent, options: recentOptions }] : suggestedGroups(view, search);
  return (
    <form
      role="search"
      action={search.action}
      method="get"
      className={styles['form']}
      onSubmit={remember}
      onFocus={() => setRecent(recentSearches(browserStorage))}
    >
      <Combobox
        key={query}
        label={search.searchLabel}
        isLabelHidden
        clearLabel={search.clear}
        name="query"
        placeholder={search.searchPlaceholder}
        defaultValue={query}
        maxLength={maxLength}
        inputRef={inputRef}
        groups={text === '' || view !== null ? groups : []}
        status={view?.status ?? ''}
        emptyText={view === null ? undefined : search.none}
        isBusy={isBusy}
        onType={suggestFor}
        footer={<Footer search={search} text={text} view={view} onForget={forget} />}
      />
      <button type="submit" aria-label={search.searchButton} className={styles['submit']}>
        <Icon icon={Search} />
      </button>
    </form>
  );
}

function Product({ product }: { readonly product: SuggestedProduct }) {
  return (
    <span className={styles['product']}>
      {product.picture === null ? (
        <span className={styles['picture']} />
      ) : (
        <img src={product.picture} alt="" width={48} height={48} className={styles['picture']} />
      )}
      <span>
        <span className={styles['name']}>{product.name}</span>
        {product.specs !== '' && <span className={styles['specs']}>{product.specs}</span>}
      </span>
      <span className={styles['price']}>{product.price}</span>
    </span>
  );
}

interface FooterProps {
  readonly search: SearchBarView;
  readonly text: string;
  readonly view: SuggestionsView | null;
  readonly onForget: () => void;
}

function Footer({ search, text, view, onForget }: FooterProps) {
  if (view !== null && view.products.length > 0) {
    return (
      <a href={addressOf(search, text)} className={styles['all']}>
        {view.all}
      </a>
    );
  }
  return view === null ? (
    <button type="button" className={styles['all']} onClick={onForget}>
      {search.clearRecent}
    </button>
  ) : null;
}

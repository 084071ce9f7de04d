import SearchX from 'lucide-react/icons/search-x';
import { ProductGrid } from '../product-card/product-grid.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageWidth } from '../ui/page-width.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { Select } from '../ui/select.tsx';
import styles from './search-page.module.css';
import type { SearchView, SortView } from './search-view.ts';

export function SearchPage({ view }: { readonly view: SearchView }) {
  return (
    <PageWidth>
      <div className={styles['page']}>
        <h1 className={styles['heading']}>{view.heading}</h1>
        {view.applied !== null && <Applied applied={view.applied} />}
        {view.found !== null && <Found found={view.found} />}
        {view.empty !== null && <Empty empty={view.empty} />}
      </div>
    </PageWidth>
  );
}

function Applied({ applied }: { readonly applied: NonNullable<SearchView['applied']> }) {
  return (
    <ul aria-label={applied.label} className={styles['chips']}>
      {applied.filters.map(({ name, href, removeLabel }) => (
        <li key={href}>
          <Chip href={href} label={removeLabel} hasCross>
            {name}
          </Chip>
        </li>
      ))}
    </ul>
  );
}

function Found({ found }: { readonly found: NonNullable<SearchView['found']> }) {
  const { pagination } = found;
  return (
    <section aria-label={found.label} className={styles['results']}>
      <div className={styles['bar']}>
        <h2 className={styles['count']}>{found.count}</h2>
        <Sort sort={found.sort} />
      </div>
      <ProductGrid cards={found.products} />
      {pagination !== null && <Pagination {...pagination} />}
    </section>
  );
}

/** A plain form: choosing and pressing works without JavaScript too. */
function Sort({ sort }: { readonly sort: SortView }) {
  return (
    <form action={sort.action} method="get" className={styles['sort']}>
      {sort.kept.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Select
        key={sort.chosen}
        name="sort"
        label={sort.label}
        isLabelHidden
        options={sort.options}
        defaultValue={sort.chosen}
      />
      <Button type="submit">{sort.apply}</Button>
    </form>
  );
}

function Empty({ empty }: { readonly empty: NonNullable<SearchView['empty']> }) {
  const { title, advice, link } = empty;
  return (
    <EmptyState icon={SearchX} title={title} action={<ButtonLink href={link.href}>{link.name}</ButtonLink>}>
      {advice}
    </EmptyState>
  );
}

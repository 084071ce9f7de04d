import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useRef, useState, type MouseEvent } from 'react';
import { ProductGrid } from '../product-card/product-grid.tsx';
import { ViewSwitch } from '../product-card/view-switch.tsx';
import { ButtonLink } from '../ui/inputs/button.tsx';
import { Chip } from '../ui/inputs/chip.tsx';
import { EmptyState } from '../ui/layout/empty-state.tsx';
import { joinClasses } from '../ui/join-classes.ts';
import { Pagination } from '../ui/layout/pagination.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import type { AppliedView } from './applied-view.ts';
import { FilterWindow } from './filter-window.tsx';
import { Filters } from './filters.tsx';
import { useFocusOnChange, useIsUpdating, useListingForms } from './listing-navigation.ts';
import type { EmptyView, ListingView } from './listing-view.ts';
import styles from './listing.module.css';
import { Order } from './order.tsx';
import { TableHeads } from './table-heads.tsx';

/** A list of products with all that chooses, orders and pages them. */
export function Listing({ view }: { readonly view: ListingView }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const isUpdating = useIsUpdating();
  const forms = useListingForms();
  useFocusOnChange(heading, view);
  const { filters, pagination, empty } = view;
  const hasFilters = filters.groups.length > 0 || filters.price !== null;
  const open = (event: MouseEvent) => {
    event.preventDefault();
    setIsChoosing(true);
  };
  return (
    <div className={hasFilters ? styles['listing'] : undefined} {...forms}>
      {hasFilters && (
        <section id="filters" aria-labelledby="filters-title" className={styles['filters']}>
          <h2 id="filters-title" className={styles['filtersTitle']}>
            {filters.title}
          </h2>
          <Filters filters={filters} />
        </section>
      )}
      <section aria-labelledby="products" className={styles['results']}>
        <Quick quick={view.quick} />
        <div className={joinClasses(styles['bar'], empty !== null && styles['bare'])}>
          <h2 ref={heading} id="products" tabIndex={-1} aria-live="polite" className={styles['count']}>
            {empty === null ? view.count : <VisuallyHidden>{view.count}</VisuallyHidden>}
          </h2>
          {hasFilters && (
            <ButtonLink href="#filters" icon={SlidersHorizontal} className={styles['open']} onClick={open}>
              {filters.open}
            </ButtonLink>
          )}
          {empty === null && <Order order={view.order} />}
          {empty === null && <ViewSwitch view={view.look} />}
        </div>
        {view.applied !== null && <Applied applied={view.applied} hasRemoveAll={empty?.link == null} />}
        <div aria-busy={isUpdating} data-item-list="listing" className={styles['products']}>
          {empty === null ? <Products view={view} /> : <Empty empty={empty} />}
        </div>
        {pagination !== null && <Pagination {...pagination} />}
      </section>
      <FilterWindow view={view} isOpen={isChoosing} onClose={() => setIsChoosing(false)} />
    </div>
  );
}

function Products({ view }: { readonly view: ListingView }) {
  const { products, table } = view;
  return (
    <>
      <TableHeads table={table} />
      <ProductGrid cards={products} look="beside" columns={table.columns.map(({ key }) => key)} isFirstOnPage />
    </>
  );
}

function Quick({ quick }: { readonly quick: ListingView['quick'] }) {
  return quick === null ? null : (
    <ul aria-label={quick.label} className={styles['quick']} data-stay>
      {quick.filters.map(({ name, href, isSelected }) => (
        <li key={name}>
          <Chip href={href} rel="nofollow" isSelected={isSelected}>
            {name}
          </Chip>
        </li>
      ))}
    </ul>
  );
}

interface AppliedProps {
  readonly applied: AppliedView;
  /** Not where the same stands below in place of products. */
  readonly hasRemoveAll: boolean;
}

function Applied({ applied, hasRemoveAll }: AppliedProps) {
  const { label, filters, removeAll } = applied;
  return (
    <ul aria-label={label} className={styles['applied']} data-stay>
      {filters.map(({ name, href, removeLabel }) => (
        <li key={href}>
          <Chip href={href} rel="nofollow" label={removeLabel} hasCross>
            {name}
          </Chip>
        </li>
      ))}
      {hasRemoveAll && (
        <li>
          <a href={removeAll.href} rel="nofollow" className={styles['removeAll']}>
            {removeAll.name}
          </a>
        </li>
      )}
    </ul>
  );
}

function Empty({ empty }: { readonly empty: EmptyView }) {
  const { title, advice, link, elsewhere } = empty;
  return (
    <EmptyState
      drawing="search"
      title={title}
      action={
        link === null ? undefined : (
          <ButtonLink href={link.href} rel="nofollow">
            {link.name}
          </ButtonLink>
        )
      }
    >
      {advice.length > 0 && (
        <ul>
          {advice.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {elsewhere !== null && (
        <nav aria-label={elsewhere.label} className={styles['elsewhere']}>
          <p>{elsewhere.label}</p>
          <ul className={styles['chips']}>
            {elsewhere.links.map(({ name, href }) => (
              <li key={href}>
                <Chip href={href}>{name}</Chip>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </EmptyState>
  );
}

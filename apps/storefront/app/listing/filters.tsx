import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Icon } from '../ui/icon.tsx';
import { Button } from '../ui/inputs/button.tsx';
import { IconButton } from '../ui/inputs/icon-button.tsx';
import { joinClasses } from '../ui/join-classes.ts';
import { TextField } from '../ui/inputs/text-field.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import type { BoundsForm, FilterGroup, FilterRow, PriceFilter } from './filter-views.ts';
import styles from './filters.module.css';
import type { ListingView } from './listing-view.ts';
import { useSyncedValue } from './synced-value.ts';

/** Every value is a link to the list as it would be with it. */
export function Filters({ filters }: { readonly filters: ListingView['filters'] }) {
  const { groups, price, selected } = filters;
  const drawn = (isTree: boolean) =>
    groups
      .filter((group) => group.isTree === isTree)
      .map((group) => <Group key={group.key} group={group} selected={selected} />);
  return (
    <div className={styles['groups']} data-stay>
      {drawn(true)}
      {price !== null && <Price price={price} />}
      {drawn(false)}
    </div>
  );
}

interface GroupProps {
  readonly group: FilterGroup;
  readonly selected: string;
}

function Group({ group, selected }: GroupProps) {
  const { title, fold } = group;
  if (fold === null)
    return (
      <section className={styles['group']}>
        <h3 className={styles['title']}>{title}</h3>
        <Choices group={group} selected={selected} />
      </section>
    );
  return (
    <details open={fold.isOpen} className={styles['group']}>
      <summary className={styles['foldable']}>
        <h3>{title}</h3>
        <Icon icon={ChevronDown} />
      </summary>
      <Choices group={group} selected={selected} />
    </details>
  );
}

function Choices({ group, selected }: GroupProps) {
  const { title, rows, more, bounds } = group;
  return (
    <>
      {rows.length > 0 && <Rows rows={rows} group={group} selected={selected} />}
      {more !== null && (
        <details open={more.isOpen} className={styles['more']}>
          <summary className={styles['summary']}>
            <span className={styles['folded']}>{more.label}</span>
            <span className={styles['unfolded']}>{more.lessLabel}</span>
          </summary>
          <Rows rows={more.rows} group={group} selected={selected} />
        </details>
      )}
      {bounds !== null && (
        <div role="group" aria-label={title} className={styles['bounds']}>
          <Bounds bounds={bounds} inputMode="decimal" maxLength={13} applyLabel={`${bounds.apply}: ${title}`} />
        </div>
      )}
    </>
  );
}

function Rows({ rows, group, selected }: GroupProps & { readonly rows: readonly FilterRow[] }) {
  const { isTree, isFollowed, title } = group;
  const rel = isFollowed ? undefined : 'nofollow';
  return (
    <ul aria-label={title}>
      {rows.map(({ name, count, href, isSelected, depth = 0 }) => (
        <li key={name}>
          <a
            href={href}
            rel={rel}
            aria-current={isSelected ? 'true' : undefined}
            className={joinClasses(styles['row'], isTree ? styles['step'] : styles['tick'])}
            data-depth={isTree ? depth : undefined}
          >
            <span className={styles['name']}>{name}</span>
            {isSelected && <VisuallyHidden>, {selected}</VisuallyHidden>}
            {count !== null && <span className={styles['count']}>{count}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Price({ price }: { readonly price: PriceFilter }) {
  return (
    <section className={styles['group']}>
      <h3 className={styles['title']}>{price.title}</h3>
      <Bounds bounds={price} inputMode="numeric" maxLength={8} />
    </section>
  );
}

interface BoundsProps {
  readonly bounds: BoundsForm;
  readonly inputMode: 'numeric' | 'decimal';
  readonly maxLength: number;
  /** Where there are several: each is one row, and says what it is for. */
  readonly applyLabel?: string;
}

function Bounds({ bounds, inputMode, maxLength, applyLabel }: BoundsProps) {
  const { action, kept, from, to, apply } = bounds;
  const fromField = useSyncedValue<HTMLInputElement>(from.value);
  const toField = useSyncedValue<HTMLInputElement>(to.value);
  const field = { type: 'text', inputMode, maxLength, autoComplete: 'off' } as const;
  const textsOf = ({ name, label, value, placeholder }: BoundsForm['from']) => ({
    ...{ name, label, placeholder, defaultValue: value },
  });
  return (
    <form
      action={action}
      method="get"
      className={joinClasses(styles['price'], applyLabel !== undefined && styles['oneRow'])}
    >
      {kept.map(({ name, value }) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <TextField {...field} {...textsOf(from)} ref={fromField} />
      <TextField {...field} {...textsOf(to)} ref={toField} />
      {applyLabel === undefined ? (
        <Button type="submit" isWide className={styles['apply']}>
          {apply}
        </Button>
      ) : (
        <IconButton type="submit" kind="secondary" icon={Check} label={applyLabel} />
      )}
    </form>
  );
}

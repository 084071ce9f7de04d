import Check from 'lucide-react/icons/check';
import type { LucideIcon } from 'lucide-react';
import { useRef, type KeyboardEvent, type ToggleEvent } from 'react';
import { Icon } from '../icon.tsx';
import { indexByLetter } from '../layout/index-by-letter.ts';
import styles from './menu.module.css';
import { movedIndex } from '../inputs/moved-index.ts';
import { Popover, type OpenerProps } from './popover.tsx';

interface MenuItemWords {
  readonly key: string;
  readonly label: string;
  readonly icon?: LucideIcon | undefined;
  readonly isCurrent?: boolean | undefined;
  readonly lang?: string | undefined;
}

export type MenuItem = MenuItemWords &
  (
    | { readonly href: string; readonly hrefLang?: string | undefined }
    | { readonly onSelect: () => void; readonly isDisabled?: boolean | undefined }
  );

interface MenuProps extends OpenerProps {
  readonly menuLabel: string;
  readonly items: readonly MenuItem[];
}

const itemsOf = (menu: Element | null | undefined): HTMLElement[] => [
  ...(menu?.querySelectorAll<HTMLElement>('[role=menuitem]:not(:disabled)') ?? []),
];

function moveInside(event: KeyboardEvent<HTMLElement>) {
  const menu = event.currentTarget;
  if (event.key === 'Tab') {
    menu.hidePopover();
    return;
  }
  const items = itemsOf(menu);
  const index = items.findIndex((item) => item === document.activeElement);
  const names = items.map((item) => item.textContent);
  const next = movedIndex(event.key, index, items.length, 'vertical') ?? indexByLetter(event.key, index, names);
  if (next !== null && !event.ctrlKey && !event.metaKey && !event.altKey) {
    event.preventDefault();
    items[next]?.focus();
  }
}

/** A button that opens a list of pages or actions. Opens without JavaScript too, and its links are links. */
export function Menu({ menuLabel, items, ...opener }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const startsAtEnd = useRef(false);
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      startsAtEnd.current = event.key === 'ArrowUp';
      button.current?.click();
    }
  };
  const focusFirst = (event: ToggleEvent<HTMLElement>) => {
    if (event.newState === 'open') {
      itemsOf(event.currentTarget)
        .at(startsAtEnd.current ? -1 : 0)
        ?.focus();
    }
    startsAtEnd.current = false;
  };
  return (
    <Popover
      opener={opener}
      openerRef={button}
      openerProps={{ 'aria-haspopup': 'menu', onKeyDown: openByArrow }}
      panelProps={{
        role: 'menu',
        'aria-label': menuLabel,
        className: styles['menu'],
        onKeyDown: moveInside,
        onToggle: focusFirst,
        onClick: (event) => event.currentTarget.hidePopover(),
        children: items.map((item) => <Item key={item.key} item={item} />),
      }}
    />
  );
}

function Item({ item }: { readonly item: MenuItem }) {
  const { label, icon, lang, isCurrent = false } = item;
  const shared = {
    role: 'menuitem',
    lang,
    className: styles['item'],
    'aria-current': isCurrent ? ('true' as const) : undefined,
    children: (
      <>
        {icon !== undefined && <Icon icon={icon} />}
        <span className={styles['label']}>{label}</span>
        {isCurrent && <Icon icon={Check} />}
      </>
    ),
  };
  return 'href' in item ? (
    <a {...shared} href={item.href} hrefLang={item.hrefLang} />
  ) : (
    <button {...shared} type="button" disabled={item.isDisabled} onClick={item.onSelect} />
  );
}

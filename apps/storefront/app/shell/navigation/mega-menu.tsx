import { useState, type KeyboardEvent } from 'react';
import type { NamedLinkView } from '../../ui/link-view.ts';
import type { MenuView } from '../header-view.ts';
import { nameMark } from '../marks.ts';
import styles from './mega-menu.module.css';
import type { MenuNode } from './navigation-menu.ts';

interface MegaMenuProps {
  readonly nodes: readonly MenuNode[];
  readonly texts: MenuView;
  readonly offers: readonly NamedLinkView[];
}

/** Arrows walk through the departments, and to the right into what the one in sight holds; Tab goes on as everywhere. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const here = event.target instanceof HTMLElement ? event.target : null;
  const list = here?.closest('[data-level]');
  const links = [...(list?.querySelectorAll<HTMLElement>('a') ?? [])];
  const levels = [...event.currentTarget.querySelectorAll('[data-level]')];
  const at = links.findIndex((link) => link === here);
  const aside = levels[levels.findIndex((level) => level === list) + (event.key === 'ArrowRight' ? 1 : -1)];
  const next = {
    ArrowDown: links[at + 1],
    ArrowUp: links[at - 1],
    Home: links[0],
    End: links.at(-1),
    ArrowRight: aside?.querySelector<HTMLElement>('a'),
    ArrowLeft: aside?.querySelector<HTMLElement>('a[aria-current]') ?? aside?.querySelector<HTMLElement>('a'),
  }[event.key];
  if (next == null) return;
  event.preventDefault();
  next.focus();
}

/** Three levels at a glance: departments at the side, beside them the groups of one with their families. */
export function MegaMenu({ nodes, texts, offers }: MegaMenuProps) {
  const [shown, setShown] = useState(nodes[0]);
  return (
    <nav aria-label={texts.allDepartments} data-mega className={styles['mega']} onKeyDown={walk}>
      <div className={styles['side']}>
        <ul data-level="departments">
          {nodes.map((node) => (
            <li key={node.href}>
              <a
                href={node.href}
                aria-current={node === shown ? 'true' : undefined}
                className={styles['department']}
                onFocus={() => setShown(node)}
                onPointerEnter={() => setShown(node)}
              >
                {node.picture !== null && <img src={node.picture} alt="" width={40} height={40} loading="lazy" />}
                {node.name}
              </a>
            </li>
          ))}
        </ul>
        <Offers offers={offers} />
      </div>
      {shown !== undefined && (
        <div data-level="groups" className={styles['groups']}>
          <a href={shown.href} className={styles['whole']}>
            {texts.whole.replace(nameMark, shown.name)}
          </a>
          <ul className={styles['columns']}>
            {shown.children.map((group) => (
              <li key={group.href} className={styles['group']}>
                <a href={group.href} className={styles['groupName']}>
                  {group.picture !== null && <img src={group.picture} alt="" width={56} height={56} loading="lazy" />}
                  {group.name}
                </a>
                <ul>
                  {group.children.map((family) => (
                    <li key={family.href}>
                      <a href={family.href} className={styles['family']}>
                        {family.name}
                      </a>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </div>
      )}
    </nav>
  );
}

/** What is cheaper today, and what comes back as new. */
export function Offers({ offers }: Pick<MegaMenuProps, 'offers'>) {
  return (
    <ul className={styles['offers']}>
      {offers.map(({ href, name }) => (
        <li key={href}>
          <a href={href} className={styles['offer']}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

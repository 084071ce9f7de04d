import ArrowLeft from 'lucide-react/icons/arrow-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { Button } from '../../ui/inputs/button.tsx';
import { Drawer } from '../../ui/overlays/modal.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ContactDetails } from '../contact/contact-details.tsx';
import { ContactReasons } from '../contact-panel.tsx';
import type { FrameFacts } from '../frame-facts.ts';
import type { MenuView } from '../header-view.ts';
import { NetSwitch } from './net-switch.tsx';
import { useIsWide } from '../is-wide.ts';
import { LanguageSelector } from '../language-selector.tsx';
import { nameMark } from '../marks.ts';
import styles from './navigation-drawer.module.css';
import { MegaMenu, Offers } from './mega-menu.tsx';
import type { MenuNode } from './navigation-menu.ts';
import type { ShellView } from '../shell-view.ts';
import { useNavigationMenu } from './use-navigation-menu.ts';

interface NavigationDrawerProps {
  readonly shell: ShellView;
  readonly facts: FrameFacts;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Departments, groups, families: on a desk all at once, on a phone one level at a time with the way back on top. */
export function NavigationDrawer({ shell, facts, isOpen, onClose }: NavigationDrawerProps) {
  const { header } = shell;
  const { menu, retry } = useNavigationMenu(header.menu.source);
  const isWide = useIsWide();
  const offers = [header.bar.sale, header.bar.bware].filter((link) => link !== null);
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={header.menu.allDepartments} closeLabel={header.close} side="left">
      {menu.state === 'loading' && (
        <div role="status">
          <VisuallyHidden>{header.menu.menuLoading}</VisuallyHidden>
          <Skeleton shape="button" lines={8} />
        </div>
      )}
      {menu.state === 'failed' && (
        <div role="alert" className={styles['failed']}>
          <p>{header.menu.menuFailed}</p>
          <Button onClick={retry}>{header.menu.retry}</Button>
        </div>
      )}
      {menu.state === 'loaded' &&
        (isWide ? (
          <MegaMenu nodes={menu.nodes} texts={header.menu} offers={offers} />
        ) : (
          <>
            <Levels nodes={menu.nodes} texts={header.menu} />
            <Offers offers={offers} />
          </>
        ))}
      <div className={styles['service']}>
        <NetSwitch label={header.netPrices} />
        {header.languages !== null && (
          <LanguageSelector languages={header.languages} alternates={facts.alternates} align="start" />
        )}
        <ContactDetails rows={header.contact.rows} />
        <ContactReasons contact={header.contact} />
      </div>
    </Drawer>
  );
}

interface LevelsProps {
  readonly nodes: readonly MenuNode[];
  readonly texts: MenuView;
}

function Levels({ nodes, texts }: LevelsProps) {
  const [path, setPath] = useState<readonly MenuNode[]>([]);
  const start = useRef<HTMLButtonElement>(null);
  const hasMoved = useRef(false);
  const here = path.at(-1);
  const move = (next: readonly MenuNode[]) => {
    hasMoved.current = true;
    setPath(next);
  };
  useEffect(() => {
    // The pressed button is gone with its level; the focus goes to the first thing of the new one.
    if (hasMoved.current) start.current?.focus();
  }, [path]);
  return (
    <nav aria-label={texts.allDepartments}>
      {here !== undefined && (
        <div className={styles['head']}>
          <Button
            ref={start}
            kind="quiet"
            icon={ArrowLeft}
            className={styles['back']}
            onClick={() => move(path.slice(0, -1))}
          >
            {path.at(-2)?.name ?? texts.menuBack}
          </Button>
          <a href={here.href} className={styles['whole']}>
            {texts.whole.replace(nameMark, here.name)}
          </a>
        </div>
      )}
      <Level
        nodes={here?.children ?? nodes}
        firstRef={here === undefined ? start : null}
        onOpen={(node) => move([...path, node])}
      />
    </nav>
  );
}

interface LevelProps {
  readonly nodes: readonly MenuNode[];
  readonly firstRef: RefObject<HTMLButtonElement | null> | null;
  readonly onOpen: (node: MenuNode) => void;
}

/** B§2.3: what has something below it opens, what has nothing is the page itself. */
function Level({ nodes, firstRef, onOpen }: LevelProps) {
  const first = nodes.find(({ children }) => children.length > 0);
  return (
    <ul>
      {nodes.map((node) => (
        <li key={node.href} className={styles['item']}>
          {node.children.length === 0 ? (
            <a href={node.href} className={styles['entry']}>
              {node.name}
            </a>
          ) : (
            <button
              ref={node === first ? firstRef : null}
              type="button"
              className={styles['entry']}
              onClick={() => onOpen(node)}
            >
              {node.name}
              <Icon icon={ChevronRight} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

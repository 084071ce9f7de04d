import MenuIcon from 'lucide-react/icons/menu';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { ButtonLink } from '../../ui/inputs/button.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import type { FrameFacts } from '../frame-facts.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import styles from './navigation-button.module.css';
import { openInstead } from '../../ui/overlays/overlay-links.ts';
import type { ShellView } from '../shell-view.ts';
import tool from '../tool.module.css';

interface NavigationButtonProps {
  readonly shell: ShellView;
  readonly facts: FrameFacts;
}

const Drawer = lazyPart(() => import('./navigation-drawer.tsx').then(({ NavigationDrawer }) => NavigationDrawer));

/** Without JavaScript it leads to the departments of the home page. */
export function NavigationButton({ shell, facts }: NavigationButtonProps) {
  const { menu } = shell.header;
  const { key, pathname } = useLocation();
  // B§2.3: on small screens the login page has none.
  const isLogin = shell.header.account?.signIn.href === `${shell.basename}${pathname.slice(1)}`;
  const [openOn, setOpenOn] = useState<string | null>(null);
  const close = () => setOpenOn(null);
  return (
    <>
      <ButtonLink
        kind="quiet"
        icon={MenuIcon}
        href={menu.href}
        aria-haspopup="dialog"
        className={joinClasses(tool['tool'], styles['button'], isLogin && styles['wideOnly'])}
        onClick={(event) => openInstead(event, () => setOpenOn(key))}
      >
        <span className={tool['word']}>{menu.label}</span>
      </ButtonLink>
      <Drawer isWanted={openOn !== null} props={{ shell, facts, isOpen: openOn === key, onClose: close }} />
    </>
  );
}

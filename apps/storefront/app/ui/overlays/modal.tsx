import X from 'lucide-react/icons/x';
import { useEffect, useId, useRef, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { IconButton } from '../inputs/icon-button.tsx';
import { joinClasses } from '../join-classes.ts';
import { followsLink } from './overlay-links.ts';
import styles from './modal.module.css';
import dialogStyles from './dialog.module.css';
import drawerStyles from './drawer.module.css';

interface ModalProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
  /** What to press, in a row that stays at the bottom. */
  readonly actions?: ReactNode;
  /** Where the focus goes; otherwise the browser takes the first thing that can have it. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Keeps the content in the page while closed, for crawlers and for what was typed. */
  readonly isKept?: boolean | undefined;
  /** Its links change what it shows, so following one does not close it. */
  readonly staysOnLinks?: boolean | undefined;
}

/** The browser's own modal window: it traps the focus, listens to Escape and gives the focus back when it closes. */
export function Modal({ shape, ...props }: ModalProps & { readonly shape: string | undefined }) {
  const {
    isOpen,
    onClose,
    title,
    closeLabel,
    children,
    actions,
    initialFocus,
    isKept = false,
    staysOnLinks = false,
  } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const backdrop = useBackdropClose(onClose, staysOnLinks);
  useEffect(() => {
    const element = dialog.current;
    if (isOpen && element?.open === false) {
      element.showModal();
      initialFocus?.current?.focus();
    } else if (!isOpen && element?.open === true) {
      element.close();
    }
  }, [isOpen, initialFocus]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={joinClasses(styles['modal'], shape)}
      // `close` comes a moment after the window has closed, and the shopper may have opened it again meanwhile.
      onCancel={({ target, currentTarget }) => target === currentTarget && onClose()}
      onClose={({ currentTarget }) => isOpen && !currentTarget.open && onClose()}
      {...backdrop}
    >
      {(isOpen || isKept) && (
        <div className={styles['frame']}>
          <div className={styles['header']}>
            <h2 id={titleId} className={styles['title']}>
              {title}
            </h2>
            <IconButton icon={X} label={closeLabel} onClick={onClose} />
          </div>
          <div className={styles['body']}>{children}</div>
          {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
        </div>
      )}
    </dialog>
  );
}

/** A press that began inside, as when selecting text, and ended outside is not meant to close. */
function useBackdropClose(onClose: () => void, staysOnLinks: boolean) {
  const pressed = useRef<EventTarget | null>(null);
  return {
    onPointerDown: (event: MouseEvent) => {
      pressed.current = event.target;
    },
    onClick: (event: MouseEvent) => {
      const isBackdrop = event.target === event.currentTarget && pressed.current === event.currentTarget;
      if (isBackdrop || (!staysOnLinks && followsLink(event))) onClose();
    },
  };
}

interface DialogProps extends ModalProps {
  readonly size?: 'normal' | 'wide' | undefined;
}

/** A question or a short piece of work in the middle of the screen. Keep it mounted: it gives the focus back itself. */
export function Dialog({ size = 'normal', ...modal }: DialogProps) {
  return <Modal {...modal} shape={joinClasses(dialogStyles['dialog'], dialogStyles[size])} />;
}

interface DrawerProps extends ModalProps {
  readonly side: 'left' | 'right';
}

/** Slides in over the page from one side, over its whole height. Keep it mounted: it gives the focus back itself. */
export function Drawer({ side, ...modal }: DrawerProps) {
  return <Modal {...modal} shape={joinClasses(drawerStyles['drawer'], drawerStyles[side])} />;
}

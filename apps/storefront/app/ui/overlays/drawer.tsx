import styles from './drawer.module.css';
import { joinClasses } from '../join-classes.ts';
import { Modal } from './modal.tsx';
import type { ModalProps } from './modal.tsx';

interface DrawerProps extends ModalProps {
  readonly side: 'left' | 'right';
}

/** Slides in over the page from one side, over its whole height. Keep it mounted: it gives the focus back itself. */
export function Drawer({ side, ...modal }: DrawerProps) {
  return <Modal {...modal} shape={joinClasses(styles['drawer'], styles[side])} />;
}

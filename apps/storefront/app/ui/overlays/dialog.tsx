import styles from './dialog.module.css';
import { joinClasses } from '../join-classes.ts';
import { Modal } from './modal.tsx';
import type { ModalProps } from './modal.tsx';

interface DialogProps extends ModalProps {
  readonly size?: 'normal' | 'wide' | undefined;
}

/** A question or a short piece of work in the middle of the screen. Keep it mounted: it gives the focus back itself. */
export function Dialog({ size = 'normal', ...modal }: DialogProps) {
  return <Modal {...modal} shape={joinClasses(styles['dialog'], styles[size])} />;
}

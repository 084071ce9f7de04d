import { useEffect, useRef, useSyncExternalStore, type FocusEvent } from 'react';
import X from 'lucide-react/icons/x';
import { Icon } from '../icon.tsx';
import { IconButton } from '../inputs/icon-button.tsx';
import { joinClasses } from '../join-classes.ts';
import { iconOfMeaning } from '../meaning.ts';
import { dismissNotification, notifications, type Notification } from './notifications.ts';
import styles from './toasts.module.css';

const none: readonly Notification[] = [];

export const useNotifications = (): readonly Notification[] =>
  useSyncExternalStore(notifications.subscribe, notifications.current, () => none);

interface ToastsProps {
  readonly label: string;
  readonly dismissLabel: string;
}

/** What was opened last lies on top: a message must not hide behind a drawer. Who is in it must not be thrown out. */
function bringToTop(region: HTMLElement | null) {
  const isPossible = 'popover' in HTMLElement.prototype && region !== null;
  if (isPossible && !region.contains(document.activeElement)) {
    region.hidePopover();
    region.showPopover();
  }
}

/** Where messages appear. It is there from the start, as screen readers only hear changes of what they know. */
export function Toasts({ label, dismissLabel }: ToastsProps) {
  const region = useRef<HTMLElement>(null);
  const shown = useNotifications();
  const newest = shown.at(-1)?.id;
  useEffect(() => {
    bringToTop(region.current);
    if (newest === undefined) notifications.resume();
  }, [newest]);
  const resumeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) notifications.resume();
  };
  const draw = (notification: Notification) => (
    <Toast key={notification.id} notification={notification} dismissLabel={dismissLabel} />
  );
  return (
    <section
      ref={region}
      popover="manual"
      aria-label={label}
      className={styles['region']}
      onPointerEnter={notifications.pause}
      onPointerLeave={notifications.resume}
      onFocus={notifications.pause}
      onBlur={resumeWhenLeft}
    >
      <div role="status" className={styles['list']}>
        {shown.filter(({ kind }) => kind !== 'error').map(draw)}
      </div>
      <div role="alert" className={styles['list']}>
        {shown.filter(({ kind }) => kind === 'error').map(draw)}
      </div>
    </section>
  );
}

interface ToastProps {
  readonly notification: Notification;
  readonly dismissLabel: string;
}

function Toast({ notification, dismissLabel }: ToastProps) {
  const { id, kind, text, action } = notification;
  const dismiss = () => dismissNotification(id);
  return (
    <div className={joinClasses(styles['toast'], styles[kind])}>
      <Icon icon={iconOfMeaning[kind]} />
      <p className={styles['text']}>{text}</p>
      {action !== undefined && <Action action={action} onDone={dismiss} />}
      <IconButton icon={X} label={dismissLabel} className={styles['close']} onClick={dismiss} />
    </div>
  );
}

interface ActionProps {
  readonly action: NonNullable<Notification['action']>;
  readonly onDone: () => void;
}

function Action({ action: { label, target }, onDone }: ActionProps) {
  if ('href' in target) {
    return (
      <a href={target.href} className={styles['action']} onClick={onDone}>
        {label}
      </a>
    );
  }
  const act = () => {
    target.onSelect();
    onDone();
  };
  return (
    <button type="button" className={styles['action']} onClick={act}>
      {label}
    </button>
  );
}

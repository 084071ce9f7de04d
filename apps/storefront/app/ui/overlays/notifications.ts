import type { Meaning } from '../meaning.ts';

interface NotificationAction {
  readonly label: string;
  readonly target: { readonly href: string } | { readonly onSelect: () => void };
}

interface NotificationRequest {
  readonly kind: Meaning;
  readonly text: string;
  readonly action?: NotificationAction | undefined;
  /** Waits to be dismissed instead of going by itself. */
  readonly stays?: boolean | undefined;
}

export interface Notification extends NotificationRequest {
  readonly id: number;
}

// A§9
const dismissAfterMs = 3_000;
const mostAtOnce = 4;

interface Countdown {
  timer: ReturnType<typeof setTimeout> | null;
  leftMs: number;
  since: number;
}

/** The messages now on the screen. While somebody reads one, none of them goes. */
export function createNotifications() {
  let current: readonly Notification[] = [];
  let lastId = 0;
  let isPaused = false;
  const listeners = new Set<() => void>();
  const countdowns = new Map<number, Countdown>();

  const show = (notifications: readonly Notification[]) => {
    current = notifications;
    listeners.forEach((changed) => changed());
  };
  const stop = (countdown: Countdown | undefined) => {
    if (countdown?.timer != null) {
      clearTimeout(countdown.timer);
      countdown.timer = null;
      countdown.leftMs -= Date.now() - countdown.since;
    }
  };
  const dismiss = (id: number) => {
    stop(countdowns.get(id));
    countdowns.delete(id);
    show(current.filter((notification) => notification.id !== id));
  };
  const run = (id: number, countdown: Countdown) => {
    countdown.since = Date.now();
    countdown.timer = setTimeout(() => dismiss(id), countdown.leftMs);
  };
  const notify = (request: NotificationRequest): number => {
    // The same words again are the same message, shown for longer.
    const repeated = current.find(({ kind, text }) => kind === request.kind && text === request.text);
    const superfluous = current.length === mostAtOnce ? current[0] : undefined;
    [repeated ?? superfluous].forEach((old) => old !== undefined && dismiss(old.id));
    lastId += 1;
    const id = lastId;
    if (request.stays !== true) {
      const countdown: Countdown = { timer: null, leftMs: dismissAfterMs, since: 0 };
      countdowns.set(id, countdown);
      if (!isPaused) run(id, countdown);
    }
    show([...current, { ...request, id }]);
    return id;
  };
  return {
    notify,
    dismiss,
    current: () => current,
    subscribe: (changed: () => void) => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    pause: () => {
      isPaused = true;
      countdowns.forEach(stop);
    },
    resume: () => {
      isPaused = false;
      countdowns.forEach((countdown, id) => countdown.timer === null && run(id, countdown));
    },
  };
}

/** One screen, one list. Only the browser has one: nothing on the server may notify. */
export const notifications = createNotifications();

export const { notify, dismiss: dismissNotification } = notifications;

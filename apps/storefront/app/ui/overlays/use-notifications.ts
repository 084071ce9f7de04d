import { useSyncExternalStore } from 'react';
import { notifications } from './notifications.ts';
import type { Notification } from './notifications.ts';

const none: readonly Notification[] = [];

export const useNotifications = (): readonly Notification[] =>
  useSyncExternalStore(notifications.subscribe, notifications.current, () => none);

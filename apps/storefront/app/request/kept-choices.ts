import { useSyncExternalStore } from 'react';
import { findBrowserCookie, writeBrowserCookie } from './browser-cookies.ts';

/**
 * What somebody chose about the look of all pages. Pages are shared by caches and hold every look; the choice stands on the
 * root element as `data-<choice>`, before anything is painted, and style sheets do the rest.
 */
export type KeptChoice = 'net-prices' | 'compared' | 'table-view';

const keptChoices: readonly KeptChoice[] = ['net-prices', 'compared', 'table-view'];
const yearSeconds = 365 * 24 * 60 * 60;

/** Runs before the first thing of the body is drawn. */
export const choiceMarks = `for(const c of ${JSON.stringify(keptChoices)})if(new RegExp('(?:^|; )(?:__Host-)?'+c+'=[^;]').test(document.cookie))document.documentElement.setAttribute('data-'+c,'')`;

const listeners = new Set<() => void>();

function subscribe(changed: () => void) {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

export const keptChoice = (choice: KeptChoice): string => findBrowserCookie(choice) ?? '';

/** Empty until the page is alive, and where nothing was chosen. */
export const useKeptChoice = (choice: KeptChoice): string =>
  useSyncExternalStore(
    subscribe,
    () => keptChoice(choice),
    () => '',
  );

/** For a year; an empty value forgets it. */
export function keepChoice(choice: KeptChoice, value: string): void {
  writeBrowserCookie(choice, value, value === '' ? 0 : yearSeconds);
  document.documentElement.toggleAttribute(`data-${choice}`, value !== '');
  listeners.forEach((changed) => changed());
}

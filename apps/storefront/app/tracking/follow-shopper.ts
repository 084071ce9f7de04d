import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { consentGiven, onConsentChange } from '../consent/consent-store.ts';
import type { TagManagerSettings } from '../request/server-settings.ts';
import { openBehaviour } from './behaviour.ts';
import { openDataLayer } from './data-layer.ts';
import { createShopperStory } from './shopper-story.ts';
import { handTo, track } from './track.ts';
import { createMemory } from './tracking-memory.ts';
import { watchPage } from './watch-page.ts';

interface FollowOptions {
  readonly locale: Locale;
  readonly tagManager: TagManagerSettings | null;
}

let isFollowing = false;

/** Fetched once somebody has agreed to something, and asks again before anything is told. */
export function followShopper({ locale, tagManager }: FollowOptions): void {
  if (isFollowing) return;
  isFollowing = true;
  const memory = createMemory(() => localStorage);
  const layer = openDataLayer(tagManager, memory);
  const behaviour = openBehaviour(locale);
  const tellOf = createShopperStory(memory);
  const mayTell = () => consentGiven('statistics') || consentGiven('marketing');
  handTo((sighting) => {
    if (mayTell()) {
      const { events, calls } = tellOf(sighting);
      events.forEach(layer.push);
      calls.forEach(behaviour.tell);
    }
  });
  watchPage(track);
  addEventListener('pagehide', behaviour.sendRest);
  onConsentChange(() => {
    if (!mayTell()) memory.forget();
    // Somebody else's script is ended by a new document and by nothing else.
    if (layer.isOpen() && !consentGiven('statistics')) location.reload();
  });
}

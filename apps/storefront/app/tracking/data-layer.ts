import { consentGiven } from '../consent/consent-store.ts';
import { isOwnDocument } from '../routing/own-document.ts';
import type { TagManagerSettings } from '../request/server-settings.ts';
import type { DataLayerEvent } from './data-layer-event.ts';
import { loadTagManager } from './tag-manager.ts';
import type { TrackingMemory } from './tracking-memory.ts';

declare global {
  interface Window {
    /** Read by the tag manager, where there is one. */
    dataLayer?: unknown[];
  }
}

function readLater(memory: TrackingMemory): readonly unknown[] {
  try {
    const later: unknown = JSON.parse(memory.recall('later') ?? '[]');
    return Array.isArray(later) ? later : [];
  } catch {
    return [];
  }
}

/**
 * What is pushed where statistics are agreed to. On the page where cards are typed, and where the address is a secret,
 * nobody else's script runs: what happens there is told by the next page.
 */
export function openDataLayer(tagManager: TagManagerSettings | null, memory: TrackingMemory) {
  let isLoaded = false;
  const open = (): unknown[] => {
    const layer = (window.dataLayer ??= []);
    if (!isLoaded) {
      isLoaded = true;
      layer.push(...readLater(memory));
      memory.keep('later', '[]');
      if (tagManager !== null) loadTagManager(tagManager);
    }
    return layer;
  };
  return {
    /** Whether somebody else's script runs here, which only a new document ends. */
    isOpen: () => isLoaded && tagManager !== null,
    push: (event: DataLayerEvent): void => {
      if (!consentGiven('statistics')) return;
      if (isOwnDocument(location)) {
        memory.keep('later', JSON.stringify([...readLater(memory), event].slice(-20)));
        return;
      }
      open().push(event);
    },
  };
}

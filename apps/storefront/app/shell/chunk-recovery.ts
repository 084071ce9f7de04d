/** What the browser remembers of pages that were loaded anew because a part of them was gone. */
export interface ReloadMemory {
  readonly reloads: number;
  /** Milliseconds since 1970; null before the first reload of a tab. */
  readonly lastReloadAt: number | null;
}

export type Recovery = { readonly kind: 'reload'; readonly memory: ReloadMemory } | { readonly kind: 'wait' | 'stop' };

// B§8, B§9
const maxReloads = 2;
const blockMs = 60_000;

/** B§4: two reloads at most and one a minute; then it stops, and the counting begins anew. */
export function recoverFrom({ reloads, lastReloadAt }: ReloadMemory, now: number): Recovery {
  if (reloads >= maxReloads) return { kind: 'stop' };
  if (lastReloadAt !== null && now - lastReloadAt < blockMs) return { kind: 'wait' };
  return { kind: 'reload', memory: { reloads: reloads + 1, lastReloadAt: now } };
}

const counterKey = 'chunk-reloads';
const blockKey = 'chunk-reload-at';

function numberFrom(storage: Storage, key: string): number | null {
  const text = storage.getItem(key);
  return text === null || !/^\d+$/.test(text) ? null : Number(text);
}

function handleLostChunk(): void {
  const memory = {
    reloads: numberFrom(localStorage, counterKey) ?? 0,
    lastReloadAt: numberFrom(sessionStorage, blockKey),
  };
  const recovery = recoverFrom(memory, Date.now());
  console.warn('Chunk load error');
  if (recovery.kind === 'stop') {
    localStorage.removeItem(counterKey);
  } else if (recovery.kind === 'reload') {
    localStorage.setItem(counterKey, String(recovery.memory.reloads));
    sessionStorage.setItem(blockKey, String(recovery.memory.lastReloadAt));
    location.reload();
  }
}

/** After a deployment a page that is still open may ask for a part that no longer exists. */
export function watchForLostChunks(): void {
  window.addEventListener('vite:preloadError', () => {
    try {
      handleLostChunk();
    } catch {
      // A browser that stores nothing cannot count: better no reload than one without an end.
    }
  });
}

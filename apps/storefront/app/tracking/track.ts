import type { Sighting } from './sighting.ts';

type Take = (sighting: Sighting) => void;

/** As many as a long visit makes before somebody answers the question at the foot of the page. */
const most = 200;

/** Keeps in memory what is seen until somebody has chosen; then it is handed on, or forgotten. */
export function createBus() {
  let waiting: Sighting[] = [];
  let take: Take = (sighting) => {
    waiting = [...waiting, sighting].slice(-most);
  };
  return {
    track: (sighting: Sighting): void => take(sighting),
    /** Nobody agrees: what was seen is gone, and nothing more is kept. */
    discard: (): void => {
      waiting = [];
      take = () => undefined;
    },
    handTo: (taker: Take): void => {
      const seen = waiting;
      waiting = [];
      take = taker;
      seen.forEach(taker);
    },
  };
}

/** One browser, one bus. Only the browser has one: nothing on the server may be tracked. */
export const { track, discard, handTo } = createBus();

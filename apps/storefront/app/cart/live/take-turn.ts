/** A page that sleeps in the background must not stop the others: ids and versions hold without turns as well. */
const longestWaitMs = 5_000;
const turn = 'cart';
const life = 'cart-page:';

const hold = (locks: LockManager, name: string, options: LockOptions): Promise<() => void> =>
  new Promise((granted, refused) => {
    locks.request(name, options, () => new Promise<void>((leave) => granted(leave))).catch(refused);
  });

/** One tab at a time changes the cart. Where the browser has no locks, the shop's versions sort it out. */
export const createTurns = (locks: LockManager | undefined, page: string) => ({
  take: async (): Promise<() => void> => {
    if (locks === undefined) return () => undefined;
    const waiting = hold(locks, turn, { signal: AbortSignal.timeout(longestWaitMs) });
    const leaves = await Promise.all([hold(locks, life + page, {}), waiting.catch(() => () => undefined)]);
    return () => leaves.forEach((leave) => leave());
  },
  /** Pages that have something to send; null where nobody can tell. */
  findLiving: async (): Promise<ReadonlySet<string> | null> => {
    if (locks === undefined) return null;
    const { held = [], pending = [] } = await locks.query();
    return new Set([...held, ...pending].map(({ name = '' }) => name.slice(life.length)));
  },
});

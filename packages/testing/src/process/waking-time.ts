/** A longer stall is the machine's, busy with something else: no more than this of it counts. */
const longestStepMs = 25;

/**
 * How long work waited, in milliseconds in which this process could run: a busy machine breaks no bound of a test.
 * For waits only: work that keeps the process itself busy is not counted.
 */
export async function wakingMs(work: () => Promise<unknown>): Promise<number> {
  let total = 0;
  let last = performance.now();
  const count = () => {
    const now = performance.now();
    total += Math.min(now - last, longestStepMs);
    last = now;
  };
  const ticking = setInterval(count, 5);
  try {
    await work();
  } finally {
    clearInterval(ticking);
    count();
  }
  return total;
}

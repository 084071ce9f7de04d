/** Runs so many at a time; the others wait in line and hold nothing meanwhile. */
export function takeTurns(atATime: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atATime) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // Whoever is next takes this place over.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

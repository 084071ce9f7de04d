import { SingleBar } from 'cli-progress';

export interface Display {
  readonly start: (total: number, done: number) => void;
  readonly update: (done: number) => void;
  readonly stop: () => void;
}

const lineEveryMs = 5_000;

/** A bar where somebody watches, a line now and then where a log is kept. */
export function createDisplay(what: string): Display {
  return process.stderr.isTTY ? createBar(what) : createLines(what);
}

function createBar(what: string): Display {
  const bar = new SingleBar({
    format: `${what} {bar} {value}/{total} · {rate}/s · {eta_formatted} left`,
    hideCursor: true,
    clearOnComplete: false,
  });
  const rate = createRate();
  return {
    start: (total, done) => {
      rate.start(done);
      bar.start(total, done, { rate: '–' });
    },
    update: (done) => bar.update(done, { rate: rate.at(done) }),
    stop: () => bar.stop(),
  };
}

function createLines(what: string): Display {
  const rate = createRate();
  let total = 0;
  let lastAt = 0;
  return {
    start: (wanted, done) => {
      rate.start(done);
      total = wanted;
      lastAt = performance.now();
      console.log(`${what}: ${done} of ${total}`);
    },
    update: (done) => {
      if (performance.now() - lastAt < lineEveryMs) return;
      lastAt = performance.now();
      console.log(`${what}: ${done} of ${total}, ${rate.at(done)}/s`);
    },
    stop: () => undefined,
  };
}

function createRate() {
  let startedAt = performance.now();
  let first = 0;
  return {
    start: (done: number) => {
      startedAt = performance.now();
      first = done;
    },
    at: (done: number) => String(Math.round((done - first) / Math.max(0.001, (performance.now() - startedAt) / 1000))),
  };
}

import { readFileSync } from 'node:fs';
import { percentile } from '../percentile.ts';

export interface Figure {
  readonly name: string;
  readonly p50Ms: number;
  readonly p95Ms: number;
  /** Processor time of the named processes per operation; null where it was not watched. */
  readonly cpuMs: number | null;
  readonly count: number;
}

export interface Subject {
  readonly name: string;
  /** Made before the clock starts: what one operation needs. */
  readonly prepare: (round: number) => Promise<() => Promise<void>>;
  readonly pids: readonly number[];
}

const ticksPerSecond = 100;

/** User and system time so far, from the kernel's own account. */
function cpuMsOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? '';
    const fields = afterName.split(' ');
    return sum + ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
  }, 0);
}

/**
 * Measures the subjects in turn, block by block, so that whatever else the machine does falls on all of them alike. One
 * operation at a time: the figure is the cost of one, not of a queue.
 */
export async function measureInTurn(
  subjects: readonly Subject[],
  { blocks, blockSize }: { blocks: number; blockSize: number },
): Promise<Figure[]> {
  const samples = new Map<Subject, { times: number[]; cpuMs: number }>(
    subjects.map((subject) => [subject, { times: [], cpuMs: 0 }]),
  );
  for (let block = -1; block < blocks; block += 1) {
    for (const [subject, taken] of samples) {
      const operations: (() => Promise<void>)[] = [];
      for (let round = 0; round < blockSize; round += 1)
        operations.push(await subject.prepare((block + 1) * blockSize + round));
      const cpuBefore = cpuMsOf(subject.pids);
      for (const operation of operations) {
        const start = performance.now();
        await operation();
        // The first block only warms up.
        if (block >= 0) taken.times.push(performance.now() - start);
      }
      if (block >= 0) taken.cpuMs += cpuMsOf(subject.pids) - cpuBefore;
    }
  }
  return [...samples].map(([{ name, pids }, { times, cpuMs }]) => {
    return {
      name,
      p50Ms: percentile(times, 0.5),
      p95Ms: percentile(times, 0.95),
      cpuMs: pids.length === 0 ? null : cpuMs / times.length,
      count: times.length,
    };
  });
}

export function printFigures(figures: readonly Figure[]): void {
  const rows = figures.map(({ name, p50Ms, p95Ms, cpuMs, count }) => ({
    operation: name,
    'p50 ms': p50Ms.toFixed(2),
    'p95 ms': p95Ms.toFixed(2),
    'cpu ms': cpuMs === null ? '–' : cpuMs.toFixed(1),
    n: count,
  }));
  console.table(rows);
}

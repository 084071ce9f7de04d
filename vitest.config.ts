import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { stackEnvironment } from './scripts/addresses.ts';
import { heavyFiles } from './scripts/verify/gates.ts';

const everywhere = ['packages', 'apps', 'demo', 'tools', 'scripts', 'gates', 'e2e'];
const files = (suffix: string) => everywhere.map((room) => `${room}/**/*${suffix}`);
const env = stackEnvironment();
/** As long as a person would wait; a second, which is usual, is less than a busy machine needs to load a page. */
const expectInTime = { poll: { timeout: 15_000, interval: 50 } };
/** Tests of the demo's catalogue look at the engine's sources, not at what was built from them. */
const resolve = {
  alias: [{ find: /^@tradehall\/engine\/(.+)$/, replacement: `${import.meta.dirname}/apps/engine/src/$1` }],
};
const exclude = ['**/node_modules/**', '**/dist/**', '**/build/**', 'gates/must-fail/**'];

/** Small files, which the sequencer would put last. */
const firstJourneys = [
  // The longest.
  'e2e/journeys/crawl.e2e.ts',
  // It says how fast the shop is; others kill processes, and one that has just started is slow.
  'e2e/journeys-alone/cart-in-two-windows.e2e.ts',
];

/** The heavy files before the others, in their own order: the workers end together, instead of one with the longest of all. */
class LongestFirst extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const places = new Map(
      [...firstJourneys, ...heavyFiles].map((file, place) => [join(import.meta.dirname, file), place]),
    );
    const placeOf = ({ moduleId }: TestSpecification) => places.get(moduleId) ?? places.size;
    return (await super.sort(specifications)).toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}

function journeysIn(name: string, { maxWorkers, groupOrder }: { maxWorkers: number; groupOrder: number }) {
  return {
    test: {
      name,
      include: [`e2e/${name}/**/*.e2e.ts`],
      exclude,
      env,
      expect: expectInTime,
      testTimeout: 60_000,
      hookTimeout: 120_000,
      // One process and one browser for all files of a worker.
      isolate: false,
      maxWorkers,
      sequence: { groupOrder },
    },
  };
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        resolve,
        test: {
          name: 'unit',
          include: files('.test.{ts,tsx}'),
          exclude: [...exclude, '**/*.integration.test.ts'],
          setupFiles: ['packages/testing/src/process/as-in-own-process.ts'],
          isolate: false,
          // The first of a process to compile a letter or a schema does so beside types, lint and storms.
          testTimeout: 20_000,
        },
      },
      {
        resolve,
        test: {
          name: 'integration',
          include: files('.integration.test.ts'),
          // A project does not hear of the command line's --exclude.
          exclude: [...exclude, ...(process.env['WITHOUT_HEAVY_FILES'] === 'yes' ? heavyFiles : [])],
          env,
          globalSetup: ['packages/testing/src/engine/engine-hosts.ts'],
          setupFiles: ['packages/testing/src/redis/redis-of-file.ts'],
          // One process for all files of a worker. What must not be shared is a process of its own anyway.
          isolate: false,
          // One more than there are cores: who kills or lets a time pass waits for a quarter of the time.
          maxWorkers: 3,
          expect: expectInTime,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      // On one shop, two files at once.
      journeysIn('journeys', { maxWorkers: 2, groupOrder: 0 }),
      // What changes the shop for everybody, or makes a third party fail: one file after the other, when the others are done.
      journeysIn('journeys-alone', { maxWorkers: 1, groupOrder: 1 }),
    ],
  },
});

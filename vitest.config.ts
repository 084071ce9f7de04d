import { defineConfig } from 'vitest/config';
import { stackEnvironment } from './scripts/addresses.ts';

const everywhere = ['packages', 'apps', 'scripts', 'gates', 'e2e'];
const files = (suffix: string) => everywhere.map((room) => `${room}/**/*${suffix}`);
// No test looks at a picture.
process.env['PICTURE_QUALITY'] ??= 'draft';
const env = stackEnvironment();
const exclude = ['**/node_modules/**', '**/dist/**', '**/build/**', 'gates/must-fail/**'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: files('.test.{ts,tsx}'),
          exclude: [...exclude, '**/*.integration.test.ts'],
          setupFiles: ['packages/testing/src/process/as-in-own-process.ts'],
          isolate: false,
        },
      },
      {
        test: {
          name: 'integration',
          include: files('.integration.test.ts'),
          exclude,
          env,
          setupFiles: ['packages/testing/src/redis/redis-of-file.ts'],
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'journeys',
          include: files('.e2e.ts'),
          exclude,
          env,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});

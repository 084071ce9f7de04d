// The program behind `npm run rebuild`: all documents anew beside the live ones, then a swap.
import { createDisplay } from '../../platform/progress-display';
import { environment } from '../../platform/environment';
import { rebuildReadSide } from './rebuild-read-side';

async function main(): Promise<void> {
  const startedAt = performance.now();
  const display = createDisplay('projecting');
  let total = 0;
  const { documents, leftOut, standstillMs } = await rebuildReadSide({
    databaseUrl: environment.DATABASE_URL,
    redisUrl: environment.REDIS_URL,
    isLenient: process.argv.includes('--leave-out-what-fails'),
    warn: (message) => console.error(message),
    onProgress: (done, wanted) => {
      if (wanted !== total) display.start((total = wanted), done);
      else display.update(done);
    },
  });
  display.stop();
  for (const reason of leftOut) console.error(`left out: ${reason}`);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(
    `${documents} documents in ${seconds} s; the projector stood still for ${Math.round(standstillMs)} ms, readers not at all`,
  );
}

void main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

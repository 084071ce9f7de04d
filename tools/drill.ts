// What nobody wants to try for the first time in earnest, on a stack of its own: `npm run drill -- restore`.
import { orSayWhy } from '../scripts/or-say-why.ts';
import { useOwnStack } from '../scripts/own-stack.ts';

useOwnStack(21_000);

const drills: Record<string, () => Promise<void>> = {
  restore: async () => (await import('./drill/restore.ts')).drillRestore(),
};

await orSayWhy(async () => {
  const drill = drills[process.argv[2] ?? ''];
  if (drill === undefined) throw new Error(`npm run drill -- <${Object.keys(drills).join(' | ')}>`);
  await drill();
});
process.exit();

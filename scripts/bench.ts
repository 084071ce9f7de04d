import { orSayWhy } from './or-say-why.ts';

// A stack of its own: the large catalogue stays out of the development database.
process.env['TRADEHALL_PORT_OFFSET'] ??= '30000';

const benches: Record<string, () => Promise<void>> = {
  engine: async () => (await import('./bench/engine.ts')).benchEngine(),
};

await orSayWhy(async () => {
  const bench = benches[process.argv[2] ?? ''];
  if (bench === undefined) throw new Error(`npm run bench -- <${Object.keys(benches).join(' | ')}>`);
  await bench();
});
process.exit();

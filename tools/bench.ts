import { orSayWhy } from '../scripts/or-say-why.ts';
import { useOwnStack } from '../scripts/own-stack.ts';

// A stack of its own: the large catalogue stays out of the development database.
useOwnStack(30_000);

const benches: Record<string, () => Promise<void>> = {
  cart: async () => (await import('./bench/cart.ts')).benchCart(),
  checkout: async () => (await import('./bench/checkout.ts')).benchCheckout(),
  edge: async () => (await import('./bench/edge.ts')).benchEdge(),
  engine: async () => (await import('./bench/engine.ts')).benchEngine(),
  'first-run': async () => (await import('./bench/first-run.ts')).benchFirstRun(),
  facets: async () => (await import('./bench/facets.ts')).benchFacets(),
  feeds: async () => (await import('./bench/feeds.ts')).benchFeeds(),
  import: async () => (await import('./bench/import.ts')).benchImport(),
  traces: async () => (await import('./bench/traces.ts')).benchTraces(),
  read: async () => (await import('./bench/read.ts')).benchRead(),
};

await orSayWhy(async () => {
  const bench = benches[process.argv[2] ?? ''];
  if (bench === undefined) throw new Error(`npm run bench -- <${Object.keys(benches).join(' | ')}>`);
  await bench();
});
process.exit();

import { RealProcess } from '@tradehall/testing/process/real-process.ts';
import { portOf, stackEnvironment } from '../../scripts/addresses.ts';
import { startServices } from '../../scripts/services/all-services.ts';
import { bareCheckout, ourCheckout } from './checkout-subject.ts';
import { findSellableSkus, loadCatalogue } from './large-database.ts';
import { type Figure, measureInTurn, printFigures, type Subject } from './measure.ts';
import { pidOf, startProcess } from './start-process.ts';

const blocks = Number(process.env['BENCH_BLOCKS'] ?? 10);
const workers = 8;

async function startBareEngine(port: string): Promise<RealProcess> {
  return RealProcess.start({
    name: 'bare engine',
    args: ['apps/engine/dist/src/testing/bare-engine.js'],
    environment: { ...stackEnvironment(), NODE_ENV: 'production', LOG_LEVEL: 'warn', PORT: port },
    healthUrl: `http://127.0.0.1:${port}/health`,
    healthyWithinMs: 120_000,
  });
}

interface Throughput {
  readonly perSecond: number;
  readonly p95Ms: number;
}

/** As many as one engine and one middleware take at once, each of a cart of its own. */
async function measureThroughput(subject: Subject): Promise<Throughput> {
  const count = blocks * 20;
  const waiting: (() => Promise<void>)[] = [];
  for (let round = 0; round < count; round += 1) waiting.push(await subject.prepare(10_000 + round));
  const times: number[] = [];
  const startMs = performance.now();
  await Promise.all(
    Array.from({ length: workers }, async () => {
      for (let pay = waiting.pop(); pay !== undefined; pay = waiting.pop()) {
        const before = performance.now();
        await pay();
        times.push(performance.now() - before);
      }
    }),
  );
  const perSecond = count / ((performance.now() - startMs) / 1000);
  return { perSecond, p95Ms: times.toSorted((a, b) => a - b)[Math.floor(count * 0.95)] ?? Number.NaN };
}

const rounded = (figure: number) => Number(figure.toFixed(2));

export async function benchCheckout(): Promise<void> {
  await startServices();
  await loadCatalogue(process.env['CATALOGUE_SIZE'] ?? 'demo');
  const barePort = String(portOf('engine') + 50);
  await using fakes = await startProcess('fakes');
  await using engine = await startProcess('engine');
  await using bare = await startBareEngine(barePort);
  await using middleware = await startProcess('middleware');
  console.log(`processes: ${[fakes, engine, bare, middleware].map(({ pid }) => String(pid)).join(', ')}`);
  const skus = await findSellableSkus(200);
  const alone = bareCheckout({ url: `http://127.0.0.1:${barePort}`, pid: pidOf(bare) }, skus);
  const ours = ourCheckout([pidOf(engine), pidOf(middleware)], skus);
  const figures = await measureInTurn([alone, ours], { blocks, blockSize: 20 });
  const { perSecond, p95Ms } = await measureThroughput(ours);
  printFigures(figures);
  const ratioOf = (read: (figure: Figure) => number | null) => {
    const [engineAlone, withUs] = figures.map((figure) => read(figure) ?? Number.NaN);
    return rounded((withUs ?? Number.NaN) / (engineAlone ?? Number.NaN));
  };
  console.log(`processor time: ${ratioOf(({ cpuMs }) => cpuMs)} × the engine alone`);
  console.log(`${workers} at once: ${perSecond.toFixed(1)} orders a second, p95 ${p95Ms.toFixed(0)} ms`);
  console.log(
    JSON.stringify({
      ordersPerSecond: rounded(perSecond),
      p95Ms: rounded(figures[1]?.p95Ms ?? Number.NaN),
      checkoutRatio: ratioOf(({ p50Ms }) => p50Ms),
    }),
  );
}

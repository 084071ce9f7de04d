import { stackEnvironment, urls } from '../../scripts/addresses.ts';
import { startServices } from '../../scripts/services/all-services.ts';
import { createTrialCoupons, keepTrialCoupons, restoreCoupons, trialCode } from '../trial-coupons.ts';
import { addToFilledCart, bareAdd, middlewareAdd } from './engine-subject.ts';
import { findSellableSkus, loadCatalogue } from './large-database.ts';
import { type Figure, measureInTurn, printFigures, type Subject } from './measure.ts';
import { pidOf, startProcess } from './start-process.ts';

const lineCounts = [1, 5, 20] as const;
const promotionCounts = [1, 50, 500] as const;
const workers = 8;
const blocks = Number(process.env['BENCH_BLOCKS'] ?? 10);
const throughputAdds = blocks * 60;

const rounded = (figure: number) => Number(figure.toFixed(3));
const cpuMsOf = (figure: Figure | undefined) => Number((figure?.cpuMs ?? Number.NaN).toFixed(1));

/** The same add with nothing in between and through the middleware: what everything around the engine costs. */
function measureAgainstDirect(
  pids: { engine: number; middleware: number },
  skus: readonly string[],
): Promise<Figure[]> {
  const { ENGINE_SECRET: secret } = stackEnvironment();
  const bare = { name: 'add to cart, our engine asked directly', url: urls.engine, pid: pids.engine, secret };
  const subjects = [bareAdd(bare, skus), middlewareAdd([pids.engine, pids.middleware], skus)];
  return measureInTurn(subjects, { blocks, blockSize: 40 });
}

function measureByLines(pids: readonly number[], skus: readonly string[]): Promise<Figure[]> {
  const subjects = lineCounts.map((lines) =>
    addToFilledCart(pids, skus, { name: `the add that makes ${lines} lines`, lines }),
  );
  return measureInTurn(subjects, { blocks, blockSize: 20 });
}

async function measureByPromotions(pids: readonly number[], skus: readonly string[]): Promise<Figure[]> {
  await createTrialCoupons(Math.max(...promotionCounts));
  const subjects = promotionCounts.map((count) =>
    addToFilledCart(pids, skus, {
      name: `the second line, ${count} active promotions, one of them on the cart`,
      lines: 2,
      code: trialCode(1),
      before: () => keepTrialCoupons(count),
    }),
  );
  return measureInTurn(subjects, { blocks, blockSize: 20 });
}

/** As many as one engine and one middleware take at once, each to a new cart. */
async function measureThroughput(subject: Subject): Promise<number> {
  const adds: (() => Promise<void>)[] = [];
  for (let round = 0; round < throughputAdds; round += 1) adds.push(await subject.prepare(round));
  const start = performance.now();
  await Promise.all(
    Array.from({ length: workers }, async () => {
      for (let add = adds.pop(); add !== undefined; add = adds.pop()) await add();
    }),
  );
  return throughputAdds / ((performance.now() - start) / 1000);
}

const byCount = (counts: readonly number[], figures: readonly Figure[]) =>
  Object.fromEntries(counts.map((count, index) => [count, cpuMsOf(figures[index])]));

export async function benchCart(): Promise<void> {
  await startServices();
  await loadCatalogue(process.env['CATALOGUE_SIZE'] ?? 'large');
  await using engine = await startProcess('engine');
  await using middleware = await startProcess('middleware');
  const pids = { engine: pidOf(engine), middleware: pidOf(middleware) };
  const both = [pids.engine, pids.middleware];
  const skus = await findSellableSkus(200);
  const against = await measureAgainstDirect(pids, skus);
  const byLines = await measureByLines(both, skus);
  const byPromotions = await measureByPromotions(both, skus);
  await restoreCoupons();
  const addsPerSecond = await measureThroughput(middlewareAdd(both, skus));
  printFigures([...against, ...byLines, ...byPromotions]);
  const [bare, through] = against;
  const ratioOf = (read: (figure: Figure) => number | null) =>
    bare && through ? rounded((read(through) ?? Number.NaN) / (read(bare) ?? Number.NaN)) : null;
  console.log(`${workers} at once: ${addsPerSecond.toFixed(1)} adds a second; amounts below are ms of processor time`);
  console.log(
    JSON.stringify({
      cartRatio: ratioOf(({ p50Ms }) => p50Ms),
      cartCpuRatio: ratioOf(({ cpuMs }) => cpuMs),
      addsPerSecond: Number(addsPerSecond.toFixed(1)),
      byLines: byCount(lineCounts, byLines),
      byPromotions: byCount(promotionCounts, byPromotions),
    }),
  );
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { RealProcess } from '@tradehall/testing/process/real-process.ts';
import { startServices } from '../../scripts/services/all-services.ts';
import { percentile } from '../percentile.ts';
import { bringIn, bringInUnderFire, untilShown } from './import/bring-in.ts';
import { lookAtPages } from './import/look-at-pages.ts';
import { accountOfShop, beginAnew, findCategories, keepShop, putBackShop } from './import/shop-database.ts';
import { type FileKind, type MerchantFile, writeFiles } from './import/write-files.ts';
import { loadCatalogue } from './large-database.ts';
import { readAddresses } from './read-addresses.ts';
import { startProcess } from './start-process.ts';
import { untilIndexed } from './until-indexed.ts';

const options = {
  products: { type: 'string', default: '20000' },
  kills: { type: 'string', default: '10' },
  'rest-seconds': { type: 'string', default: '60' },
} as const;

const minutes = (seconds: number) => Number((seconds / 60).toFixed(2));

interface Undisturbed {
  readonly seconds: readonly number[];
  readonly wholeSeconds: number;
  readonly account: Record<string, string>;
  readonly atRest: readonly number[];
  readonly meanwhile: readonly number[];
}

/** Pages of products that were there before are looked at, at rest and from the first file to the last document. */
async function importBeside(files: readonly MerchantFile[], restSeconds: number): Promise<Undisturbed> {
  await using running = new AsyncDisposableStack();
  for (const name of ['worker', 'middleware', 'storefront'] as const) running.use(await startProcess(name));
  await untilIndexed();
  await untilShown();
  const { categories, products } = await readAddresses();
  const paths = products.slice(0, 200).flatMap((product, at) => [product, categories[at % categories.length] ?? '/']);
  const warmUntil = performance.now() + 10_000;
  await lookAtPages(paths, () => performance.now() < warmUntil);
  const restUntil = performance.now() + restSeconds * 1000;
  const atRest = await lookAtPages(paths, () => performance.now() < restUntil);
  const importing = { isOver: false };
  const looking = lookAtPages(paths, () => !importing.isOver);
  const startedAt = performance.now();
  const seconds: number[] = [];
  try {
    for (const file of files) {
      const took = await bringIn(file, () => undefined);
      console.log(`${file.kind}: ${file.rows} rows in ${took.toFixed(1)} s`);
      seconds.push(took);
    }
    await untilShown();
  } finally {
    importing.isOver = true;
  }
  const wholeSeconds = (performance.now() - startedAt) / 1000;
  const meanwhile = await looking;
  return { seconds, wholeSeconds, atRest, meanwhile, account: await accountOfShop() };
}

async function importUnderFire(files: readonly MerchantFile[], seconds: readonly number[], kills: number) {
  const worker: RealProcess = await startProcess('worker');
  try {
    await untilShown();
    const done = await bringInUnderFire(files, seconds, worker, kills);
    await untilShown();
    // What was ranked meanwhile is projected a moment later.
    await sleep(3_000);
    await untilShown();
    return { done, account: await accountOfShop() };
  } finally {
    await worker.stop();
  }
}

/**
 * Files of a merchant into a shop with 300 products: rows a second by kind, pages meanwhile, and whether ten kill -9 of
 * command, worker and PostgreSQL change anything of what is there in the end.
 */
export async function benchImport(): Promise<void> {
  const { values } = parseArgs({ args: process.argv.slice(3), options });
  const kills = Number(values.kills);
  const folder = mkdtempSync(join(tmpdir(), 'tradehall-import-'));
  await startServices();
  await putBackShop();
  try {
    await loadCatalogue('ci');
    await keepShop();
    const files = await writeFiles(folder, Number(values.products), await findCategories());
    const undisturbed = await importBeside(files, Number(values['rest-seconds']));
    await beginAnew();
    const disturbed = await importUnderFire(files, undisturbed.seconds, kills);
    report(files, undisturbed, disturbed);
  } finally {
    await putBackShop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function report(
  files: readonly MerchantFile[],
  { seconds, wholeSeconds, account, atRest, meanwhile }: Undisturbed,
  disturbed: Awaited<ReturnType<typeof importUnderFire>>,
): void {
  const parts = Object.keys(account);
  console.table(
    Object.fromEntries(parts.map((part) => [part, { undisturbed: account[part], disturbed: disturbed.account[part] }])),
  );
  const perSecond = (kind: FileKind) => {
    const own = files.map((file, at) => ({ ...file, took: seconds[at] ?? 0 })).filter((file) => file.kind === kind);
    return Math.round(own.reduce((sum, { rows }) => sum + rows, 0) / own.reduce((sum, { took }) => sum + took, 0));
  };
  const ratioAt = (share: number) => Number((percentile(meanwhile, share) / percentile(atRest, share)).toFixed(2));
  const checksumsEqual = parts.every((part) => account[part] === disturbed.account[part]);
  console.log(
    JSON.stringify({
      productsPerSecond: perSecond('products'),
      textsPerSecond: perSecond('texts'),
      pricesPerSecond: perSecond('prices'),
      stockPerSecond: perSecond('stock'),
      filesMinutes: minutes(seconds.reduce((sum, each) => sum + each, 0)),
      minutes: minutes(wholeSeconds),
      kills: disturbed.done,
      checksumsEqual,
      pageRatio: ratioAt(0.5),
      pageP95Ratio: ratioAt(0.95),
      pageP50Ms: Math.round(percentile(meanwhile, 0.5)),
    }),
  );
  if (!checksumsEqual) throw new Error('the files did not come in as undisturbed');
}

import { join } from 'node:path';
import { everyStacksFolder } from '../project-folders.ts';

/** What is looked at before a change is done. docs/performance.md says what each finds, and why it runs where it runs. */
export interface Gate {
  readonly name: string;
  readonly command: string;
  /**
   * What it takes on an idle machine of two cores, a little more. A gate that takes more than twice that fails; in a lane beside
   * others its own processor time, or its share of the time, each minute divided among the lanes that run then, has to be above that.
   */
  readonly budgetMinutes: number;
  /** A vitest project: its tests are counted one by one. */
  readonly project?: string;
}

/** Gates of a lane run one after the other, lanes of a stage side by side: there are two cores. */
export type Stage = readonly (readonly Gate[])[];

export const reportOf = (project: string) => join(everyStacksFolder, 'reports', `${project}.json`);

const vitest = (project: string, more = '') =>
  `vitest run --project ${project} --reporter=default --reporter=json --outputFile.json='${reportOf(project)}' ${more}`.trim();

const gate = (name: string, budgetMinutes: number, command: string): Gate => ({ name, budgetMinutes, command });
const tests = (project: string, budgetMinutes: number, command: string): Gate => ({
  name: project,
  budgetMinutes,
  command,
  project,
});

const generate = gate('generate', 0.3, 'npm run --silent generate');
const format = gate('format', 2, 'prettier --check --log-level warn .');
const lint = gate('lint', 2, 'npm run --silent lint');
const arrows = gate('arrows', 0.5, 'depcruise --config .dependency-cruiser.mjs packages apps demo tools scripts e2e');
/** The second looks past tests: what only they use is unused as well. */
const unused = gate(
  'unused',
  0.6,
  'knip --no-progress && knip --no-progress --production --include files,exports,types',
);
/** Also writes the bill of materials, which fails where a package does not get the version it asks for. */
const supplyChain = gate('supply chain', 0.3, 'npm run --silent supply-chain');
const types = gate('types', 3.5, 'npm run --silent types');
const unit = tests('unit', 5, vitest('unit', '--maxWorkers=2'));
/** Also looks at what it gives to browsers. */
const build = gate('build', 2.5, 'npm run --silent build && node scripts/browser-assets.ts');
const withServices = (command: string) => `npm run --silent services && ${command}`;
const integration = tests('integration', 11, withServices(vitest('integration')));
/**
 * The longest files, which kill, race, import or pay, the longest first, as continuous integration runs them; `--changed` runs
 * them where a change reaches them.
 */
export const heavyFiles = [
  'scripts/first-run.integration.test.ts',
  'apps/engine/src/payment/crash-matrix.integration.test.ts',
  'apps/middleware/src/search/search-contract.integration.test.ts',
  'apps/engine/src/payment/payments.integration.test.ts',
  'scripts/product-alone.integration.test.ts',
  'apps/engine/src/payment/provider-reports.integration.test.ts',
  'scripts/ended-commands.integration.test.ts',
  'apps/middleware/src/cart/cart-model.integration.test.ts',
  'apps/middleware/src/cart/lost-replies.integration.test.ts',
  'demo/catalogue/import/import.integration.test.ts',
  'apps/engine/src/payment/orders-and-money.integration.test.ts',
  'apps/engine/src/read-side/rebuild/rebuild-read-side.integration.test.ts',
  'apps/engine/src/read-side/projector.integration.test.ts',
  'apps/engine/src/cart/pricing/pricing-engine.integration.test.ts',
  'apps/engine/src/cart/cart-version.integration.test.ts',
  'scripts/services.integration.test.ts',
  'apps/engine/src/initial-data.integration.test.ts',
  'apps/engine/src/customer/accounts.integration.test.ts',
  'apps/engine/src/search/search-index.integration.test.ts',
  'tools/storm/socket-storm.integration.test.ts',
  'apps/engine/src/catalogue/pictures/upload-storm.integration.test.ts',
];
const lightIntegration = tests('integration', 6, withServices(`WITHOUT_HEAVY_FILES=yes ${vitest('integration')}`));

/** On a shop that the build gate has built; nobody looks at its pictures. */
const onOwnShop = (command: string) =>
  `SHOP_IS_BUILT=yes PICTURE_QUALITY=sketch LOG_LEVEL=warn node scripts/on-own-shop.ts ${command}`;
const journeys = tests('journeys', 12, onOwnShop(vitest('journeys', '--project journeys-alone')));
// One after the other: they share the stack that may be killed.
const underFire = [
  gate('crash', 5, 'node tools/crash.ts'),
  // Two gates on one stack: both look at all that was sold, each at its own shoppers.
  gate('sale, storm', 6, 'node tools/storm.ts flash-sale --units 20 --buyers 200 --then-checkouts 250'),
];

const readingCode = [format, lint, arrows, unused, supplyChain];

/** A change before it is committed. */
export const verifyStages: readonly Stage[] = [[[generate]], [readingCode, [types]], [[unit]], [[lightIntegration]]];

/**
 * What continuous integration runs. Whoever kills waits much of the time for what shall become quiet, and a browser for its shop:
 * beside these two stands what computes all the time.
 */
export const wholeStages: readonly Stage[] = [
  [[generate]],
  [[build, types], underFire],
  [[integration]],
  [[journeys], [unit, ...readingCode]],
];

const hour = 60;
const atFullSize = (name: string, budgetMinutes: number, settings: string, file: string) =>
  gate(name, budgetMinutes, withServices(`${settings} vitest run --project integration ${file}`));

/** Everything at the size at which it was once shown to hold. */
export const longStages: readonly Stage[] = [
  ...wholeStages,
  [
    [
      gate('whole crawl', 12, onOwnShop('node tools/crawl.ts')),
      gate('feeds', 12, onOwnShop('node tools/feeds.ts')),
      gate('pseudo', 3, onOwnShop('node tools/pseudo.ts')),
      atFullSize('crash matrix', 15, 'CRASH_MATRIX=full', 'crash-matrix'),
      gate('crash cells', 20, 'CRASH_MATRIX=full node tools/crash.ts'),
      atFullSize('search contract', 4, 'SEARCH_CONTRACT=full', 'search-contract'),
      atFullSize('reversals', 5, 'REVERSALS=300 REVERSAL_MS=5000', 'provider-reports'),
      atFullSize('cart changes', 3, 'CART_CHANGES=208', 'cart/cart.integration cart-version.integration'),
      atFullSize('cart model', 30, 'CART_MODEL_RUNS=2000', 'cart-model'),
      atFullSize('pricing engine', 5, 'PRICING_ENGINE_CARTS=200', 'pricing-engine'),
      atFullSize('lost replies', hour, 'LOST_REPLIES=1000', 'lost-replies'),
      atFullSize('uploads', 40, 'UPLOAD_STORM=200 UPLOAD_STORM_MB=8 UPLOAD_STORM_MS=300000', 'upload-storm'),
      atFullSize('ended, deep', 15, 'ENDED_COMMANDS=deep', 'ended-commands'),
      gate('cart queue', 10, 'CART_SCHEDULES=20000 vitest run --project unit cart-schedules'),
      gate('guards', 2, 'GUARD_VISITS=20000 vitest run --project unit guards/guards.test.ts'),
      gate('pricing', 15, 'PRICING_CARTS=200000 vitest run --project unit price-lines'),
      gate('invoices', 15, 'INVOICE_CARTS=200000 vitest run --project unit electronic-invoice.test'),
      gate('domestic invoices', 40, 'INVOICE_CARTS=200000 vitest run --project unit domestic-invoice.test'),
      gate('great storm', 1.5 * hour, 'node tools/storm.ts checkout --checkouts 10000 --at-once 72'),
      gate('great sale', 10, 'node tools/storm.ts flash-sale'),
      gate('stuffing', 10, 'node tools/storm.ts stuffing'),
      gate('integrations', hour, 'node tools/storm.ts integrations'),
      gate('attack', 10, 'node tools/storm.ts attack'),
      gate('sockets', 5, 'node tools/storm.ts sockets'),
      gate('import of files', 35, 'node tools/bench.ts import'),
      gate('restore drill', 25, 'node tools/drill.ts restore'),
    ],
  ],
];

interface Change {
  readonly changed: readonly string[];
  readonly unit: readonly string[];
  readonly integration: readonly string[];
}

const quoted = (files: readonly string[]) => files.map((file) => `'${file}'`).join(' ');

/** Of the tests only those given. */
export function gatesOf({ changed, unit: unitFiles, integration: integrationFiles }: Change): readonly Stage[] {
  const ownFormat = { ...format, command: `prettier --check --log-level warn --ignore-unknown ${quoted(changed)}` };
  const some = (whole: Gate, files: readonly string[]) =>
    files.length === 0 ? [] : [{ ...whole, command: `${whole.command} ${quoted(files)}` }];
  const reading = [...(changed.length === 0 ? [] : [ownFormat]), lint, arrows, unused, supplyChain];
  const last: Stage = [some(integration, integrationFiles)];
  return [[[generate]], [reading, [types, ...some(unit, unitFiles)]], last];
}

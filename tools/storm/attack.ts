import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import { urls } from '../../scripts/addresses.ts';
import { projectFolder } from '../../scripts/project-folders.ts';
import { startProcess } from '../bench/start-process.ts';
import { untilIndexed } from '../bench/until-indexed.ts';
import { AccountOwner } from './account-owner.ts';
import { guessCustomerPassword, guessOperatorPassword, slowNeighbour } from './attack-calls.ts';
import { askWithLock } from './attack-database.ts';
import { findFormLimit, holdSlowBodies, sendFragments } from './attack-edges.ts';
import { Guest } from './guest.ts';
import { findBestStocked } from './sockets.ts';
import { StormStack } from './storm-stack.ts';

type Figure = boolean | number;

const atMost = (most: number) => ({ text: `at most ${most}`, isReachedBy: (figure: Figure) => Number(figure) <= most });
const exactly = (goal: Figure) => ({ text: String(goal), isReachedBy: (figure: Figure) => figure === goal });

const goals = {
  pageUnderSlowBodiesMs: atMost(500),
  formLimit: exactly(64 * 1_024),
  socketGrowthMb: atMost(20),
  neighbourRatio: atMost(2),
  cleanCustomerIn: exactly(true),
  operatorTriesBefore429: atMost(10),
  /** The share of pages that answer 200. */
  pagesDuringLock: exactly(1),
  backendsOverPool: exactly(0),
};

type Figures = Readonly<Record<keyof typeof goals, Figure>>;

const builtStorefront = join(projectFolder, 'apps/storefront/build/server/index.js');

/** Known attacks, one after the other, against a production build. The last line says what they reached. */
export async function stormAttack(): Promise<void> {
  if (!existsSync(builtStorefront)) throw new Error('the storefront is not built: npm run build:storefront');
  await using stack = await StormStack.open();
  await using storefront = await startProcess('storefront');
  // On a fresh stack the first filling of the search would count as the neighbour's slowness.
  await untilIndexed();
  const middleware = new Pool(urls.middleware, { connections: 128 });
  const sku = await findBestStocked();
  const arrive = () => Guest.arrive(middleware, sku);
  const { pagesDuringLock, backendsOverPool } = await askWithLock();
  const figures: Figures = {
    pageUnderSlowBodiesMs: await holdSlowBodies(),
    formLimit: await findFormLimit(),
    socketGrowthMb: await sendFragments(await arrive(), stack.pidOfMiddleware),
    neighbourRatio: await slowNeighbour(await arrive(), await arrive(), middleware),
    cleanCustomerIn: await isOwnerIn(middleware),
    operatorTriesBefore429: await guessOperatorPassword(),
    pagesDuringLock,
    backendsOverPool,
  };
  await middleware.destroy();
  const missed = missedGoals(figures);
  if (missed.length > 0) {
    process.exitCode = 1;
    console.log([storefront.output.slice(-2_000), ...missed].join('\n'));
  }
  console.log(JSON.stringify(figures));
}

/** A thousand strangers guess her password; then she comes with the right one, on a device nobody knows. */
async function isOwnerIn(middleware: Pool): Promise<boolean> {
  await guessCustomerPassword(middleware, 1_000);
  await sleep(1_000);
  return new AccountOwner(middleware).signIn();
}

function missedGoals(figures: Figures): string[] {
  return Object.entries(goals).flatMap(([name, { text, isReachedBy }]) => {
    const figure = new Map<string, Figure>(Object.entries(figures)).get(name) ?? Number.NaN;
    return isReachedBy(figure) ? [] : [`${name}: ${String(figure)}, goal ${text}`];
  });
}

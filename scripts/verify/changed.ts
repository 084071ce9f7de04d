import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { projectFolder } from '../project-folders.ts';
import { gatesOf, type Stage, verifyStages } from './gates.ts';
import { type Importers, reachOf, readImporters } from './import-graph.ts';

const git = (...args: string[]) => execFileSync('git', args, { cwd: projectFolder, encoding: 'utf8' }).trim();
const linesOf = (text: string) => (text === '' ? [] : text.split('\n'));

/** Whatever decides how everything is built, checked and tested. */
const reachesAll =
  /^(?:package(?:-lock)?\.json|tsconfig.*|vitest\.config\.ts|\..+rc\.json|scripts\/verify\/.+)$|^(?:apps|packages|demo)\/[^/]+\/(?:package|tsconfig)\.json$/;
export const reachesEverything = (file: string) => reachesAll.test(file);
const isProse = (file: string) => /\.md$|^docs\//.test(file);
const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const isIntegration = (file: string) => file.endsWith('.integration.test.ts');
/** It reads every file and every test's title, documents among them. */
const readsEverything = 'gates/requirements.test.ts';
/** These start the whole shop: a change in any of its rooms would reach them. */
const startWholeShop = ['first-run', 'ended-commands', 'product-alone'].map(
  (name) => `scripts/${name}.integration.test.ts`,
);

/** Changed since a revision, or since what was last fetched; committed or not. */
function changedFiles(since: string | undefined): string[] {
  const upstream = () => {
    try {
      return git('rev-parse', '--verify', '--quiet', 'origin/main');
    } catch {
      return 'HEAD';
    }
  };
  const base = git('merge-base', since ?? upstream(), 'HEAD');
  const tracked = linesOf(git('diff', '--name-only', '--diff-filter=d', base));
  return [...new Set([...tracked, ...linesOf(git('ls-files', '--others', '--exclude-standard'))])];
}

/** The folder whose tests a file can reach that is read, not imported: `apps/storefront`, `packages/domain`, `scripts`. */
const roomOf = (file: string) =>
  file
    .split('/')
    .slice(0, /^(?:apps|packages|demo)\//.test(file) ? 2 : 1)
    .join('/');

export function testsReachedBy(
  changed: readonly string[],
  importers: Importers,
  allTests: readonly string[],
): string[] {
  const files = changed.filter((file) => !isProse(file));
  const unknownRooms = new Set(files.filter((file) => !importers.has(file)).map(roomOf));
  const reached = reachOf(files, importers);
  return allTests.filter(
    (test) =>
      test === readsEverything ||
      ((reached.has(test) || unknownRooms.has(roomOf(test))) &&
        (files.includes(test) || !startWholeShop.includes(test))),
  );
}

/** The gates of a change, with the tests that it can reach by imports; says what is left out. */
export async function changedStages(since: string | undefined): Promise<readonly Stage[]> {
  const changed = changedFiles(since);
  const decisive = changed.find(reachesEverything);
  if (decisive !== undefined) {
    console.log(`${decisive} reaches everything: all gates of a change`);
    return verifyStages;
  }
  const allTests = globSync('{packages,apps,demo,tools,scripts,gates,e2e}/**/*.test.{ts,tsx}', {
    cwd: projectFolder,
  }).filter((file) => !/node_modules|\/dist\/|\/build\/|must-fail/.test(file));
  const reached = testsReachedBy(changed, await readImporters(), allTests);
  const unit = reached.filter((file) => isTest(file) && !isIntegration(file));
  const integration = reached.filter(isIntegration);
  console.log(
    `${changed.length} files changed; they can reach ${unit.length} unit and ${integration.length} integration files`,
  );
  const left = allTests.length - reached.length;
  console.log(`left out: ${left} test files that import none of it, build, journeys, crash, storm, flash sale`);
  return gatesOf({ changed, unit, integration });
}

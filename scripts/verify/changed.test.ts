import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../project-folders.ts';
import { reachesEverything, testsReachedBy } from './changed.ts';
import { heavyFiles } from './gates.ts';
import { type Importers, readImporters, startedBy } from './import-graph.ts';

function graph(imports: Record<string, string[]>): Importers {
  const importers = new Map<string, Set<string>>();
  const note = (file: string, importer: string) =>
    importers.set(file, (importers.get(file) ?? new Set()).add(importer));
  for (const [importer, files] of Object.entries(imports))
    for (const file of [importer, ...files]) note(file, importer);
  return importers;
}

const importers = graph({
  'packages/domain/src/money.ts': [],
  'packages/domain/src/money.test.ts': ['packages/domain/src/money.ts'],
  'apps/storefront/app/cart.ts': ['packages/domain/src/money.ts'],
  'apps/storefront/app/cart.test.ts': ['apps/storefront/app/cart.ts'],
  'apps/middleware/src/search.test.ts': [],
});
const allTests = [...importers.keys()].filter((file) => file.endsWith('.test.ts'));

describe('the tests that a change can reach', () => {
  it('are those that import it, directly or not', () => {
    expect(testsReachedBy(['packages/domain/src/money.ts'], importers, allTests)).toEqual([
      'packages/domain/src/money.test.ts',
      'apps/storefront/app/cart.test.ts',
    ]);
    expect(testsReachedBy(['apps/storefront/app/cart.ts'], importers, allTests)).toEqual([
      'apps/storefront/app/cart.test.ts',
    ]);
  });

  it('are all of the room where a file was changed that is read, not imported', () => {
    expect(testsReachedBy(['apps/storefront/app/i18n/de.json'], importers, allTests)).toEqual([
      'apps/storefront/app/cart.test.ts',
    ]);
  });

  it('are none where only documents were changed', () => {
    expect(testsReachedBy(['docs/performance.md', 'README.md'], importers, allTests)).toEqual([]);
  });

  it('are, whatever was changed, those that read every file', () => {
    const gate = 'gates/requirements.test.ts';
    expect(existsSync(join(projectFolder, gate))).toBe(true);
    expect(testsReachedBy(['docs/requirements/shopping.md'], importers, [...allTests, gate])).toEqual([gate]);
  });

  it('are found in the imports of this very tree', async () => {
    const own = await readImporters(['scripts/verify']);
    const found = testsReachedBy(['scripts/verify/import-graph.ts'], own, [...own.keys()]);
    expect(found).toContain('scripts/verify/changed.test.ts');
    expect(found).not.toContain('scripts/verify/run-gates.test.ts');
  });

  it('are found through programs that are started by a name that is still right', () => {
    const files = Object.entries(startedBy).flat(2);
    expect(files.filter((file) => !existsSync(join(projectFolder, file)))).toEqual([]);
  });
});

it.each(['package-lock.json', 'vitest.config.ts', 'apps/engine/tsconfig.json', 'scripts/verify/gates.ts'])(
  'a change of %s reaches everything',
  (file) => expect(reachesEverything(file)).toBe(true),
);

it.each(['apps/storefront/app/home/home.route.tsx', 'README.md'])('a change of %s does not', (file) =>
  expect(reachesEverything(file)).toBe(false),
);

it('knows the files that take long by names that are still right', () => {
  expect(heavyFiles.filter((file) => !existsSync(join(projectFolder, file)))).toEqual([]);
});

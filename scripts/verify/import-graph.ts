import { cruise } from 'dependency-cruiser';
import { globSync } from 'node:fs';
import { z } from 'zod';
import { projectFolder } from '../project-folders.ts';

const allRooms = ['packages', 'apps', 'demo', 'tools', 'scripts', 'gates', 'e2e'];
const cruisedModule = z.object({ source: z.string(), dependencies: z.array(z.object({ resolved: z.string() })) });
const cruised = z.object({ modules: z.array(cruisedModule) });
type Module = z.output<typeof cruisedModule>;

const engine = ['apps/engine/src/server.ts', 'apps/engine/src/worker.ts', 'apps/engine/src/kept-schema.ts'];
const migrations = ['apps/engine/src/migrate.ts', ...globSync('apps/engine/migrations/*/*.ts', { cwd: projectFolder })];

/** Who starts a program of ours reaches what the program reaches, though no import says so. */
export const startedBy: Readonly<Record<string, readonly string[]>> = {
  'packages/testing/src/engine/hosted-process.ts': [...engine, 'packages/testing/src/engine/engine-hosts.ts'],
  'packages/testing/src/engine/engine-hosts.ts': ['apps/engine/src/testing/engine-host.ts'],
  'packages/testing/src/process/owned-processes.ts': ['packages/testing/src/process/guardian.ts'],
  'apps/engine/src/testing/engine-process.ts': engine,
  'apps/engine/src/testing/migrated-template.ts': migrations,
  'apps/middleware/src/testing/engine-database.ts': migrations,
  'apps/middleware/src/testing/search-catalogue.ts': ['demo/catalogue/import.ts'],
  'demo/catalogue/import/import.integration.test.ts': ['demo/catalogue/import.ts'],
  'demo/catalogue/import/projection.ts': ['demo/catalogue/import/projector-thread.ts'],
  'apps/engine/src/cart/pricing/pricing-engine.integration.test.ts': ['apps/engine/src/testing/price-carts.ts'],
  'apps/middleware/src/server.integration.test.ts': ['apps/middleware/src/server.ts'],
  'demo/fakes/src/card-provider/books.test.ts': ['demo/fakes/src/start-all.ts'],
};

/** For every file, those that import or start it. */
export type Importers = ReadonlyMap<string, ReadonlySet<string>>;

/** Every file of the rooms with what it imports. */
export async function readModules(rooms: readonly string[], root: string): Promise<Module[]> {
  const { output } = await cruise(
    [...rooms],
    {
      baseDir: root,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '(node_modules|/dist/|/build/|\\.react-router|\\.data/|must-fail)' },
      tsPreCompilationDeps: true,
    },
    { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default'] },
  );
  return cruised.parse(output).modules;
}

export async function readImporters(rooms = allRooms): Promise<Importers> {
  const importers = new Map<string, Set<string>>();
  const note = (file: string, importer: string) => {
    const known = importers.get(file) ?? new Set();
    importers.set(file, known.add(importer));
  };
  for (const { source, dependencies } of await readModules(rooms, projectFolder)) {
    // Known, even if nobody imports it.
    note(source, source);
    for (const { resolved } of dependencies) note(resolved, source);
  }
  for (const [importer, files] of Object.entries(startedBy)) for (const file of files) note(file, importer);
  return importers;
}

/** The given files and all that import them, directly or not. */
export function reachOf(files: readonly string[], importers: Importers): ReadonlySet<string> {
  const reached = new Set(files);
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  return reached;
}

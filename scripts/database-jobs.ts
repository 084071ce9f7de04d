import { ProcessGroup } from './processes.ts';

type Environment = Readonly<Record<string, string>>;

function runJob(
  name: string,
  args: readonly string[],
  environment: Environment,
  group = new ProcessGroup(),
): Promise<void> {
  return group.run({ name, file: process.execPath, args, environment });
}

export function migrate(environment: Environment): Promise<void> {
  return runJob('the migration', ['apps/engine/dist/src/migrate.js'], environment);
}

/** All documents of the read side anew beside the live ones, then a swap. */
export function rebuildReadSide(args: readonly string[], environment: Environment): Promise<void> {
  return runJob('the rebuild', ['apps/engine/dist/src/read-side/rebuild/run-rebuild.js', ...args], environment);
}

/** What a merchant's own systems say, from a file. */
export function importFile(args: readonly string[], environment: Environment): Promise<void> {
  return runJob('the import of a file', ['apps/engine/dist/src/imports/run-import.js', ...args], environment);
}

/**
 * Finds a complete catalogue complete, goes on with one that was interrupted, and lets a smaller one grow. It ends with the
 * processes that run beside it.
 */
export function importCatalogue(
  args: readonly string[],
  environment: Environment,
  beside?: ProcessGroup,
): Promise<void> {
  return runJob('the import', ['demo/catalogue/dist/import.js', ...args], environment, beside);
}

/** A small catalogue becomes a larger one beside an open shop, whose pages come first. */
export function growCatalogue(size: string, environment: Environment, beside: ProcessGroup): Promise<void> {
  const args = ['demo/catalogue/dist/import.js', '--size', size, '--in-turns'];
  return beside.run({ name: 'catalogue', file: process.execPath, args, environment, isBehind: true, niceness: 10 });
}

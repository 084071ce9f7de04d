import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { engineEnvironment } from './engine-process';

const built = join(__dirname, '../../dist');
const domain = join(__dirname, '../../../../packages/domain/src');
// Migrating needs no Redis.
const nowhere = 'redis://127.0.0.1:1';

export async function migrateEngine(databaseUrl: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(built, 'src/migrate.js'), '--without-content'], {
    env: { ...process.env, ...engineEnvironment(databaseUrl, nowhere) },
  });
  return stdout;
}

/** Of what the migration writes: the engine's code, and the domain's tables of countries, locales and payment methods. */
function fingerprint(): string {
  const files = globSync('**/*.ts', { cwd: domain }).filter((file) => !file.endsWith('.test.ts'));
  const hash = createHash('sha256').update(readFileSync(join(built, 'build-id')));
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(join(domain, file)));
  return hash.digest('hex');
}

/** A database with all tables and the initial data, without content, for `prepareTemplateDatabase`; made anew when it would become another. */
export function migratedTemplate() {
  return {
    name: 'engine',
    fingerprint: fingerprint(),
    fill: async (url: string): Promise<void> => {
      await migrateEngine(url);
    },
  };
}

import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { engineEnvironment } from './engine-process';

const built = join(__dirname, '../../dist');
// Migrating needs no Redis.
const nowhere = 'redis://127.0.0.1:1';

export async function migrateEngine(databaseUrl: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(built, 'src/migrate.js'), '--without-content'], {
    env: { ...process.env, ...engineEnvironment(databaseUrl, nowhere) },
  });
  return stdout;
}

/** A database with all tables and the initial data, without content, for `prepareTemplateDatabase`; made anew when the engine's code changes. */
export function migratedTemplate() {
  return {
    name: 'engine',
    fingerprint: readFileSync(join(built, 'build-id'), 'utf8'),
    fill: async (url: string): Promise<void> => {
      await migrateEngine(url);
    },
  };
}

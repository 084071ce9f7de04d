// Builds the dashboard beside the one in use, which it replaces when it is complete: an interrupted build leaves no half of one.
import { execFileSync } from 'node:child_process';
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from './project-folders.ts';

const engine = join(projectFolder, 'apps/engine');
const built = join(engine, 'dist/dashboard');

execFileSync(join(projectFolder, 'node_modules/.bin/vite'), ['build', '--logLevel', 'warn'], {
  cwd: engine,
  stdio: 'inherit',
});
rmSync(built, { recursive: true, force: true });
renameSync(join(engine, 'dist/dashboard-draft'), built);
console.log('dashboard: built');

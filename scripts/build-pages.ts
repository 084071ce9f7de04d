// `node scripts/build-pages.ts storefront|dashboard` builds beside what is in use, and replaces it when the new build is complete:
// an interrupted build leaves the old one whole.
import { execFileSync } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { projectFolder } from './project-folders.ts';

/** `draft` stands in the configuration of each build as well. */
const builds = {
  storefront: { folder: 'apps/storefront', command: ['react-router', 'build'], draft: 'dist/draft', built: 'build' },
  dashboard: {
    folder: 'apps/engine',
    command: ['vite', 'build', '--logLevel', 'warn'],
    draft: 'dist/dashboard-draft',
    built: 'dist/dashboard',
  },
} as const;

const name = z.enum(['storefront', 'dashboard']).parse(process.argv[2]);
const { folder, command, draft, built } = builds[name];
const [program, ...args] = command;
const inFolder = (path: string) => join(projectFolder, folder, path);

execFileSync(join(projectFolder, 'node_modules/.bin', program), args, { cwd: inFolder('.'), stdio: 'inherit' });
const old = inFolder(`${draft}-old`);
rmSync(old, { recursive: true, force: true });
if (existsSync(inFolder(built))) renameSync(inFolder(built), old);
renameSync(inFolder(draft), inFolder(built));
rmSync(old, { recursive: true, force: true });
console.log(`${name}: built`);

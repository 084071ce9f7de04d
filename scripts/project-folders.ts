import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { portOffset } from './port-offset.ts';

export const projectFolder = resolve(import.meta.dirname, '..');

/** Without the demo the same commands start a shop with an empty catalogue and nobody in the place of third parties. */
export const hasDemo = existsSync(join(projectFolder, 'demo'));

export const everyStacksFolder = resolve(process.env['TRADEHALL_DATA'] ?? join(projectFolder, '.data'));

/** What is downloaded once and used by every stack of this checkout. */
export const downloadsFolder = join(everyStacksFolder, 'downloads');

/** Pictures of the catalogue: drawn alike whoever asks for them, so once for every stack. */
export const mediaFolders = {
  full: join(everyStacksFolder, 'media'),
  draft: join(everyStacksFolder, 'media-draft'),
  sketch: join(everyStacksFolder, 'media-sketch'),
};

/** What this stack wrote. A stack on shifted ports keeps its data apart from the development stack. */
export const dataFolder = portOffset === 0 ? everyStacksFolder : join(everyStacksFolder, `offset-${portOffset}`);

/** What operators upload belongs to the rows of a database. */
export const uploadsFolder = join(dataFolder, 'uploads');

export const runFolder = join(dataFolder, 'run');
export const logsFolder = join(dataFolder, 'logs');

export function createProjectFolders(): void {
  for (const folder of [downloadsFolder, runFolder, logsFolder]) mkdirSync(folder, { recursive: true });
}

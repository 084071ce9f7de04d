import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const dependencies = z.record(z.string(), z.string()).default({});
const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      name: z.string().optional(),
      version: z.string().optional(),
      license: z.string().optional(),
      link: z.boolean().optional(),
      resolved: z.string().optional(),
      dependencies,
      optionalDependencies: dependencies,
      peerDependencies: dependencies,
    }),
  ),
});

type Locked = z.output<typeof lockFile>['packages'];

/** A version of a package that the lock file installs, once however many folders hold it. */
export interface LockedPackage {
  readonly name: string;
  readonly version: string;
  /** As its author wrote it; empty if he wrote none. */
  readonly licence: string;
  /** An app of the product needs it when it runs. The others build, test and try out. */
  readonly ships: boolean;
}

const inFolder = 'node_modules/';
const nameOf = (path: string) => path.slice(path.lastIndexOf(inFolder) + inFolder.length);

/** The folders in which Node looks for what a package imports, the nearest first. */
function lookedThrough(path: string): string[] {
  const parts = path === '' ? [] : path.split('/');
  const folders = parts.map((_, at) => parts.slice(0, parts.length - at).join('/'));
  return [...folders.filter((folder) => !folder.endsWith('node_modules')), ''];
}

function resolveFrom(path: string, name: string, locked: Locked): string | undefined {
  const candidates = lookedThrough(path).map((folder) => join(folder, inFolder, name));
  return candidates.find((candidate) => candidate in locked);
}

/** Everything the rooms of the product reach by what they need at run time. */
function shippedPaths(locked: Locked): Set<string> {
  const reached = new Set(Object.keys(locked).filter((path) => /^apps\/[^/]+$/.test(path)));
  for (const path of reached) {
    const needs = locked[path];
    const names = Object.keys({ ...needs?.peerDependencies, ...needs?.optionalDependencies, ...needs?.dependencies });
    for (const name of names) {
      const found = resolveFrom(path, name, locked);
      if (found === undefined) continue;
      // A room of the project is linked; what it needs stands at its own place.
      reached.add(locked[found]?.link ? (locked[found].resolved ?? found) : found);
    }
  }
  return reached;
}

/** What `package-lock.json` of a folder installs, without the rooms of the project itself. */
export function readLockedPackages(folder: string): LockedPackage[] {
  const locked = lockFile.parse(JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'))).packages;
  const shipped = shippedPaths(locked);
  const found = new Map<string, LockedPackage>();
  for (const [path, { name = nameOf(path), version, license: licence = '', link }] of Object.entries(locked)) {
    if (!path.includes(inFolder) || link || version === undefined) continue;
    const ships = shipped.has(path) || (found.get(`${name}@${version}`)?.ships ?? false);
    found.set(`${name}@${version}`, { name, version, licence, ships });
  }
  return [...found.values()].toSorted((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1));
}

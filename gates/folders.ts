import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { readModules } from '../scripts/verify/import-graph.ts';

/** Tests may look at whatever they test. */
const isOfTests = /\/testing\/|\.(?:test|e2e)\.tsx?$/;

interface Import {
  readonly from: string;
  readonly to: string;
}

/** Every import by a file of the folders, without tests. */
export async function readImports(folders: readonly string[], root: string): Promise<Import[]> {
  const modules = await readModules(folders, root);
  // A test reaches into other rooms, which are read with them.
  const own = modules.filter(({ source }) => folders.some((folder) => source.startsWith(`${folder}/`)));
  const imports = own.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
  );
  return imports.filter(({ from, to }) => !isOfTests.test(from) && !isOfTests.test(to));
}

/** Where the ways of two files part: the folders on both sides, or nothing if one of the files lies at that very place. */
function neighbours({ from, to }: Import): Import | null {
  const [a, b] = [from.split('/'), to.split('/')];
  const parting = a.findIndex((part, at) => part !== b[at]);
  if (parting >= a.length - 1 || parting >= b.length - 1) return null;
  return { from: a.slice(0, parting + 1).join('/'), to: b.slice(0, parting + 1).join('/') };
}

/** The way from a folder back to itself, if its imports lead there. */
function wayBack(start: string, arrows: ReadonlyMap<string, ReadonlySet<string>>): string[] | null {
  const ways = [...(arrows.get(start) ?? [])].map((next) => [start, next]);
  const seen = new Set<string>();
  for (const way of ways) {
    const last = way.at(-1) ?? start;
    if (last === start) return way;
    if (seen.has(last)) continue;
    seen.add(last);
    for (const next of arrows.get(last) ?? []) ways.push([...way, next]);
  }
  return null;
}

/** Folders side by side that import each other in a circle, each circle by its shortest way. */
export function circlesOf(imports: readonly Import[]): string[] {
  const arrows = new Map<string, Set<string>>();
  for (const { from, to } of imports.map(neighbours).filter((arrow) => arrow !== null))
    arrows.set(from, (arrows.get(from) ?? new Set()).add(to));
  const ways = [...arrows.keys()].map((folder) => wayBack(folder, arrows)).filter((way) => way !== null);
  const circles = new Map(ways.map((way) => [way.slice(1).toSorted().join(), way.join(' → ')]));
  return [...circles.values()].toSorted();
}

/** Folders with more files than a reader takes in at a glance. */
export function crowdedFolders(folders: readonly string[], root: string, most: number): string[] {
  const files = globSync(
    folders.map((folder) => `${folder}/**/*.{ts,tsx,css}`),
    { cwd: root },
  ).filter((file) => !/node_modules|\/dist\/|\/build\/|\.react-router/.test(file));
  const counts = Map.groupBy(files, (file) => dirname(file));
  const crowded = [...counts].filter(([, held]) => held.length > most);
  return crowded.map(([folder, held]) => `${folder}: ${held.length} files`).toSorted();
}

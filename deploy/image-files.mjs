// While images are built, with nothing but Node and npm: plain JavaScript without a library.
//   gather <folder> <workspace…>   the packages that the workspaces need while they run, and sbom.cdx.json, their bill of materials
//   shed <folder…>                 removes what no program reads: tests, types, source maps, manuals
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Of the dashboard's library the engine loads `/plugin` alone; the rest of it builds the dashboard. */
const neededByDashboardPlugin = ['date-fns', 'express-rate-limit'];
/** Built into the storefront's pages. */
const builtIntoPages = ['@adyen/adyen-web', '@fontsource-variable/inter', '@simplewebauthn/browser', 'lucide-react'];

function needsOf(path, { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} }) {
  if (path === 'node_modules/@vendure/dashboard') return neededByDashboardPlugin;
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  const names = [...Object.keys({ ...optionalDependencies, ...dependencies }), ...peers];
  return path === 'apps/storefront' ? names.filter((name) => !builtIntoPages.includes(name)) : names;
}

/** Where Node finds a package that another one asks for: in the nearest folder upwards. */
function find(from, name, locked) {
  const parts = from.split('/');
  const folders = [...parts.map((_, at) => parts.slice(0, parts.length - at).join('/')), ''];
  return folders.map((folder) => join(folder, 'node_modules', name)).find((path) => path in locked);
}

/** Everything that is reached from the workspaces, as the lock file has it. */
function reach(workspaces, locked) {
  const reached = new Set(workspaces);
  for (const path of reached) {
    // A room of the project is a link in node_modules; what it needs stands at its own place.
    if (locked[path].link) reached.add(locked[path].resolved);
    for (const name of needsOf(path, locked[path])) {
      const found = find(path, name, locked);
      if (found !== undefined) reached.add(found);
    }
  }
  return [...reached].filter((path) => path.includes('node_modules/') && existsSync(path)).sort();
}

const unread = /\.(?:d\.[mc]?ts|map|md|markdown|test\.tsx?|tsbuildinfo)$/;

function gather(folder, ...workspaces) {
  const locked = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
  for (const path of reach(workspaces, locked)) {
    const isOfAnother = (file) => file.slice(path.length).includes('/node_modules');
    const filter = (file) => !unread.test(file) && !isOfAnother(file);
    cpSync(path, join(folder, path), { recursive: true, verbatimSymlinks: true, filter });
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'sbom.cdx.json'), bill(workspaces));
}

/** Also of what is built into the pages. The same twice: npm would put the moment and a random number in it. */
function bill(workspaces) {
  const chosen = workspaces.flatMap((workspace) => ['-w', workspace]);
  const command = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--omit=dev', ...chosen];
  const made = JSON.parse(execFileSync('npm', command, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }));
  made.metadata.timestamp = new Date(Number(process.env.SOURCE_DATE_EPOCH ?? 0) * 1_000).toISOString();
  made.serialNumber = undefined;
  const hash = createHash('sha256').update(JSON.stringify(made)).digest('hex');
  const uuid = hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-5$3-8$4-$5');
  return `${JSON.stringify({ ...made, serialNumber: `urn:uuid:${uuid}` }, null, 2)}\n`;
}

function shed(...folders) {
  for (const folder of folders) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
      if (entry.isFile() && unread.test(entry.name)) rmSync(join(entry.parentPath ?? entry.path, entry.name));
  }
}

const [command, ...rest] = process.argv.slice(2);
if (command === 'gather') gather(...rest);
else shed(...rest);

// npm run supply-chain: what is installed, under which licences, with which known holes; writes the bill of materials.
import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { orSayWhy } from './or-say-why.ts';
import { everyStacksFolder, projectFolder } from './project-folders.ts';
import { judge, readSnapshot, sayVerdict } from './supply-chain/advisories.ts';
import { licenceGroups } from './supply-chain/licences.ts';
import { type LockedPackage, readLockedPackages } from './supply-chain/locked-packages.ts';

const mostBytes = 64 * 1024 * 1024;

/** CycloneDX, of the lock file. npm refuses to write it for a tree in which a package does not get the version it asks for. */
async function writeBillOfMaterials(): Promise<string> {
  const file = join(everyStacksFolder, 'sbom.cdx.json');
  const command = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
  const { stdout: bill } = await promisify(execFile)('npm', command, { cwd: projectFolder, maxBuffer: mostBytes });
  mkdirSync(everyStacksFolder, { recursive: true });
  writeFileSync(file, bill);
  return file;
}

const shipsOrNot = ({ ships }: LockedPackage) => (ships ? 'in the product' : 'not in the product');

function sayLicences(installed: readonly LockedPackage[]): void {
  const groups = licenceGroups(installed);
  for (const { licence, packages } of groups) console.log(`${String(packages.length).padStart(5)} ${licence}`);
  for (const { licence, packages } of groups.filter(({ isPermissive }) => !isPermissive))
    for (const one of packages) console.log(`${licence}: ${one.name} ${one.version}, ${shipsOrNot(one)}`);
}

await orSayWhy(async () => {
  const installed = readLockedPackages(projectFolder);
  console.log(`${installed.length} packages, ${installed.filter(({ ships }) => ships).length} of them in the product`);
  sayLicences(installed);
  const snapshot = readSnapshot();
  console.log(`${snapshot.advisories.length} advisories of ${snapshot.date}`);
  if (!sayVerdict(judge(installed, snapshot, new Date()))) process.exitCode = 1;
  console.log(`bill of materials: ${await writeBillOfMaterials()}`);
});

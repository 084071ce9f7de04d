// npm run advisories: holds the lock file against the known advisories of gates/advisories.json; refuses a version that has one.
//   npm run advisories -- --renew   asks the registry first, and writes what it tells into the snapshot
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { orSayWhy } from './or-say-why.ts';
import { projectFolder } from './project-folders.ts';
import { judge, readSnapshot, sayVerdict, snapshotFile } from './supply-chain/advisories.ts';
import { askRegistry, renewed } from './supply-chain/ask-registry.ts';
import { readLockedPackages } from './supply-chain/locked-packages.ts';

const { values, positionals } = parseArgs({
  options: { renew: { type: 'boolean', default: false } },
  allowPositionals: true,
});

async function renew(installed: ReturnType<typeof readLockedPackages>): Promise<void> {
  const registry = execFileSync('npm', ['config', 'get', 'registry'], { cwd: projectFolder, encoding: 'utf8' }).trim();
  const today = new Date().toISOString().slice(0, 10);
  const told = await askRegistry(registry, installed);
  writeFileSync(snapshotFile, JSON.stringify(renewed(readSnapshot(), told, installed, today)));
  execFileSync('prettier', ['--write', '--log-level', 'warn', snapshotFile]);
}

await orSayWhy(async () => {
  const installed = readLockedPackages(positionals[0] ?? projectFolder);
  if (values.renew) await renew(installed);
  const snapshot = readSnapshot();
  const isClean = sayVerdict(judge(installed, snapshot, new Date()));
  console.log(`${installed.length} packages, ${snapshot.advisories.length} advisories of ${snapshot.date}`);
  if (!isClean) process.exitCode = 1;
});

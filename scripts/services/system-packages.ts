import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { findProgram } from '@tradehall/testing/process/find-program.ts';
import { isRoot } from './account.ts';

export function installSystemPackages(names: readonly string[]): void {
  if (!isRoot() || findProgram('apt-get') === null)
    throw new Error(`Please install ${names.join(' and ')} (on Debian: sudo apt-get install ${names.join(' ')}).`);
  console.log(`installing ${names.join(', ')} …`);
  withoutStartingServices(() => {
    aptGet(['update']);
    aptGet(['install', '-y', '--no-install-recommends', ...names]);
  });
}

const policy = '/usr/sbin/policy-rc.d';
const noStarts = '#!/bin/sh\n# Tradehall installs packages without starting their servers.\nexit 101\n';

/** Debian starts a server as soon as it is installed; the project runs its own, on its own ports. */
function withoutStartingServices(install: () => void): void {
  // One that an interrupted run of ours left behind is ours too.
  const isOurs = !existsSync(policy) || readFileSync(policy, 'utf8') === noStarts;
  if (isOurs) writeFileSync(policy, noStarts, { mode: 0o755 });
  try {
    install();
  } finally {
    if (isOurs) rmSync(policy, { force: true });
  }
}

function aptGet(args: readonly string[]): void {
  const ended = spawnSync('apt-get', ['-q', '-o', 'DPkg::Lock::Timeout=300', ...args], {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    maxBuffer: 64 * 1024 * 1024,
  });
  if (ended.status !== 0)
    throw new Error(`apt-get ${args.join(' ')} failed:\n${`${ended.stdout}${ended.stderr}`.trim()}`);
}

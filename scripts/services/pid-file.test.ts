import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createProjectFolders, runFolder } from '../project-folders.ts';
import { findOwnProcess, removePidFile, waitUntilGone, writePidFile } from './pid-file.ts';

describe('a pid file', () => {
  const name = 'pid-file-test';

  beforeEach(createProjectFolders);
  afterEach(() => {
    removePidFile(name);
  });

  it('finds the process it was written for, until that ends', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    await once(child, 'spawn');
    writePidFile(name, child.pid ?? 0);
    expect(findOwnProcess(name)).toBe(child.pid);
    child.kill('SIGKILL');
    expect(await waitUntilGone(name, 5_000)).toBe(true);
    expect(findOwnProcess(name)).toBeNull();
  });

  it('does not mistake another process with the same pid for its own', () => {
    writePidFile(name, process.pid);
    expect(findOwnProcess(name)).toBe(process.pid);
    writeFileSync(join(runFolder, `${name}.pid.json`), JSON.stringify({ pid: process.pid, started: 'long ago' }));
    expect(findOwnProcess(name)).toBeNull();
  });

  it('that was cut off by a crash counts as none', () => {
    writeFileSync(join(runFolder, `${name}.pid.json`), '{"pid":');
    expect(findOwnProcess(name)).toBeNull();
  });
});

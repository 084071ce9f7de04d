import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { expect, it } from 'vitest';
import { giveWay } from './give-way.ts';

it('lets a whole session give way, not only its leader within it', async () => {
  const child = spawn('cat', { detached: true, stdio: ['pipe', 'ignore', 'inherit'] });
  await once(child, 'spawn');
  const { pid = 0 } = child;
  giveWay(pid, 12);
  expect(getPriority(pid)).toBe(12);
  // Not every kernel has them.
  const share = `/proc/${pid}/autogroup`;
  if (existsSync(share)) expect(readFileSync(share, 'utf8').trim()).toMatch(/ nice 12$/);
  child.stdin.end();
  await once(child, 'exit');
});

import { existsSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/**
 * Whatever runs in this process's session gives way to the rest of the machine. Linux may share the processor out among
 * sessions before it looks at priorities (autogroups): the priority alone would then count within the session only.
 */
export function giveWay(sessionLeader: number, niceness: number): void {
  setPriority(sessionLeader, niceness);
  const share = `/proc/${sessionLeader}/autogroup`;
  if (existsSync(share)) writeFileSync(share, String(niceness));
}

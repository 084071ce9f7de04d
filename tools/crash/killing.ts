import { startServices } from '../../scripts/services/all-services.ts';
import { findOwnProcess, waitUntilGone } from '../../scripts/services/pid-file.ts';

/** kill -9 of a service of this stack, then its start: what an operator's machine does after a crash. */
export async function crashService(name: 'postgres' | 'redis'): Promise<void> {
  const pid = findOwnProcess(name);
  if (pid === null) throw new Error(`${name} was not running`);
  process.kill(pid, 'SIGKILL');
  await waitUntilGone(name, 10_000);
  await startServices();
}

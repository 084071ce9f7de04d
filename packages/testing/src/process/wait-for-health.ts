import { setTimeout as sleep } from 'node:timers/promises';

export async function waitForHealth(name: string, url: string, timeoutMs: number): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  let reason = '';
  while (Date.now() < deadline) {
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) });
      await answer.body?.cancel();
      if (answer.ok) return;
      reason = `it answers ${answer.status}`;
    } catch (failure) {
      reason = String(failure);
    }
    await sleep(100);
  }
  throw new Error(`${name} is not healthy at ${url} after ${timeoutMs / 1000} s: ${reason}.`);
}

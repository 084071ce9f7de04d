import { describe, expect, it } from 'vitest';
import { freePort } from './free-port.ts';
import { RealProcess } from './real-process.ts';

const counter =
  "let n = 0; console.log('up'); require('node:http').createServer((q, a) => a.end(String(n += 1))).listen(process.env.PORT, '127.0.0.1');";

async function describeCounter(): Promise<Parameters<typeof RealProcess.start>[0]> {
  const port = await freePort();
  const healthUrl = `http://127.0.0.1:${port}/`;
  return { name: 'counter', args: ['-e', counter], environment: { PORT: String(port) }, healthUrl };
}

describe('a real process', () => {
  it('is healthy once it has started', async () => {
    const description = await describeCounter();
    await using running = await RealProcess.start(description);
    expect(await (await fetch(description.healthUrl)).text()).toBe('2');
    expect(running.output).toContain('up');
  });

  it('answers nothing after kill -9 and starts afresh', async () => {
    const description = await describeCounter();
    await using running = await RealProcess.start(description);
    const firstPid = running.pid;
    await running.kill9();
    await expect(fetch(description.healthUrl)).rejects.toThrow('fetch failed');
    await running.restart();
    expect(running.pid).not.toBe(firstPid);
    expect(await (await fetch(description.healthUrl)).text()).toBe('2');
  });

  it('is gone when the test is over', async () => {
    const description = await describeCounter();
    {
      await using running = await RealProcess.start(description);
      expect(running.pid).toBeGreaterThan(0);
    }
    await expect(fetch(description.healthUrl)).rejects.toThrow('fetch failed');
  });

  it('says what it wrote when it ends at its start', async () => {
    const description = { ...(await describeCounter()), args: ['-e', "console.error('no database'); process.exit(3)"] };
    await expect(RealProcess.start(description)).rejects.toThrow(/counter ended at once:\nno database/);
  });
});

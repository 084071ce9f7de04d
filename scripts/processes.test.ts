import { once } from 'node:events';
import { createServer } from 'node:http';
import { freePort } from '@tradehall/testing/process/free-port.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProcessGroup } from './processes.ts';
import { findProcessStart } from './services/process-identity.ts';

const forEver = 'setInterval(() => {}, 1000)';
const healthy = "require('node:http').createServer((_, answer) => answer.end()).listen(process.env.PORT, '127.0.0.1')";

// Each test starts processes, which a busy machine gives no core for seconds.
describe('the processes of a stack', { timeout: 30_000 }, () => {
  let printed: string[];
  let group: ProcessGroup;
  let port: number;

  beforeEach(async () => {
    printed = [];
    vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
    group = new ProcessGroup();
    port = await freePort();
  });

  afterEach(async () => {
    await group.stopAll();
    vi.restoreAllMocks();
  });

  function script(name: string, source: string) {
    const environment = { GREETING: 'hello', PORT: String(port) };
    const healthUrl = `http://127.0.0.1:${port}/`;
    return { name, file: process.execPath, args: ['-e', source], environment, healthUrl };
  }

  it('print their lines behind their name', async () => {
    await group.start(script('greeter', `console.log(process.env.GREETING); ${healthy}`));
    await group.waitUntilHealthy(5_000);
    await vi.waitFor(() => {
      expect(printed).toContain('greeter    | hello');
    });
  });

  it('that die are named, with how they ended and what they said last', async () => {
    await group.start(script('steady', forEver));
    await group.start(script('shaky', "console.error('no database'); process.exitCode = 3"));
    expect(await group.firstDeath()).toBe('shaky ended with exit code 3. Its last lines:\nno database');
  });

  it('end together with what they started themselves', async () => {
    const grandchild = `require('node:child_process').spawn(process.execPath, ['-e', '${forEver}'])`;
    await group.start(script('parent', `console.log((${grandchild}).pid); ${forEver}`));
    await vi.waitFor(() => {
      expect(printed).toHaveLength(1);
    });
    const pid = Number(printed[0]?.split('|')[1]);
    expect(findProcessStart(pid)).not.toBeNull();
    await group.stopAll();
    await vi.waitFor(() => {
      expect(findProcessStart(pid)).toBeNull();
    });
  });

  it('find their port free or say who has it', { timeout: 20_000 }, async () => {
    const stranger = createServer().listen(port, '127.0.0.1');
    await once(stranger, 'listening');
    await expect(group.start(script('late', forEver))).rejects.toThrow(
      new RegExp(`late: port ${port} is taken by .+ \\(pid ${process.pid}\\)`),
    );
    stranger.close();
  });

  it('are not started any more once the stack is being stopped', async () => {
    await group.stopAll();
    await expect(group.start(script('late', ''))).rejects.toThrow('The stack is being stopped.');
  });

  it('may be preceded by a job, whose failure is told', async () => {
    await expect(group.run(script('the migration', 'process.exitCode = 2'))).rejects.toThrow(
      'the migration ended with exit code 2.',
    );
  });

  it('that die during a job are told before the job is done, which ends with the stack', async () => {
    await group.start(script('shaky', 'process.exitCode = 3'));
    const job = group.run({ ...script('the import', forEver), isBehind: true });
    const ended = expect(job).rejects.toThrow('the import ended with signal SIGTERM.');
    await expect(group.whileAllLive(job)).rejects.toThrow('shaky ended with exit code 3.');
    await group.stopAll();
    await ended;
  });

  it('and jobs behind them end with the stack', async () => {
    const job = expect(
      group.run({ ...script('drawing', `console.log('begun'); ${forEver}`), isBehind: true }),
    ).rejects.toThrow('drawing ended with signal SIGTERM.');
    await vi.waitFor(() => {
      expect(printed).toContain('drawing    | begun');
    });
    await group.stopAll();
    await job;
  });
});

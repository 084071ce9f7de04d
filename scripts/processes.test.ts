import { once } from 'node:events';
import { createServer } from 'node:http';
import { listeningPort } from '@tradehall/testing/fakes/listening-port.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProcessGroup } from './processes.ts';
import { findOwnProcess } from './services/pid-file.ts';
import { findProcessStart } from './services/process-identity.ts';

describe('the processes of a stack', () => {
  const healthy = createServer((_, answer) => answer.end('ok'));
  let printed: string[];
  let group: ProcessGroup;

  beforeEach(async () => {
    printed = [];
    vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
    group = new ProcessGroup();
    healthy.listen(0, '127.0.0.1');
    await once(healthy, 'listening');
  });

  afterEach(async () => {
    await group.stopAll();
    healthy.close();
    vi.restoreAllMocks();
  });

  function script(name: string, source: string) {
    const healthUrl = `http://127.0.0.1:${listeningPort(healthy)}/`;
    return { name, file: process.execPath, args: ['-e', source], environment: { GREETING: 'hello' }, healthUrl };
  }

  it('print their lines behind their name', async () => {
    await group.start(script('greeter', 'console.log(process.env.GREETING); setInterval(() => {}, 1000)'));
    await group.waitUntilHealthy(5_000);
    await vi.waitFor(() => {
      expect(printed).toContain('greeter    | hello');
    });
  });

  it('that die are named, with how they ended and what they said last', async () => {
    await group.start(script('steady', 'setInterval(() => {}, 1000)'));
    await group.start(script('shaky', "console.error('no database'); process.exitCode = 3"));
    expect(await group.firstDeath()).toBe('shaky ended with exit code 3. Its last lines:\nno database');
  });

  it('end together with what they started themselves', async () => {
    const grandchild = "require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])";
    await group.start(script('parent', `console.log((${grandchild}).pid); setInterval(() => {}, 1000)`));
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

  it('left over from a killed run are ended before the next start', async () => {
    await group.start(script('again', 'setInterval(() => {}, 1000)'));
    const death = group.firstDeath();
    const next = new ProcessGroup();
    await next.start(script('again', 'setInterval(() => {}, 1000)'));
    expect(await death).toContain('again ended with signal SIGKILL.');
    await next.stopAll();
  });

  it('include a job left over from a killed run, which is ended before the same job runs again', async () => {
    const forgotten = expect(group.run(script('the import', 'setInterval(() => {}, 1000)'))).rejects.toThrow('SIGKILL');
    await vi.waitFor(() => {
      expect(findOwnProcess('process-the-import')).not.toBeNull();
    });
    await new ProcessGroup().run(script('the import', ''));
    await forgotten;
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
});

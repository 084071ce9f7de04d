// What a command has started ends with it, however it is ended. `ENDED_COMMANDS=deep` lets each come to the middle of its work first.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { cleanEnvironment } from './clean-environment.ts';
import { downloadsFolder, projectFolder } from './project-folders.ts';
import { findProcessStart } from './services/process-identity.ts';

const isDeep = process.env['ENDED_COMMANDS'] === 'deep';
/** Their databases are made once; nothing of the checkout's own stacks is touched. */
const data = mkdtempSync(join(tmpdir(), 'tradehall-ended-'));
// The services run under accounts of their own.
chmodSync(data, 0o755);
// What was fetched once is not fetched again.
cpSync(downloadsFolder, join(data, 'downloads'), { recursive: true });
const goneWithinMs = 10_000;

const commands = {
  start: { script: 'start', args: [], middle: /Tradehall is open/ },
  journeys: { script: 'journeys', args: [], middle: /RUN {2}v/ },
  storm: { script: 'storm', args: ['checkout', '--checkouts', '500'], middle: /checkouts, [\d.]+ a second/ },
  bench: { script: 'bench', args: ['engine'], middle: /writing products/ },
  // Starts `npm run dev` in a folder of its own, where everything is fetched anew.
  ...(isDeep && { firstRun: { script: 'bench', args: ['first-run'], middle: /home of de answers/ } }),
} as const;

/** `npm start` leaves its services running, and says so. */
const services = /postgres|redis-server|meilisearch/;

/** By then PostgreSQL, Redis and Meilisearch run, and a first job of the command's own. */
const begun = /meilisearch: (?:started|already running)/;

function run(script: string, args: readonly string[]) {
  // Away from the stacks that somebody may be running.
  const offsets = { TRADEHALL_PORT_OFFSET: '14000', TRADEHALL_OWN_OFFSET: '14000' };
  const environment = cleanEnvironment({ ...offsets, TRADEHALL_DATA: data, CATALOGUE_SIZE: 'ci' });
  const command = spawn('npm', ['run', '--silent', script, '--', ...args], {
    cwd: projectFolder,
    // As a terminal does, which sends Ctrl-C to the whole group.
    detached: true,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [command.stdout, command.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  // Colours would stand between the words that are looked for.
  return { command, said: () => stripVTControlCharacters(said) };
}

interface Seen {
  readonly pid: number;
  readonly started: string;
  readonly what: string;
}

/** Everything that descends from a process now. */
function descendantsOf(root: number): Seen[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const parent = Number(/\) \S (\d+)/.exec(readOr(`/proc/${name}/stat`))?.[1] ?? 0);
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const all = [root];
  for (const pid of all) all.push(...(children.get(pid) ?? []));
  return all.map((pid) => ({
    pid,
    started: findProcessStart(pid) ?? '',
    what: readOr(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').slice(0, 100),
  }));
}

function readOr(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Keeps looking, for a child whose parent has ended is nobody's descendant any more. */
async function watchUntil(command: ChildProcess, isThere: () => boolean): Promise<Map<string, Seen>> {
  const seen = new Map<string, Seen>();
  while (command.exitCode === null && !isThere()) {
    for (const one of descendantsOf(command.pid ?? 0)) seen.set(`${one.pid} ${one.started}`, one);
    await sleep(100);
  }
  for (const one of descendantsOf(command.pid ?? 0)) seen.set(`${one.pid} ${one.started}`, one);
  return seen;
}

const leftOf = (seen: Map<string, Seen>) =>
  [...seen.values()].filter(({ pid, started }) => findProcessStart(pid) === started).map(({ what }) => what);

async function stopServices(): Promise<void> {
  await once(run('services:stop', []).command, 'exit');
}

describe.for(Object.values(commands))('npm run $script', ({ script, args, middle }) => {
  it.for(['SIGINT', 'SIGKILL'] as const)(
    'ended by %s leaves no process behind',
    { timeout: 600_000 },
    async (signal) => {
      const { command, said } = run(script, args);
      onTestFinished(() => void command.kill('SIGKILL'));
      const seen = await watchUntil(command, () => (isDeep ? middle : begun).test(said()));
      expect(command.exitCode, said()).toBeNull();
      const { pid = 0 } = command;
      expect(seen.size).toBeGreaterThan(5);
      process.kill(signal === 'SIGINT' ? -pid : pid, signal);
      const mayStay = (what: string) => script === 'start' && services.test(what);
      await expect.poll(() => leftOf(seen).filter((what) => !mayStay(what)), { timeout: goneWithinMs }).toEqual([]);
      if (script !== 'start') return;
      if (signal === 'SIGINT') expect(said()).toContain('the services keep running until "npm run services:stop"');
      await stopServices();
      expect(leftOf(seen)).toEqual([]);
    },
  );
});

afterAll(() => {
  rmSync(data, { recursive: true, force: true });
});

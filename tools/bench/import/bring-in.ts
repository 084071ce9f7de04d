import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { spawnOwned } from '@tradehall/testing/process/owned-processes.ts';
import type { RealProcess } from '@tradehall/testing/process/real-process.ts';
import { stackEnvironment } from '../../../scripts/addresses.ts';
import { projectFolder } from '../../../scripts/project-folders.ts';
import { crashService } from '../../crash/killing.ts';
import { countOpenChanges } from './shop-database.ts';
import type { MerchantFile } from './write-files.ts';

const program = 'apps/engine/dist/src/imports/run-import.js';
const mostAttempts = 30;
const lookMs = 500;
const patienceMs = 20 * 60_000;

function startCommand({ kind, path }: MerchantFile): ChildProcess {
  return spawnOwned(process.execPath, [program, '--kind', kind, '--file', path], {
    cwd: projectFolder,
    env: { ...process.env, ...stackEnvironment(), NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** By the command, started again as often as something ends it. Answers the seconds. */
export async function bringIn(file: MerchantFile, watch: (command: ChildProcess) => void): Promise<number> {
  const startedAt = performance.now();
  for (let attempt = 1; ; attempt += 1) {
    const command = startCommand(file);
    watch(command);
    await once(command, 'exit');
    if (command.exitCode === 0) return (performance.now() - startedAt) / 1000;
    if (attempt === mostAttempts) throw new Error(`the import of ${file.path} does not end`);
    await sleep(lookMs);
  }
}

export async function untilShown(): Promise<void> {
  const startedAt = performance.now();
  while ((await countOpenChanges()) > 0) {
    if (performance.now() - startedAt > patienceMs) throw new Error('the read side does not catch up');
    await sleep(lookMs);
  }
}

interface Kill {
  readonly name: string;
  readonly kill: (command: ChildProcess | null) => Promise<void>;
}

async function killCommand(command: ChildProcess | null): Promise<void> {
  if (command === null || command.exitCode !== null || command.pid === undefined) return;
  process.kill(-command.pid, 'SIGKILL');
  await once(command, 'exit');
}

const killsOf = (worker: RealProcess): readonly Kill[] => [
  { name: 'the command', kill: killCommand },
  { name: 'worker', kill: () => worker.restart() },
  {
    name: 'both',
    kill: async (command) => {
      await Promise.all([killCommand(command), worker.restart()]);
    },
  },
  { name: 'postgres', kill: () => crashService('postgres') },
  {
    name: 'worker and postgres',
    kill: async () => Promise.all([crashService('postgres'), worker.kill9()]).then(() => worker.restart()),
  },
];

/** The same files while something is ended by kill -9 so many times, spread over what each took undisturbed. */
export async function bringInUnderFire(
  files: readonly MerchantFile[],
  seconds: readonly number[],
  worker: RealProcess,
  kills: number,
): Promise<number> {
  const whole = seconds.reduce((sum, each) => sum + each, 0);
  const every = (whole * 1000) / (kills + 1);
  const running: { command: ChildProcess | null; isOver: boolean } = { command: null, isOver: false };
  const goesOn = () => !running.isOver;
  let done = 0;
  const killing = async () => {
    for (let dueAt = performance.now() + every; done < kills && goesOn(); dueAt += every) {
      await sleep(Math.max(0, dueAt - performance.now()));
      const next = killsOf(worker)[done % killsOf(worker).length];
      if (!goesOn() || next === undefined) return;
      console.log(`kill -9 ${next.name}`);
      await next.kill(running.command);
      done += 1;
    }
  };
  const killer = killing();
  for (const file of files)
    await bringIn(file, (command) => {
      running.command = command;
    });
  running.isOver = true;
  await killer;
  return done;
}

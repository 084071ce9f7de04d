import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ownGroup } from '@tradehall/testing/process/owned-processes.ts';
import { isOwnStack } from '../own-stack.ts';
import { createProjectFolders, logsFolder } from '../project-folders.ts';
import { type Account, asAccount } from './account.ts';
import { findOwnProcess, removePidFile, waitUntilGone, writePidFile } from './pid-file.ts';
import { describePortHolder, isPortTaken } from './port-holder.ts';

export interface ServiceCommand {
  readonly file: string;
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly account: Account | null;
}

export interface Service {
  readonly name: string;
  readonly port: number;
  /** Installs and initialises what is missing, and says how the service is run. */
  readonly prepare: () => ServiceCommand;
  /** Rejects as long as the service does not answer. */
  readonly answers: () => Promise<void>;
  readonly stopSignal: 'SIGTERM' | 'SIGINT';
}

type Started = 'started' | 'already running';

const answerTimeoutMs = 60_000;
// After kill -9 of PostgreSQL its children hold the shared memory for a moment and the next start is refused.
const startAttempts = 5;

/** Stays until `stopService`; of a stack that a command has for itself, at most as long as the command. */
export async function startService(service: Service): Promise<Started> {
  const started = await startUnlessRunning(service);
  const pid = findOwnProcess(service.name);
  if (isOwnStack() && pid !== null) ownGroup(pid, service.stopSignal);
  return started;
}

async function startUnlessRunning(service: Service): Promise<Started> {
  createProjectFolders();
  if (findOwnProcess(service.name) !== null && (await waitForAnswer(service))) return 'already running';
  removePidFile(service.name);
  if (await isPortTaken(service.port)) {
    throw new Error(
      `${service.name}: port ${service.port} is taken by ${describePortHolder(service.port)}, which this checkout ` +
        'did not start; stop that program or set TRADEHALL_PORT_OFFSET.',
    );
  }
  const command = service.prepare();
  for (let attempt = 1; attempt <= startAttempts; attempt += 1) {
    await launch(service, command);
    if (await waitForAnswer(service)) return 'started';
    await sleep(attempt * 500);
  }
  throw new Error(`${service.name} ended right after its start. Its last lines:\n${lastLogLines(service.name)}`);
}

async function launch(service: Service, command: ServiceCommand): Promise<void> {
  const log = openSync(logFile(service.name), 'a');
  try {
    const child = spawn(command.file, command.args, {
      cwd: '/',
      detached: true,
      env: { PATH: process.env['PATH'] ?? '', LANG: 'C.UTF-8', ...command.environment },
      stdio: ['ignore', log, log],
      ...asAccount(command.account),
    });
    await once(child, 'spawn');
    if (child.pid !== undefined) writePidFile(service.name, child.pid);
    child.unref();
  } finally {
    closeSync(log);
  }
}

/** False when the process ended before it answered. */
async function waitForAnswer(service: Service): Promise<boolean> {
  const deadline = Date.now() + answerTimeoutMs;
  let reason: unknown;
  while (Date.now() < deadline) {
    if (findOwnProcess(service.name) === null) return false;
    try {
      await service.answers();
      return true;
    } catch (refusal) {
      reason = refusal;
      await sleep(100);
    }
  }
  throw new Error(
    `${service.name} did not answer on port ${service.port} within ${answerTimeoutMs / 1000} s (${String(reason)}). ` +
      `Its last lines:\n${lastLogLines(service.name)}`,
  );
}

export async function stopService(service: Service): Promise<'stopped' | 'not running'> {
  const pid = findOwnProcess(service.name);
  if (pid === null) {
    removePidFile(service.name);
    return 'not running';
  }
  process.kill(pid, service.stopSignal);
  if (!(await waitUntilGone(service.name, 60_000)))
    throw new Error(`${service.name} (pid ${pid}) did not end within 60 s after ${service.stopSignal}.`);
  removePidFile(service.name);
  return 'stopped';
}

function logFile(name: string): string {
  return join(logsFolder, `${name}.log`);
}

function lastLogLines(name: string): string {
  return readFileSync(logFile(name), 'utf8').trimEnd().split('\n').slice(-15).join('\n');
}

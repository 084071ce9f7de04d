import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { once } from 'node:events';
import { spawnOwned } from '@tradehall/testing/process/owned-processes.ts';
import { z } from 'zod';
import { everyStacksFolder, projectFolder } from '../project-folders.ts';
import { type Gate, reportOf, type Stage } from './gates.ts';

/** Every gate starts programs, and many of them the engine: what was compiled once is not compiled again. */
const env = { ...process.env, NODE_COMPILE_CACHE: join(everyStacksFolder, 'compile-cache'), POSTGRES_FSYNC: 'off' };
/** What a virtual machine's host gave to others meanwhile, which no gate is to blame for. Only Linux tells. */
function stolenMinutes(): number {
  const statistics = '/proc/stat';
  if (!existsSync(statistics)) return 0;
  // user nice system idle iowait irq softirq steal, in hundredths of a second of one core
  const stolen = Number(readFileSync(statistics, 'utf8').split('\n')[0]?.split(/\s+/)[8] ?? 0);
  return stolen / 100 / 60 / availableParallelism();
}

/** A gate may take so many times its budget. */
const patience = 2;

const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      message: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).nullish() }),
      ),
    }),
  ),
});

export interface Outcome {
  readonly gate: Gate;
  readonly minutes: number;
  /** Of one core, by the gate's own processes; services that it asks are not among them. */
  readonly processorMinutes: number;
  readonly stolen: number;
  readonly passed: number;
  readonly failed: number;
  /** Said again at the end: what stands above it is long. */
  readonly faults: readonly string[];
}

/** Nothing at all where the runner never came to write its report. */
function countTests(project: string): Pick<Outcome, 'passed' | 'failed' | 'faults'> {
  if (!existsSync(reportOf(project))) return { passed: 0, failed: 0, faults: [] };
  const { numPassedTests, numFailedTests, testResults } = report.parse(
    JSON.parse(readFileSync(reportOf(project), 'utf8')),
  );
  const faults = testResults.flatMap(({ message, assertionResults }) => [
    ...(message === '' ? [] : [message]),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages?.[0]?.slice(0, 2_000) ?? ''}`),
  ]);
  return { passed: numPassedTests, failed: numFailedTests, faults };
}

/** What `times` of a shell prints: `1m2.5s 0m0.25s` of itself, then of all it waited for. */
function minutesOf(times: string): number {
  const parts = [...times.matchAll(/(\d+)m([\d.]+)s/g)];
  return parts.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) + Number(seconds) / 60, 0);
}

/** Stands between a gate's words and what the shell says of its times. */
const recordSeparator = '\u001E';

/** Its words come in one piece when it has ended, so that lanes do not talk across each other. */
async function runCommand(command: string): Promise<Pick<Outcome, 'processorMinutes'> & { ok: boolean }> {
  const child = spawnOwned('sh', ['-c', `( ${command} ) 2>&1; code=$?; printf '\\036'; times; exit $code`], {
    cwd: projectFolder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(child, 'close');
  const said = Buffer.concat(chunks).toString();
  const [words = '', times = ''] = said.split(recordSeparator);
  process.stdout.write(words);
  return { ok: child.exitCode === 0, processorMinutes: minutesOf(times) };
}

/** Time as lanes share it: while three run side by side, each minute counts a third for each. */
class SharedTime {
  #running = 0;
  #shared = 0;
  #countedAt = performance.now();

  minutes(): number {
    const now = performance.now();
    if (this.#running > 0) this.#shared += (now - this.#countedAt) / this.#running;
    this.#countedAt = now;
    return this.#shared / 60_000;
  }

  /** A lane begins, or ends. */
  change(by: 1 | -1): void {
    this.minutes();
    this.#running += by;
  }
}

async function runGate(gate: Gate, time: SharedTime): Promise<Outcome> {
  if (gate.project) rmSync(reportOf(gate.project), { force: true });
  const [start, stolenBefore, sharedBefore] = [performance.now(), stolenMinutes(), time.minutes()];
  const { ok, processorMinutes } = await runCommand(gate.command);
  const minutes = (performance.now() - start) / 60_000;
  const [stolen, share] = [stolenMinutes() - stolenBefore, (time.minutes() - sharedBefore) / minutes];
  console.log(`${ok ? '✓' : '✗'} ${gate.name} ${inMinutes(minutes)} min`);
  // Lanes side by side wait for each other's turn at the cores, and no longer than the number of those that run explains.
  const waited = minutes - stolen;
  const own = Math.max(Math.min(waited, processorMinutes), waited * share);
  const isLate = own > gate.budgetMinutes * patience;
  const took = `${inMinutes(minutes)} min, ${inMinutes(stolen)} of them stolen, ${inMinutes(processorMinutes)} of a core`;
  const late = isLate ? [`✗ ${gate.name} took ${took}; its budget is ${gate.budgetMinutes}`] : [];
  const faults = [...(ok ? [] : [`✗ ${gate.name}`]), ...late];
  const figures = { gate, minutes, processorMinutes, stolen };
  if (!gate.project) return { ...figures, passed: Number(ok && !isLate), failed: Number(!ok || isLate), faults };
  const tests = countTests(gate.project);
  // A runner that dies outside any test, or runs none, is a failure too.
  const isSilent = (!ok && tests.failed === 0) || tests.passed + tests.failed === 0;
  const failed = tests.failed + Number(isSilent || isLate);
  return { ...figures, passed: tests.passed, failed, faults: [...faults, ...tests.faults] };
}

async function runLane(lane: readonly Gate[], time: SharedTime): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  time.change(1);
  for (const gate of lane) outcomes.push(await runGate(gate, time));
  time.change(-1);
  return outcomes;
}

export async function runGates(stages: readonly Stage[]): Promise<Outcome[]> {
  mkdirSync(dirname(reportOf('')), { recursive: true });
  const outcomes: Outcome[] = [];
  for (const stage of stages) {
    const time = new SharedTime();
    outcomes.push(...(await Promise.all(stage.map((lane) => runLane(lane, time)))).flat());
  }
  return outcomes;
}

export const inMinutes = (minutes: number): string => minutes.toFixed(1);

import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { spawnOwned } from '@tradehall/testing/process/owned-processes.ts';
import { z } from 'zod';
import { everyStacksFolder, projectFolder } from '../project-folders.ts';
import type { Gate, Stage } from './gates.ts';

const reports = join(everyStacksFolder, 'reports');
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
  readonly stolen: number;
  readonly passed: number;
  readonly failed: number;
  /** Said again at the end: what stands above it is long. */
  readonly faults: readonly string[];
}

const reportOf = (project: string) => join(reports, `${project}.json`);

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

/** Its words come in one piece when it has ended, so that lanes do not talk across each other. */
async function runCommand(command: string): Promise<boolean> {
  const child = spawnOwned('sh', ['-c', `{ ${command}; } 2>&1`], {
    cwd: projectFolder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const words: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => words.push(chunk));
  await once(child, 'close');
  process.stdout.write(Buffer.concat(words));
  return child.exitCode === 0;
}

async function runGate(gate: Gate): Promise<Outcome> {
  if (gate.project) rmSync(reportOf(gate.project), { force: true });
  const [start, stolenBefore] = [performance.now(), stolenMinutes()];
  const ok = await runCommand(gate.command);
  const minutes = (performance.now() - start) / 60_000;
  const stolen = stolenMinutes() - stolenBefore;
  console.log(`${ok ? '✓' : '✗'} ${gate.name} ${inMinutes(minutes)} min`);
  const isLate = minutes - stolen > gate.budgetMinutes * patience;
  const took = `${inMinutes(minutes)} min, ${inMinutes(stolen)} of them stolen`;
  const late = isLate ? [`✗ ${gate.name} took ${took}; its budget is ${gate.budgetMinutes}`] : [];
  const faults = [...(ok ? [] : [`✗ ${gate.name}`]), ...late];
  if (!gate.project)
    return { gate, minutes, stolen, passed: Number(ok && !isLate), failed: Number(!ok || isLate), faults };
  const tests = countTests(gate.project);
  // A runner that dies outside any test, or runs none, is a failure too.
  const isSilent = (!ok && tests.failed === 0) || tests.passed + tests.failed === 0;
  const failed = tests.failed + Number(isSilent || isLate);
  return { gate, minutes, stolen, passed: tests.passed, failed, faults: [...faults, ...tests.faults] };
}

async function runLane(lane: readonly Gate[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const gate of lane) outcomes.push(await runGate(gate));
  return outcomes;
}

export async function runGates(stages: readonly Stage[]): Promise<Outcome[]> {
  mkdirSync(reports, { recursive: true });
  const outcomes: Outcome[] = [];
  for (const stage of stages) outcomes.push(...(await Promise.all(stage.map(runLane))).flat());
  return outcomes;
}

export const inMinutes = (minutes: number): string => minutes.toFixed(1);

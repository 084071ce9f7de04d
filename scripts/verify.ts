// One command says done: every gate in order, its time, and one closing line that counts tests and gates.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const root = join(import.meta.dirname, '..');
const reports = join(root, '.data/reports');
/** Every gate starts programs, and many of them the engine: what was compiled once is not compiled again. */
const env = { ...process.env, NODE_COMPILE_CACHE: join(root, '.data/compile-cache') };

interface Gate {
  name: string;
  command: string;
  /** A vitest project: its tests are counted one by one. */
  project?: string;
}

const vitest = (project: string) =>
  `vitest run --project ${project} --reporter=default --reporter=json --outputFile.json=${join(reports, `${project}.json`)}`;

/** Gates of a lane run one after the other, lanes of a stage side by side: there are two cores. */
type Stage = readonly (readonly Gate[])[];

const readingCode: readonly Gate[] = [
  { name: 'format', command: 'prettier --check --log-level warn .' },
  {
    name: 'lint',
    command: 'NODE_OPTIONS=--max-old-space-size=8192 eslint --cache --cache-location .data/eslint/ --max-warnings 0 .',
  },
  { name: 'arrows', command: 'depcruise --config .dependency-cruiser.mjs packages apps scripts e2e' },
  { name: 'unused', command: 'knip --no-progress' },
];
const types: Gate = { name: 'types', command: 'npm run --silent types' };
const generate: Gate = { name: 'generate', command: 'npm run --silent generate' };
const unit: Gate = { name: 'unit', command: `${vitest('unit')} --maxWorkers=1`, project: 'unit' };
const integration: Gate = {
  name: 'integration',
  command: `npm run --silent services && ${vitest('integration')}`,
  project: 'integration',
};
const build: Gate = { name: 'build', command: 'npm run --silent build' };
const journeys: Gate = {
  name: 'journeys',
  command: `SHOP_IS_BUILT=yes PICTURE_QUALITY=draft node scripts/on-own-shop.ts ${vitest('journeys')}`,
  project: 'journeys',
};
// One after the other: they share the stack that may be killed.
const underFire: readonly Gate[] = [
  { name: 'crash', command: 'PICTURE_QUALITY=draft node scripts/crash.ts' },
  { name: 'storm', command: 'PICTURE_QUALITY=draft node scripts/storm.ts checkout --checkouts 500' },
  { name: 'flash sale', command: 'PICTURE_QUALITY=draft node scripts/storm.ts flash-sale --units 50 --buyers 500' },
];
const verifyStages: readonly Stage[] = [[[generate]], [readingCode, [types, unit]], [[integration]]];
const wholeStages: readonly Stage[] = [
  [[generate]],
  [readingCode, [types, unit, build]],
  [[integration]],
  [[journeys]],
  [underFire],
];

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

interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** Said again at the end: what stands above it is long. */
  readonly faults: readonly string[];
}

const reportOf = (project: string) => join(reports, `${project}.json`);

/** Nothing at all where the runner never came to write its report. */
function countTests(project: string): Outcome {
  if (!existsSync(reportOf(project))) return { passed: 0, failed: 0, faults: [] };
  const { numPassedTests, numFailedTests, testResults } = report.parse(
    JSON.parse(readFileSync(reportOf(project), 'utf8')),
  );
  const failing = testResults.flatMap(({ message, assertionResults }) => [
    ...(message === '' ? [] : [message]),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages?.[0]?.slice(0, 2_000) ?? ''}`),
  ]);
  return { passed: numPassedTests, failed: numFailedTests, faults: failing };
}

/** Its words come in one piece when it has ended, so that lanes do not talk across each other. */
async function runCommand(command: string): Promise<boolean> {
  const child = spawn(`{ ${command}; } 2>&1`, { cwd: root, env, shell: true, stdio: ['ignore', 'pipe', 'inherit'] });
  const words: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => words.push(chunk));
  await once(child, 'close');
  process.stdout.write(Buffer.concat(words));
  return child.exitCode === 0;
}

async function runGate(gate: Gate): Promise<Outcome> {
  if (gate.project) rmSync(reportOf(gate.project), { force: true });
  const start = performance.now();
  const ok = await runCommand(gate.command);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${ok ? '✓' : '✗'} ${gate.name} ${seconds} s`);
  const faults = ok ? [] : [`✗ ${gate.name}`];
  if (!gate.project) return { passed: Number(ok), failed: Number(!ok), faults };
  const tests = countTests(gate.project);
  // A runner that dies outside any test, or runs none, is a failure too.
  const silent = (!ok && tests.failed === 0) || tests.passed + tests.failed === 0;
  return { passed: tests.passed, failed: tests.failed + Number(silent), faults: [...faults, ...tests.faults] };
}

async function runLane(lane: readonly Gate[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const gate of lane) outcomes.push(await runGate(gate));
  return outcomes;
}

mkdirSync(reports, { recursive: true });
const stages = process.argv.includes('--journeys') ? wholeStages : verifyStages;
const outcomes: Outcome[] = [];
for (const stage of stages) outcomes.push(...(await Promise.all(stage.map(runLane))).flat(2));
for (const fault of outcomes.flatMap(({ faults }) => faults)) console.log(fault);
const sum = (count: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[count], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;

// One command says done: every gate in order, its time, and one closing line that counts tests and gates.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const root = join(import.meta.dirname, '..');
const reports = join(root, '.data/reports');

interface Gate {
  name: string;
  command: string;
  /** A vitest project: its tests are counted one by one. */
  project?: string;
}

const vitest = (project: string) =>
  `vitest run --project ${project} --reporter=default --reporter=json --outputFile.json=${join(reports, `${project}.json`)}`;

const verifyGates: Gate[] = [
  { name: 'generate', command: 'npm run --silent generate' },
  { name: 'format', command: 'prettier --check --log-level warn .' },
  {
    name: 'lint',
    command: 'NODE_OPTIONS=--max-old-space-size=8192 eslint --cache --cache-location .data/eslint/ --max-warnings 0 .',
  },
  { name: 'arrows', command: 'depcruise --config .dependency-cruiser.mjs packages apps scripts e2e' },
  { name: 'types', command: 'npm run --silent types' },
  { name: 'unit', command: vitest('unit'), project: 'unit' },
  { name: 'integration', command: `npm run --silent services && ${vitest('integration')}`, project: 'integration' },
  { name: 'unused', command: 'knip --no-progress' },
];
const journeyGates: Gate[] = [
  { name: 'build', command: 'npm run --silent build' },
  {
    name: 'journeys',
    command: `PICTURE_QUALITY=draft node scripts/on-own-shop.ts ${vitest('journeys')}`,
    project: 'journeys',
  },
  { name: 'crash', command: 'PICTURE_QUALITY=draft node scripts/crash.ts' },
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

function runGate(gate: Gate): Outcome {
  if (gate.project) rmSync(reportOf(gate.project), { force: true });
  const start = performance.now();
  const { status } = spawnSync(gate.command, { cwd: root, shell: true, stdio: ['ignore', 'inherit', 'inherit'] });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const ok = status === 0;
  console.log(`${ok ? '✓' : '✗'} ${gate.name} ${seconds} s`);
  const faults = ok ? [] : [`✗ ${gate.name}`];
  if (!gate.project) return { passed: Number(ok), failed: Number(!ok), faults };
  const tests = countTests(gate.project);
  // A runner that dies outside any test, or runs none, is a failure too.
  const silent = (!ok && tests.failed === 0) || tests.passed + tests.failed === 0;
  return { passed: tests.passed, failed: tests.failed + Number(silent), faults: [...faults, ...tests.faults] };
}

mkdirSync(reports, { recursive: true });
const gates = process.argv.includes('--journeys') ? [...verifyGates, ...journeyGates] : verifyGates;
let passed = 0;
let failed = 0;
const faults: string[] = [];
for (const gate of gates) {
  const result = runGate(gate);
  passed += result.passed;
  failed += result.failed;
  faults.push(...result.faults);
}
for (const fault of faults) console.log(fault);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

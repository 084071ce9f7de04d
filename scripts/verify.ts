// One command says done: every gate in order, what it took beside its budget, and one closing line that counts tests and gates.
//   npm run verify               a change before it is committed: all but what takes many minutes
//   npm run verify -- --changed  only what a change can reach (`--since <revision>`: since then)
//   npm run verify -- --whole    also the build, journeys, crashes and storms: what continuous integration runs
//   npm run verify -- --long     also what takes hours, at the size that was once shown to hold
import { parseArgs } from 'node:util';
import { endWithNpm } from './or-say-why.ts';
import { changedStages } from './verify/changed.ts';
import { heavyFiles, longStages, verifyStages, wholeStages } from './verify/gates.ts';
import { inMinutes, type Outcome, runGates } from './verify/run-gates.ts';

const { values } = parseArgs({
  options: {
    changed: { type: 'boolean', default: false },
    since: { type: 'string' },
    whole: { type: 'boolean', default: false },
    long: { type: 'boolean', default: false },
  },
});

function chooseStages() {
  if (values.changed) return changedStages(values.since);
  if (values.long) return longStages;
  if (values.whole) return wholeStages;
  console.log(
    `left out: ${heavyFiles.length} of the longest integration files, build, journeys, crash, storm, flash sale`,
  );
  return verifyStages;
}

function tell(outcomes: readonly Outcome[], minutes: number): void {
  for (const fault of outcomes.flatMap(({ faults }) => faults)) console.log(fault);
  const row = (name: string, ...columns: string[]) =>
    console.log([name.padEnd(14), ...columns.map((column) => column.padStart(7))].join(' '));
  row('gate', 'min', 'stolen', 'core', 'budget');
  for (const { gate, minutes: took, stolen, processorMinutes } of outcomes)
    row(gate.name, inMinutes(took), inMinutes(stolen), inMinutes(processorMinutes), String(gate.budgetMinutes));
  row('all', inMinutes(minutes));
  const sum = (count: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[count], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
}

endWithNpm();
const start = performance.now();
const outcomes = await runGates(await chooseStages());
tell(outcomes, (performance.now() - start) / 60_000);
process.exit();

import { describe, expect, it } from 'vitest';
import { runGates } from './run-gates.ts';

const gate = (command: string, budgetMinutes = 1) => ({ name: 'a gate', command, budgetMinutes });
const outcomeOf = async (...gates: ReturnType<typeof gate>[]) => await runGates([[gates]]);
const busyForASecond = `node -e "const end = process.cpuUsage().user + 1e6; while (process.cpuUsage().user < end);"`;

// Each gate is a process of its own, which a busy machine gives no core for seconds.
describe('a run of gates', { timeout: 30_000 }, () => {
  it('passes a gate whose command succeeds within its budget', async () => {
    expect(await outcomeOf(gate('true'))).toMatchObject([{ passed: 1, failed: 0, faults: [] }]);
  });

  it('fails a gate whose command fails, and goes on with the next', async () => {
    expect(await outcomeOf(gate('exit 3'), gate('true'))).toMatchObject([
      { passed: 0, failed: 1, faults: ['✗ a gate'] },
      { passed: 1, failed: 0 },
    ]);
  });

  it('fails a gate that takes more than twice its budget, though its command succeeds', async () => {
    expect(await outcomeOf(gate('true', 0))).toMatchObject([
      { passed: 0, failed: 1, faults: [expect.stringMatching(/^✗ a gate took 0\.0 min, .+; its budget is 0$/)] },
    ]);
  });

  it('counts what the processes of a gate compute, and not what they wait', async () => {
    const [busy, waiting] = await outcomeOf(gate(busyForASecond), gate('sleep 1'));
    expect(busy?.processorMinutes).toBeGreaterThan(1 / 60);
    expect(waiting?.processorMinutes).toBeLessThan(0.5 / 60);
  });

  it('forgives a gate in a lane beside others what their number explains, but not what it computes or waits beyond that', async () => {
    const [some, little] = [0.4 / 60, 0.05 / 60];
    const lanes = [[gate('sleep 1', some)], [gate(busyForASecond, some)], [gate('sleep 1', little)], [gate('sleep 1')]];
    expect(await runGates([lanes])).toMatchObject([{ failed: 0 }, { failed: 1 }, { failed: 1 }, { failed: 0 }]);
    expect(await outcomeOf(gate('sleep 1', some))).toMatchObject([{ failed: 1 }]);
  });

  it('forgives nothing for a lane that has ended', async () => {
    const lanes = [[gate('sleep 2', 0.6 / 60)], [gate('true')]];
    expect(await runGates([lanes])).toMatchObject([{ failed: 1 }, { failed: 0 }]);
  });

  it('fails a gate of tests that wrote no report, though its command succeeds', async () => {
    const silent = { ...gate('true'), project: 'a project that does not exist' };
    expect(await outcomeOf(silent)).toMatchObject([{ passed: 0, failed: 1 }]);
  });
});

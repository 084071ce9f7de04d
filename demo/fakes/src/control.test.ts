import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startControl } from './control.ts';
import { Faults } from './faults.ts';
import { Journal } from './journal.ts';

describe('the control of the fakes', () => {
  const journal = new Journal<{ asked: string }>();
  const faults = new Faults();
  let control: Awaited<ReturnType<typeof startControl>>;

  beforeEach(async () => {
    journal.clear();
    faults.clear();
    const fake = { name: 'oracle', url: 'http://127.0.0.1:1/', journal, faults, stop: () => Promise.resolve() };
    control = await startControl(0, [fake]);
  });

  afterEach(async () => {
    await control.stop();
  });

  it('sets, shows and clears the fault of a fake', async () => {
    const address = `${control.url}/oracle/faults`;
    await fetch(address, { method: 'PUT', body: JSON.stringify({ kind: 'refuse', times: 3 }) });
    expect(faults.current).toEqual({ kind: 'refuse', times: 3 });
    expect(await (await fetch(address)).json()).toEqual({ kind: 'refuse', times: 3 });
    await fetch(address, { method: 'DELETE' });
    expect(faults.current).toBeNull();
  });

  it('refuses a fault it does not know', async () => {
    const answer = await fetch(`${control.url}/oracle/faults`, { method: 'PUT', body: '{"kind":"explode"}' });
    expect(answer.status).toBe(400);
    expect(faults.current).toBeNull();
  });

  it('tells and clears the journal of a fake', async () => {
    journal.record({ asked: 'why' });
    expect(await (await fetch(`${control.url}/oracle/journal`)).json()).toEqual([{ asked: 'why' }]);
    await fetch(`${control.url}/oracle/journal`, { method: 'DELETE' });
    expect(journal.entries).toEqual([]);
  });

  it('gives an overview, says that it is healthy, and knows no other fakes', async () => {
    expect(await (await fetch(control.url)).text()).toContain('oracle');
    expect((await fetch(`${control.url}/health`)).status).toBe(200);
    expect((await fetch(`${control.url}/nobody/journal`)).status).toBe(404);
  });
});

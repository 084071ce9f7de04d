import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startCaseManagementFake } from './case-management-fake.ts';

describe('the fake of the case management', () => {
  let fake: Awaited<ReturnType<typeof startCaseManagementFake>>;

  beforeEach(async () => {
    fake = await startCaseManagementFake(0);
  });

  afterEach(async () => {
    await fake.stop();
  });

  const post = (key: string, fields: Record<string, string> = {}, signal: AbortSignal | null = null) =>
    fetch(fake.formUrl, {
      method: 'POST',
      headers: { 'Idempotency-Key': key },
      body: new URLSearchParams({ orgid: 'o', retURL: 'http://de.localhost/', subject: 'A <b>', ...fields }),
      redirect: 'manual',
      signal,
    });
  const outcomes = () => fake.journal.entries.map(({ outcome }) => outcome);

  it('opens a case once, sends the browser back, and can be asked about it', async () => {
    const answer = await post('C-1');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, 'http://de.localhost/']);
    await post('C-1', { subject: 'Another' });
    expect(outcomes()).toEqual(['opened', 'known']);
    expect(await (await fetch(`${fake.url}/cases/C-1`)).json()).toMatchObject({ subject: 'A <b>' });
    expect((await fetch(`${fake.url}/cases/C-2`)).status).toBe(404);
    expect(await (await fetch(fake.url)).text()).toContain('A &lt;b&gt;');
  });

  it('refuses what names no organisation', async () => {
    const bare = await fetch(fake.formUrl, { method: 'POST', headers: { 'Idempotency-Key': 'C-1' }, body: '' });
    expect(bare.status).toBe(400);
    expect(fake.cases.size).toBe(0);
  });

  it('refuses, does not answer, and loses its answer after opening the case', async () => {
    fake.faults.set({ kind: 'refuse', code: 500, times: 1 });
    expect((await post('C-1')).status).toBe(500);
    fake.faults.set({ kind: 'timeout', times: 1 });
    await expect(post('C-1', {}, AbortSignal.timeout(100))).rejects.toThrow();
    expect(fake.cases.size).toBe(0);
    fake.faults.set({ kind: 'lost-answer', times: 1 });
    await expect(post('C-1')).rejects.toThrow();
    expect(fake.cases.size).toBe(1);
    await post('C-1');
    expect(outcomes()).toEqual(['refused', 'opened', 'known']);
  });
});

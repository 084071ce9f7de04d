import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTrackingFake } from './tracking-fake.ts';

let fake: Awaited<ReturnType<typeof startTrackingFake>>;

beforeAll(async () => {
  fake = await startTrackingFake(0);
});
beforeEach(() => {
  fake.journal.clear();
  fake.faults.clear();
});
afterAll(() => fake.stop());

const send = (path: string, body: object, key = 'k-1') =>
  fetch(`${fake.url}${path}`, { method: 'POST', headers: { 'idempotency-key': key }, body: JSON.stringify(body) });

describe('the fake of the tracking service', () => {
  it('writes down every event with its key, a repeated one as well', async () => {
    expect((await send('/cia/view-item', { sku: 'EX10000001' })).status).toBe(200);
    await send('/cia/view-item', { sku: 'EX10000001' });
    const entry = { what: 'event', name: 'view-item', key: 'k-1', body: { sku: 'EX10000001' } };
    expect(fake.journal.entries).toEqual([entry, entry]);
  });

  it('takes what it then loses the answer of, and nothing that it refuses', async () => {
    fake.faults.set({ kind: 'lost-answer', times: 1 });
    await expect(send('/cia/view-item', {})).rejects.toThrow();
    expect(fake.journal.entries).toHaveLength(1);
    fake.faults.set({ kind: 'refuse', code: 500 });
    expect((await send('/cia/view-item', {})).status).toBe(500);
    expect(fake.journal.entries).toHaveLength(1);
  });

  it('serves a tag manager and takes what that posts', async () => {
    expect(await (await fetch(`${fake.url}/tag-manager.js`)).text()).toContain('dataLayer');
    await send('/data-layer', { event: 'page_view' });
    expect(fake.journal.entries.map(({ what, name }) => [what, name])).toEqual([
      ['script', '/tag-manager.js'],
      ['data-layer', 'page_view'],
    ]);
    expect(await (await fetch(`${fake.url}/tag.js?name=allowed`)).text()).toContain("event: 'tag_allowed'");
    expect(await (await fetch(`${fake.url}/tag.js?name=');alert('`)).text()).toBe('');
  });
});

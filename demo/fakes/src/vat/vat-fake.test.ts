import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startVatFake } from './vat-fake.ts';

describe('the VAT fake', () => {
  let vat: Awaited<ReturnType<typeof startVatFake>>;

  beforeEach(async () => {
    vat = await startVatFake(0);
  });

  afterEach(async () => {
    await vat.stop();
  });

  const askInXml = async (number: string) =>
    (await fetch(`${vat.xmlUrl}?UstId_1=DE123456789&UstId_2=${encodeURIComponent(number)}`)).text();
  const askInJson = async (body: object): Promise<unknown> =>
    (await fetch(vat.restUrl, { method: 'POST', body: JSON.stringify(body) })).json();
  const question = { requesterMemberStateCode: 'DE', requesterNumber: '123456789', countryCode: 'AT' };

  it('knows the example number of each member state, in both languages', async () => {
    expect(await askInXml('ATU12345678')).toMatch(/<string>ErrorCode<\/string><\/value>\s*<value><string>200</);
    expect(await askInJson({ ...question, vatNumber: 'U12345678' })).toMatchObject({
      valid: true,
      vatNumber: 'U12345678',
    });
    expect(vat.journal.entries).toEqual([
      { protocol: 'xml', own: 'DE123456789', number: 'ATU12345678', code: 200 },
      { protocol: 'rest', own: 'DE123456789', number: 'ATU12345678', code: 200 },
    ]);
  });

  it('gets to know a company and forgets it again', async () => {
    await fetch(`${vat.url}/register/ATU99999999`, { method: 'PUT' });
    expect(await askInJson({ ...question, vatNumber: 'U99999999' })).toMatchObject({ valid: true });
    await fetch(`${vat.url}/register/ATU99999999`, { method: 'DELETE' });
    expect(await askInJson({ ...question, vatNumber: 'U99999999' })).toMatchObject({ valid: false });
  });

  it('answers the code a number asks for', async () => {
    expect(await askInXml('ATU00000216')).toContain('<string>216</string>');
    expect(await askInJson({ ...question, vatNumber: 'U00000205' })).toEqual({
      actionSucceed: false,
      errorWrappers: [{ error: 'MS_UNAVAILABLE' }],
    });
  });

  it('escapes what it repeats', async () => {
    expect(await askInXml('<b>&')).toContain('<string>&lt;b&gt;&amp;</string>');
    expect(await (await fetch(vat.url)).text()).toContain('&lt;b&gt;&amp;');
  });

  it('refuses with a code, answers late, and does not answer at all', async () => {
    vat.faults.set({ kind: 'refuse', code: 208, times: 1 });
    expect(await askInXml('ATU12345678')).toContain('<string>208</string>');
    vat.faults.set({ kind: 'slow', delayMs: 60, times: 1 });
    const before = performance.now();
    await askInXml('ATU12345678');
    expect(performance.now() - before).toBeGreaterThanOrEqual(59);
    vat.faults.set({ kind: 'timeout', times: 1 });
    const signal = AbortSignal.timeout(100);
    await expect(fetch(`${vat.xmlUrl}?UstId_2=ATU12345678`, { signal })).rejects.toThrow();
  });

  it('says no to a question without a number', async () => {
    expect(await askInJson({})).toMatchObject({ actionSucceed: false });
  });
});

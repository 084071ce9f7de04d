import { startHttpServer } from '@tradehall/fakes/http-server.ts';
import { startVatFake } from '@tradehall/fakes/vat/vat-fake.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createVatService } from './create-vat-service';
import { RestVatService } from './rest-vat-service';
import { XmlVatService } from './xml-vat-service';

const own = 'DE999999999';
const number = 'ATU12345678';
const adapters = [
  ['XML', XmlVatService, 'xmlUrl'],
  ['REST', RestVatService, 'restUrl'],
] as const;

let vat: Awaited<ReturnType<typeof startVatFake>>;

beforeEach(async () => {
  vat = await startVatFake(0);
});
afterEach(() => vat.stop());

describe.each(adapters)('the %s service', (_name, Service, url) => {
  it('confirms a number that is registered, and keeps the whole answer', async () => {
    const before = Date.now();
    const answer = await new Service(vat[url]).validate({ own, number });
    expect(answer).toMatchObject({ verdict: 'valid', errorCode: 200 });
    expect(answer.raw).toContain('U12345678');
    expect(answer.at.getTime()).toBeGreaterThanOrEqual(before);
    expect(vat.journal.entries).toMatchObject([{ own, number }]);
  });

  it.each([
    ['ATU99999999', 'not-valid'],
    ['EL999999999', 'not-valid'],
    ['ATU00000205', 'could-not-validate'],
    ['ATU00000208', 'could-not-validate'],
    ['ATU00000999', 'could-not-validate'],
    ['ATU00000218', 'valid'],
  ])('says of %s: %s', async (asked, verdict) => {
    expect(await new Service(vat[url]).validate({ own, number: asked })).toMatchObject({ verdict });
  });

  it('could not validate what is not answered in time', async () => {
    vat.faults.set({ kind: 'timeout' });
    const answer = await new Service(vat[url], 60).validate({ own, number });
    expect(answer).toMatchObject({ verdict: 'could-not-validate', errorCode: 999 });
  });

  it('could not validate when nobody is there, and soon does not ask any more', async () => {
    const service = new Service('http://127.0.0.1:1/');
    for (let time = 0; time < 5; time += 1) await service.validate({ own, number });
    const answer = await service.validate({ own, number });
    expect(answer).toMatchObject({ verdict: 'could-not-validate', raw: 'the VAT service is not asked for a while' });
  });

  it('is asked by one session a few times at once, and by the next one too', async () => {
    const held = Promise.withResolvers<undefined>();
    let asked = 0;
    const other = await startHttpServer(0, async () => {
      asked += 1;
      await held.promise;
      return new Response('no answer');
    });
    const service = new Service(other.url);
    const greedy = Array.from({ length: 66 }, () => service.validate({ own, number, askedBy: 'greedy' }));
    const modest = service.validate({ own, number, askedBy: 'modest' });
    await expect.poll(() => asked).toBe(5);
    held.resolve(undefined);
    const tooMuch = (await Promise.all(greedy)).filter(({ raw }) => raw.includes('too much at once'));
    expect(tooMuch).toHaveLength(62);
    expect((await modest).raw).not.toContain('too much at once');
    await other.stop();
  });

  it.each([
    ['an error', () => new Response('down', { status: 503 })],
    ['a page of somebody else', () => new Response('<html><body>Sign in</body></html>')],
    ['nothing', () => new Response('')],
    ['a redirection', () => new Response(null, { status: 302, headers: { location: 'http://127.0.0.1:1/' } })],
    ['more than 64 kB', () => new Response(`${' '.repeat(70_000)}{"valid":true}`)],
  ])('could not validate with %s for an answer', async (_what, answer) => {
    const other = await startHttpServer(0, answer);
    const { verdict, errorCode } = await new Service(other.url).validate({ own, number });
    await other.stop();
    expect([verdict, errorCode]).toEqual(['could-not-validate', 999]);
  });
});

describe('the XML service', () => {
  const answered = (xml: string) => async () => {
    const other = await startHttpServer(0, () => new Response(xml));
    const answer = await new XmlVatService(other.url).validate({ own, number });
    await other.stop();
    return answer;
  };
  const strings = (...texts: string[]) => `<a>${texts.map((text) => `<string>${text}</string>`).join('')}</a>`;

  it.each([
    ['a document type', `<!DOCTYPE a [<!ENTITY code "200">]>${strings('ErrorCode', '&code;')}`],
    ['an external entity', `<!DOCTYPE a [<!ENTITY f SYSTEM "file:///etc/hostname">]>${strings('ErrorCode', '&f;')}`],
    ['an entity for a code', strings('ErrorCode', '&#50;00')],
    ['a word for a code', strings('ErrorCode', 'two hundred')],
    ['a code of many digits', strings('ErrorCode', '2'.repeat(400))],
    ['the answer about another number', strings('UstId_2', 'ATU11111111', 'ErrorCode', '200')],
  ])('takes no %s', async (_what, xml) => {
    expect(await answered(xml)()).toMatchObject({ verdict: 'could-not-validate', errorCode: 999 });
  });

  it('reads the code that follows its name, whatever stands around', async () => {
    const xml = `<?xml version="1.0"?><!-- x --><r><s b="1">${strings('Z', '1', 'ErrorCode', ' 216 ', 'UstId_2', number)}</s></r>`;
    expect(await answered(xml)()).toMatchObject({ verdict: 'valid', errorCode: 216 });
  });
});

describe('the REST service', () => {
  it('gives the id of the consultation', async () => {
    const { consultationId } = await new RestVatService(vat.restUrl).validate({ own, number });
    expect(consultationId).toMatch(/^WAPI/);
  });

  it('takes no answer about another number', async () => {
    const body = { countryCode: 'AT', vatNumber: 'U11111111', valid: true, requestIdentifier: 'x' };
    const other = await startHttpServer(0, () => Response.json(body));
    const answer = await new RestVatService(other.url).validate({ own, number });
    await other.stop();
    expect(answer.verdict).toBe('could-not-validate');
  });
});

it('is the one that was configured', () => {
  const kinds = (['xml', 'rest'] as const).map(
    (kind) => createVatService({ VAT_SERVICE_KIND: kind, VAT_SERVICE_URL: 'http://127.0.0.1:1/' }).kind,
  );
  expect(kinds).toEqual(['xml', 'rest']);
});

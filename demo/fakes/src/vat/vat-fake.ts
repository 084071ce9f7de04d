import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { RunningFake } from '../fake.ts';
import { Faults } from '../faults.ts';
import { escapeHtml, htmlPage } from '../html-page.ts';
import { startHttpServer } from '../http-server.ts';
import { Journal } from '../journal.ts';
import { VatRegister } from './vat-register.ts';
import { xmlAnswer } from './xml-answer.ts';

interface VatEntry {
  readonly protocol: 'xml' | 'rest';
  readonly own: string;
  readonly number: string;
  readonly code: number;
}

interface VatFake extends RunningFake {
  readonly xmlUrl: string;
  readonly restUrl: string;
  readonly register: VatRegister;
  readonly journal: Journal<VatEntry>;
}

type Asked = Omit<VatEntry, 'code'>;
type Say = (asked: Asked, code: number) => Response;

const validCodes = [200, 216, 218, 219, 223];
const cannotSay = new Map([
  [205, 'MS_UNAVAILABLE'],
  [208, 'MS_MAX_CONCURRENT_REQ'],
  [999, 'SERVICE_UNAVAILABLE'],
]);

const restQuestion = z.object({
  countryCode: z.string(),
  vatNumber: z.string(),
  requesterMemberStateCode: z.string(),
  requesterNumber: z.string(),
});

/** The office that confirms VAT numbers, in both its languages: XML by GET, and JSON by POST. */
export async function startVatFake(port: number): Promise<VatFake> {
  const journal = new Journal<VatEntry>();
  const faults = new Faults();
  const register = new VatRegister();

  const answer = async (asked: Asked, say: Say): Promise<Response> => {
    const fault = faults.take();
    const code = fault?.kind === 'refuse' ? (fault.code ?? 205) : register.codeOf(asked.number);
    journal.record({ ...asked, code });
    if (fault?.kind === 'repeat') journal.record({ ...asked, code });
    if (fault?.kind === 'timeout') return new Promise<Response>(() => undefined);
    if (fault?.kind === 'slow') await wait(fault.delayMs);
    return say(asked, code);
  };

  const server = await startHttpServer(port, async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/evatr') return answer(askedByQuery(searchParams), sayInXml);
    if (pathname === '/check-vat-number') {
      const asked = restQuestion.safeParse(await request.json());
      return asked.success ? answer(askedByBody(asked.data), sayInJson) : inputFault();
    }
    if (pathname.startsWith('/register/')) return changeRegister(register, request.method, pathname);
    return overview(register, journal);
  });
  const { url, stop } = server;
  return {
    name: 'vat',
    url,
    xmlUrl: `${url}/evatr`,
    restUrl: `${url}/check-vat-number`,
    register,
    journal,
    faults,
    stop,
  };
}

function askedByQuery(query: URLSearchParams): Asked {
  return { protocol: 'xml', own: query.get('UstId_1') ?? '', number: query.get('UstId_2') ?? '' };
}

function askedByBody(body: z.output<typeof restQuestion>): Asked {
  return {
    protocol: 'rest',
    own: body.requesterMemberStateCode + body.requesterNumber,
    number: body.countryCode + body.vatNumber,
  };
}

function sayInXml({ own, number }: Asked, code: number): Response {
  const now = new Date().toISOString();
  const when = { Datum: now.slice(0, 10), Uhrzeit: now.slice(11, 19) };
  return xmlAnswer({ UstId_1: own, ErrorCode: String(code), UstId_2: number, ...when });
}

function sayInJson({ number }: Asked, code: number): Response {
  const error = cannotSay.get(code);
  if (error !== undefined) return Response.json({ actionSucceed: false, errorWrappers: [{ error }] });
  const valid = validCodes.includes(code);
  return Response.json({
    countryCode: number.slice(0, 2),
    vatNumber: number.slice(2),
    requestDate: new Date().toISOString(),
    valid,
    requestIdentifier: valid ? `WAPI${crypto.randomUUID().slice(0, 12)}` : '',
    userError: valid ? 'VALID' : 'INVALID',
  });
}

function inputFault(): Response {
  return Response.json({ actionSucceed: false, errorWrappers: [{ error: 'INVALID_INPUT' }] }, { status: 400 });
}

function changeRegister(register: VatRegister, method: string, pathname: string): Response {
  const number = decodeURIComponent(pathname.slice('/register/'.length));
  if (method === 'PUT') register.enter(number);
  if (method === 'DELETE') register.strike(number);
  return Response.json(register.numbers);
}

function overview(register: VatRegister, journal: Journal<VatEntry>): Response {
  const rows = journal.entries.map(
    ({ protocol, own, number, code }) =>
      `<tr><td>${protocol}<td>${escapeHtml(own)}<td>${escapeHtml(number)}<td>${code}`,
  );
  const known = `<p>Registered: ${register.numbers.map(escapeHtml).join(', ')}</p>`;
  return htmlPage('VAT numbers', `${known}<table><tr><th>How<th>Who asks<th>About<th>Code${rows.join('')}</table>`);
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { RunningFake } from '../fake.ts';
import { Faults } from '../faults.ts';
import { escapeHtml, htmlPage } from '../html-page.ts';
import { startHttpServer } from '../http-server.ts';
import { Journal } from '../journal.ts';

interface TakenEvent {
  readonly id: string;
  readonly type: string;
  /** The order, product or case by its number. */
  readonly about: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly outcome: 'taken' | 'repeated' | 'out-of-order' | 'unsigned' | 'malformed';
}

interface MerchantSystemFake extends RunningFake {
  readonly journal: Journal<TakenEvent>;
  /** One that the dashboard of the shop has shown: `whsec_…`. */
  readonly know: (secret: string) => void;
}

const keptEntries = 50_000;
const toleranceMs = 5 * 60_000;

const message = z.object({
  type: z.string(),
  timestamp: z.iso.datetime(),
  data: z.record(z.string(), z.unknown()),
});
const about = z.object({
  orderNumber: z.string().optional(),
  sku: z.string().optional(),
  caseNumber: z.string().optional(),
});

/** An ERP as the shop tells it by webhooks. It believes what is signed, and knows what it has heard before. */
export async function startMerchantSystemFake(port: number): Promise<MerchantSystemFake> {
  const journal = new Journal<TakenEvent>(keptEntries);
  const faults = new Faults();
  const secrets: Buffer[] = [];
  const known = new Set<string>();
  const newest = new Map<string, bigint>();
  const know = (secret: string) => void secrets.push(Buffer.from(secret.replace('whsec_', ''), 'base64'));

  const takeIn = (id: string, text: string, isSigned: boolean): TakenEvent => {
    const read = message.safeParse(parseJson(text));
    if (!read.success) return { id, type: '', about: '', data: {}, outcome: 'malformed' };
    const { type, data } = read.data;
    const { orderNumber, sku, caseNumber } = about.safeParse(data).data ?? {};
    const number = orderNumber ?? sku ?? caseNumber ?? '';
    const taken = { id, type, about: number, data };
    if (!isSigned) return { ...taken, outcome: 'unsigned' };
    if (known.has(id)) return { ...taken, outcome: 'repeated' };
    known.add(id);
    const sequence = BigInt(id.replace('evt_', ''));
    const isLate = (newest.get(number) ?? 0n) > sequence;
    newest.set(number, sequence);
    return { ...taken, outcome: isLate ? 'out-of-order' : 'taken' };
  };

  const hear = async (request: Request): Promise<Response | readonly Response[] | null> => {
    const fault = faults.take();
    if (fault?.kind === 'refuse') return new Response(null, { status: fault.code ?? 503 });
    const text = await request.text();
    const entry = takeIn(request.headers.get('webhook-id') ?? '', text, isSigned(request.headers, text, secrets));
    journal.record(entry);
    if (fault?.kind === 'timeout') return new Promise<Response>(() => undefined);
    if (fault?.kind === 'slow') await wait(fault.delayMs);
    if (fault?.kind === 'lost-answer') return null;
    if (entry.outcome === 'unsigned') return new Response('not signed', { status: 401 });
    const answer = () => new Response(null, { status: entry.outcome === 'malformed' ? 400 : 204 });
    return fault?.kind === 'repeat' ? [answer(), answer()] : answer();
  };

  const { url, stop } = await startHttpServer(port, async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/heard') return Response.json(journal.entries.map(shortly));
    if (request.method !== 'POST') return overview(journal, secrets.length);
    if (pathname === '/events') return hear(request);
    if (pathname !== '/secrets') return new Response(null, { status: 404 });
    know(new URLSearchParams(await request.text()).get('secret') ?? '');
    return new Response(null, { status: 303, headers: { location: '/' } });
  });
  return { name: 'merchant-system', url, journal, faults, know, stop };
}

/** Without the order or the product as it was: an auditor reads thousands. */
function shortly({ id, type, outcome, data }: TakenEvent) {
  const facts = Object.entries(data).filter(([name]) => name !== 'order' && name !== 'shops');
  return { id, type, outcome, facts: Object.fromEntries(facts) };
}

/** By the convention of Standard Webhooks. */
function isSigned(headers: Headers, text: string, secrets: readonly Buffer[]): boolean {
  const [id, timestamp] = [headers.get('webhook-id') ?? '', headers.get('webhook-timestamp') ?? ''];
  if (Math.abs(Date.now() - Number(timestamp) * 1_000) > toleranceMs) return false;
  const given = (headers.get('webhook-signature') ?? '')
    .split(' ')
    .map((each) => Buffer.from(each.replace('v1,', ''), 'base64'));
  return secrets.some((secret) => {
    const right = createHmac('sha256', secret).update(`${id}.${timestamp}.${text}`).digest();
    return given.some((each) => each.length === right.length && timingSafeEqual(each, right));
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function overview(journal: Journal<TakenEvent>, secrets: number): Response {
  const form = `<form method="post" action="/secrets"><label>Secret of the endpoint <input name="secret" required></label>
    <button>Know it</button> (${secrets} known; events go to <code>/events</code>)</form>`;
  const rows = journal.entries.map(
    ({ id, type, about: number, outcome, data }) =>
      `<tr><td>${escapeHtml(id)}<td>${escapeHtml(type)}<td>${escapeHtml(number)}<td>${outcome}<td><pre>${escapeHtml(JSON.stringify(data))}</pre>`,
  );
  return htmlPage(
    'Merchant’s system',
    `${form}<table><tr><th>Id<th>Type<th>About<th>Outcome<th>Data${rows.join('')}</table>`,
  );
}

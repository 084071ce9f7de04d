import { setTimeout as wait } from 'node:timers/promises';
import type { RunningFake } from '../fake.ts';
import { Faults } from '../faults.ts';
import { escapeHtml, htmlPage } from '../html-page.ts';
import { startHttpServer } from '../http-server.ts';
import { Journal } from '../journal.ts';

type Fields = Readonly<Record<string, string>>;

/** One request that reached it, whether or not a case came of it. */
interface CaseEntry {
  readonly key: string;
  readonly outcome: 'opened' | 'known' | 'refused';
  readonly fields: Fields;
}

interface CaseManagementFake extends RunningFake {
  /** Where forms are posted. */
  readonly formUrl: string;
  readonly journal: Journal<CaseEntry>;
  /** The cases it has opened, by their keys. */
  readonly cases: ReadonlyMap<string, Fields>;
}

/**
 * Those who keep the cases of customers: `POST /web-to-case` takes a form and sends the browser to its `retURL`;
 * `GET /cases/<key>` says what is known of one. The same key again is the same case.
 */
export async function startCaseManagementFake(port: number): Promise<CaseManagementFake> {
  const journal = new Journal<CaseEntry>();
  const faults = new Faults();
  const cases = new Map<string, Fields>();

  const take = async (request: Request): Promise<Response | null> => {
    const fault = faults.take();
    const key = request.headers.get('idempotency-key') ?? '';
    const fields = Object.fromEntries(new URLSearchParams(await request.text()));
    if (fault?.kind === 'timeout') return new Promise<Response>(() => undefined);
    if (fault?.kind === 'refuse' || key === '' || fields['orgid'] === undefined) {
      journal.record({ key, outcome: 'refused', fields });
      return new Response(null, { status: fault?.kind === 'refuse' ? (fault.code ?? 422) : 400 });
    }
    journal.record({ key, outcome: cases.has(key) ? 'known' : 'opened', fields });
    if (!cases.has(key)) cases.set(key, fields);
    if (fault?.kind === 'lost-answer') return null;
    if (fault?.kind === 'slow') await wait(fault.delayMs);
    return new Response(null, { status: 302, headers: { location: fields['retURL'] ?? '/' } });
  };

  const { url, stop } = await startHttpServer(port, async (request) => {
    const { pathname } = new URL(request.url);
    if (request.method === 'POST' && pathname === '/web-to-case') return take(request);
    const [, key] = /^\/cases\/([\w-]+)$/.exec(pathname) ?? [];
    if (key === undefined) return overview(cases);
    const known = cases.get(key);
    return known === undefined ? new Response(null, { status: 404 }) : Response.json(known);
  });
  return { name: 'case-management', url, formUrl: `${url}/web-to-case`, journal, faults, cases, stop };
}

function overview(cases: ReadonlyMap<string, Fields>): Response {
  const rows = [...cases].map(
    ([key, fields]) =>
      `<tr><td><a href="/cases/${escapeHtml(key)}">${escapeHtml(key)}</a><td>${escapeHtml(fields['selectedReason'] ?? '')}` +
      `<td>${escapeHtml(fields['subject'] ?? '')}<td>${escapeHtml(fields['customerEmail'] ?? '')}`,
  );
  return htmlPage('Cases', `<table><tr><th>Case<th>Reason<th>Subject<th>From${rows.join('')}</table>`);
}

import { z } from 'zod';
import type { RunningFake } from './fake.ts';
import { fault } from './faults.ts';
import { escapeHtml, htmlPage } from './html-page.ts';
import { startHttpServer } from './http-server.ts';

/**
 * Where people and tests look at the fakes and make them misbehave:
 * `GET /`, `GET /health`, `GET|DELETE /<fake>/journal`, `GET|PUT|DELETE /<fake>/faults`.
 */
export function startControl(port: number, fakes: readonly RunningFake[]): ReturnType<typeof startHttpServer> {
  return startHttpServer(port, async (request) => {
    const [name, subject] = new URL(request.url).pathname.slice(1).split('/');
    if (name === '') return overview(fakes);
    if (name === 'health') return Response.json({ status: 'ok' });
    const fake = fakes.find((one) => one.name === name);
    if (fake !== undefined && subject === 'journal') return controlJournal(fake, request.method);
    if (fake !== undefined && subject === 'faults') return controlFaults(fake, request);
    return new Response('There is no such fake.', { status: 404 });
  });
}

function controlJournal({ journal }: RunningFake, method: string): Response {
  if (method === 'DELETE') journal.clear();
  return Response.json(journal.entries);
}

async function controlFaults({ faults }: RunningFake, request: Request): Promise<Response> {
  if (request.method === 'DELETE') faults.clear();
  if (request.method === 'PUT') {
    const wanted = fault.safeParse(await request.json());
    if (!wanted.success) return new Response(z.prettifyError(wanted.error), { status: 400 });
    faults.set(wanted.data);
  }
  return Response.json(faults.current);
}

function overview(fakes: readonly RunningFake[]): Response {
  const rows = fakes.map(
    ({ name, url, journal, faults }) =>
      `<tr><td><a href="${escapeHtml(url)}">${escapeHtml(name)}</a>` +
      `<td><a href="/${escapeHtml(name)}/journal">${journal.entries.length} entries</a>` +
      `<td>${escapeHtml(faults.current === null ? 'well-behaved' : JSON.stringify(faults.current))}`,
  );
  return htmlPage('Fakes', `<table><tr><th>Fake<th>Journal<th>Fault${rows.join('')}</table>`);
}

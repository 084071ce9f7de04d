import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { RunningFake } from '../fake.ts';
import { Faults, type Fault } from '../faults.ts';
import { escapeHtml, htmlPage } from '../html-page.ts';
import { startHttpServer } from '../http-server.ts';
import { Journal } from '../journal.ts';
import { tagManagerScript, tagScript } from './tag-manager-script.ts';

interface TrackingEntry {
  /** An event of B§7.4, one push to the data layer of a page, or a script: the tag manager's, or one that it adds. */
  readonly what: 'event' | 'data-layer' | 'script';
  /** Of an event its kind, of a push its name. */
  readonly name: string;
  /** Says that a repeated event is the same; the fake takes it every time. */
  readonly key: string | null;
  readonly body: unknown;
}

interface TrackingFake extends RunningFake {
  readonly journal: Journal<TrackingEntry>;
}

const json = z.record(z.string(), z.unknown());
const eventPath = /^\/cia\/([a-z-]+)$/;
const keptEntries = 20_000;

/** Whoever is told what shoppers do: by the shop's worker, and by the tag manager in their browsers. */
export async function startTrackingFake(port: number): Promise<TrackingFake> {
  const journal = new Journal<TrackingEntry>(keptEntries);
  const faults = new Faults();

  const takeEvent = async (name: string, request: Request, fault: Fault | null): Promise<Response | null> => {
    if (fault?.kind === 'refuse') return new Response(null, { status: fault.code ?? 503 });
    const entry = {
      what: 'event',
      name,
      key: request.headers.get('idempotency-key'),
      body: json.parse(await request.json()),
    } as const;
    journal.record(entry);
    if (fault?.kind === 'repeat') journal.record(entry);
    if (fault?.kind === 'timeout') return new Promise<Response>(() => undefined);
    if (fault?.kind === 'slow') await wait(fault.delayMs);
    return fault?.kind === 'lost-answer' ? null : Response.json({ success: true });
  };

  const { url, stop } = await startHttpServer(port, async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const script = pathname === '/tag-manager.js' ? tagManagerScript : null;
    const tag = pathname === '/tag.js' ? tagScript(searchParams.get('name') ?? '') : null;
    const asked = script ?? tag;
    if (asked !== null) {
      journal.record({ what: 'script', name: pathname, key: null, body: null });
      return new Response(asked, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
    }
    if (request.method !== 'POST') return overview(journal);
    if (pathname === '/data-layer') {
      const body = json.parse(JSON.parse(await request.text()));
      journal.record({ what: 'data-layer', name: String(body['event']), key: null, body });
      return new Response(null, { status: 204 });
    }
    const [, kind] = eventPath.exec(pathname) ?? [];
    return kind === undefined ? new Response(null, { status: 404 }) : takeEvent(kind, request, faults.take());
  });
  return { name: 'tracking', url, journal, faults, stop };
}

function overview(journal: Journal<TrackingEntry>): Response {
  const rows = journal.entries.map(
    ({ what, name, key, body }) =>
      `<tr><td>${what}<td>${escapeHtml(name)}<td>${escapeHtml(key ?? '')}<td><pre>${escapeHtml(JSON.stringify(body))}</pre>`,
  );
  return htmlPage('Tracking', `<table><tr><th>What<th>Name<th>Key<th>Body${rows.join('')}</table>`);
}

import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { RunningFake } from '../fake.ts';
import { Faults } from '../faults.ts';
import { escapeHtml, htmlPage } from '../html-page.ts';
import { startHttpServer } from '../http-server.ts';
import { Journal } from '../journal.ts';

interface RangeEntry {
  readonly prefix: string;
}

interface BreachedPasswordsFake extends RunningFake {
  readonly journal: Journal<RangeEntry>;
  readonly leak: (password: string) => void;
  /** As if it stood in an answer only to make it longer. */
  readonly pad: (password: string) => void;
}

/** For trying it out by hand; all of them fit the shop's own rule. */
const leakedFromTheStart = ['password-2026', 'password1234', 'qwertz123456', 'tradehall-2026'];

/** Those who collect leaked passwords: five digits of a SHA-1 are answered with the rest of all hashes they know. */
export async function startBreachedPasswordsFake(port: number): Promise<BreachedPasswordsFake> {
  const journal = new Journal<RangeEntry>();
  const faults = new Faults();
  const counts = new Map<string, number>();
  const leak = (password: string) => void counts.set(sha1(password), 3);
  const pad = (password: string) => void counts.set(sha1(password), 0);
  leakedFromTheStart.forEach(leak);

  const { url, stop } = await startHttpServer(port, async (request) => {
    const { pathname } = new URL(request.url);
    const [, prefix] = /^\/range\/([\dA-F]{5})$/i.exec(pathname) ?? [];
    if (prefix === undefined) return pathname === '/' ? overview(journal) : new Response(null, { status: 400 });
    const fault = faults.take();
    journal.record({ prefix: prefix.toUpperCase() });
    if (fault?.kind === 'refuse') return new Response(null, { status: fault.code ?? 503 });
    if (fault?.kind === 'timeout') return new Promise<Response>(() => undefined);
    if (fault?.kind === 'lost-answer') return null;
    if (fault?.kind === 'slow') await wait(fault.delayMs);
    return new Response(rangeOf(counts, prefix.toUpperCase()));
  });
  return { name: 'breached-passwords', url, journal, faults, leak, pad, stop };
}

function sha1(password: string): string {
  return createHash('sha1').update(password).digest('hex').toUpperCase();
}

function rangeOf(counts: ReadonlyMap<string, number>, prefix: string): string {
  const known = [...counts].filter(([hash]) => hash.startsWith(prefix));
  return known.map(([hash, count]) => `${hash.slice(prefix.length)}:${count}`).join('\r\n');
}

function overview(journal: Journal<RangeEntry>): Response {
  const asked = journal.entries.map(({ prefix }) => `<li>${escapeHtml(prefix)}`).join('');
  const leaked = leakedFromTheStart.map(escapeHtml).join(', ');
  return htmlPage('Breached passwords', `<p>Known from the start: ${leaked}</p><ol>${asked}</ol>`);
}

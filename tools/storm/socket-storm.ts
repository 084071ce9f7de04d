import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import { Guest } from './guest.ts';
import { inRows } from './in-rows.ts';
import { ReturningPage } from './returning-page.ts';

interface SocketStorm {
  /** The middleware every page is connected to. */
  readonly gatewayUrl: string;
  /** Those that take the changes: one engine has one core. */
  readonly shopUrls: readonly string[];
  readonly sku: string;
  readonly guests: number;
  readonly pagesEach: number;
  readonly updatesPerSecond: number;
  readonly seconds: number;
  /** kill -9 of the gateway, and its start. */
  readonly crash: () => Promise<void>;
}

export interface SocketStormAudit {
  readonly sockets: number;
  readonly updates: number;
  readonly wrongFrames: number;
  readonly missedFrames: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  /** From a change's request, which includes the change itself. */
  readonly p95OfChangeMs: number;
  /** Null: not all of them. */
  readonly reconnectedWithinMs: number | null;
}

const mostUnderWay = 16;
const settleMs = 3_000;
const patienceMs = 40_000;

/** Pages of many guests look at their carts while those change; then the gateway dies and all come back. */
export async function stormSockets(storm: SocketStorm): Promise<SocketStormAudit> {
  const shops = storm.shopUrls.map((url) => new Pool(url, { connections: 64 }));
  try {
    const guests = await inRows(8, storm.guests, (index) => Guest.arrive(shops[index % shops.length], storm.sku));
    const pages = guests.flatMap((guest) =>
      Array.from({ length: storm.pagesEach }, () => new ReturningPage(guest, storm.gatewayUrl)),
    );
    await inRows(50, pages.length, (index) => pages[index]?.connect() ?? Promise.resolve());
    await until(() => pages.every(({ greetings }) => greetings === 1), 'not every page was greeted');
    await changeCarts(guests, storm);
    await sleep(settleMs);
    const delays = delaysOf(pages);
    const reconnectedWithinMs = await crashAndReturn(pages, guests, storm.crash);
    return { ...auditOf(pages, guests), ...delays, reconnectedWithinMs };
  } finally {
    await Promise.all(shops.map((shop) => shop.destroy()));
  }
}

/** At a steady pace, each cart in its turn. An engine that cannot keep up shows in the number of updates. */
async function changeCarts(guests: readonly Guest[], { updatesPerSecond, seconds }: SocketStorm): Promise<void> {
  const startedAtMs = performance.now();
  const underWay = new Set<Promise<void>>();
  for (let due = 0; due < updatesPerSecond * seconds; due += 1) {
    const dueAtMs = startedAtMs + (due * 1_000) / updatesPerSecond;
    await sleep(Math.max(0, dueAtMs - performance.now()));
    if (performance.now() > startedAtMs + seconds * 1_000) break;
    const guest = guests[due % guests.length];
    if (guest === undefined || guest.isChanging) continue;
    if (underWay.size >= mostUnderWay) await Promise.race(underWay);
    const change = guest.changeQuantity().finally(() => underWay.delete(change));
    underWay.add(change);
  }
  await Promise.all(underWay);
}

/** Some carts change while their pages are away: on their return they must hear of it. */
async function crashAndReturn(
  pages: readonly ReturningPage[],
  guests: readonly Guest[],
  crash: () => Promise<void>,
): Promise<number | null> {
  const killedAtMs = performance.now();
  await Promise.all([crash(), ...guests.slice(0, 10).map((guest) => guest.changeQuantity())]);
  const areBack = await until(() => pages.every(({ greetings }) => greetings === 2)).catch(() => false);
  await sleep(settleMs);
  return areBack === false ? null : Math.ceil(Math.max(...pages.map(({ greetedAtMs }) => greetedAtMs)) - killedAtMs);
}

async function until(isSo: () => boolean, otherwise = 'it did not become so'): Promise<void> {
  for (const deadlineMs = performance.now() + patienceMs; !isSo();) {
    if (performance.now() > deadlineMs) throw new Error(otherwise);
    await sleep(20);
  }
}

/** From the answer of a change to the frame that tells of it; a frame may be there before the answer. */
function delaysOf(pages: readonly ReturningPage[]) {
  const fromAnswer: number[] = [];
  const fromRequest: number[] = [];
  for (const { guest, heard } of pages) {
    for (const { version, sentAtMs, answeredAtMs } of guest.changes) {
      const told = heard.find(({ frame }) => frame.event === 'cart-update' && frame.version >= version);
      if (told === undefined) continue;
      fromAnswer.push(Math.max(0, told.atMs - answeredAtMs));
      fromRequest.push(told.atMs - sentAtMs);
    }
  }
  const [p50Ms, p95Ms] = [percentile(fromAnswer, 0.5), percentile(fromAnswer, 0.95)];
  return { p50Ms, p95Ms, p95OfChangeMs: percentile(fromRequest, 0.95) };
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Number((sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN).toFixed(1));
}

function auditOf(pages: readonly ReturningPage[], guests: readonly Guest[]) {
  const missed = pages.map(({ guest, heard }) => {
    const told = Math.max(...heard.map(({ frame }) => (frame.event === 'cart-update' ? frame.version : -1)));
    return guest.changes.filter(({ version }) => version > told).length;
  });
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  return {
    sockets: pages.length,
    updates: sum(guests.map(({ changes }) => changes.length)),
    wrongFrames: sum(pages.map(({ wrongFrames }) => wrongFrames)),
    missedFrames: sum(missed),
  };
}

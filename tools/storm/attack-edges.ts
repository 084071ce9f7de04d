import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { cartSocketPath } from '@tradehall/domain/cart/cart-socket-address.ts';
import { askShop } from '@tradehall/testing/process/ask-shop.ts';
import { portOf } from '../../scripts/addresses.ts';
import type { Guest } from './guest.ts';

const host = 'de.localhost';
const port = portOf('storefront');
const form = '/contact-request';
const slowBodies = 48;
const slowSeconds = 20;
const everyMs = 500;

async function open(at: number): Promise<Socket> {
  const socket = connect(at, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

const head = (length: number) =>
  [
    `POST ${form} HTTP/1.1`,
    `Host: ${host}:${port}`,
    `Origin: http://${host}:${port}`,
    'Sec-Fetch-Site: same-origin',
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${length}`,
    '',
    '',
  ].join('\r\n');

/** Forms whose bodies come a byte at a time. The longest that a page takes meanwhile, in milliseconds. */
export async function holdSlowBodies(): Promise<number> {
  // The first view of a page is not what is measured.
  for (const path of pages) await askShop(port, host, path);
  const sockets = await Promise.all(Array.from({ length: slowBodies }, () => open(port)));
  for (const socket of sockets) socket.write(head(1_000));
  const drip = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('a');
  }, 2_000);
  let longestMs = 0;
  for (const endMs = performance.now() + slowSeconds * 1_000; performance.now() < endMs;) {
    for (const path of pages) longestMs = Math.max(longestMs, await timePage(path));
    await sleep(everyMs);
  }
  clearInterval(drip);
  for (const socket of sockets) socket.destroy();
  return Math.round(longestMs);
}

const pages = ['/', '/search?query=test'] as const;
const patienceMs = 10_000;

async function timePage(path: string): Promise<number> {
  const startedMs = performance.now();
  const answer = await Promise.race([askShop(port, host, path), sleep(patienceMs, null, { ref: false })]);
  return answer?.status === 200 ? performance.now() - startedMs : patienceMs;
}

const kilobyte = 1_024;
const tried = [16, 64, 128, 512, 2_048, 8_192].map((kilobytes) => kilobytes * kilobyte);

/** The largest form of these sizes that is not answered with 413. */
export async function findFormLimit(): Promise<number> {
  let taken = 0;
  for (const bytes of tried) {
    if ((await statusOfForm(bytes)) === 413) break;
    taken = bytes;
  }
  return taken;
}

async function statusOfForm(bytes: number): Promise<number> {
  const socket = await open(port);
  const answered = once(socket.setEncoding('latin1'), 'data');
  socket.write(head(bytes));
  socket.write(`message=${'a'.repeat(bytes - 'message='.length)}`);
  const [answer] = await Promise.race([answered, sleep(patienceMs, [''], { ref: false })]);
  socket.destroy();
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(String(answer))?.[1] ?? 0);
}

const attackers = 40;
const fragments = 16_301;
// FIN not set, a text frame; then continuations. Masked with zeros, one byte each.
const frame = (isFirst: boolean) => Buffer.from([isFirst ? 0x01 : 0x00, 0x81, 0, 0, 0, 0, 0x61]);

/** Messages that never end, on sockets of the cart. How much the middleware grew by it, in megabytes. */
export async function sendFragments(guest: Guest, middlewarePid: number): Promise<number> {
  const before = residentMb(middlewarePid);
  const flood = Buffer.concat([frame(true), ...Array.from({ length: fragments - 1 }, () => frame(false))]);
  const sockets = await Promise.all(Array.from({ length: attackers }, () => openCartSocket(guest)));
  for (const socket of sockets) if (socket.writable) socket.write(flood);
  await sleep(3_000);
  const after = residentMb(middlewarePid);
  for (const socket of sockets) socket.destroy();
  return Math.max(0, Math.round(after - before));
}

async function openCartSocket(guest: Guest): Promise<Socket> {
  const socket = await open(portOf('middleware'));
  const lines = [
    `GET ${cartSocketPath}?cartId=${guest.cartId} HTTP/1.1`,
    `Host: ${guest.host}`,
    `X-Forwarded-Host: ${guest.host}`,
    `Origin: http://${guest.host}`,
    `Cookie: ${guest.cookie}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  await Promise.race([once(socket, 'data'), once(socket, 'close')]);
  return socket;
}

function residentMb(pid: number): number {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / kilobyte;
}

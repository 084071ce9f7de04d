import assert from 'node:assert/strict';
import type { Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { LivePage } from '@tradehall/testing/live/live-page.ts';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EngineStandIn } from '../testing/engine-stand-in.ts';
import { knock } from '../testing/knock.ts';
import { StoredDocuments } from '../testing/stored-documents.ts';
import { buildTestApp } from '../testing/test-app.ts';

const host = 'de.localhost:3000';
const cookie = 'session=0123456789abcdef';
const theirs = { body: { data: { cartStanding: { version: 3, skus: ['EX10010001'] } } } };
const nobodys = { body: { data: { cartStanding: null } } };

/** However it ends: what was sent after that is lost. */
const untilEnded = (socket: Socket): Promise<void> =>
  new Promise((resolve) => {
    socket
      .once('close', () => resolve())
      .on('error', () => undefined)
      .resume();
  });

/** Of this process, when what nobody holds is gone. */
function heldBytes(): number {
  setFlagsFromString('--expose_gc');
  runInNewContext('gc()');
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

describe('a page that wants to look at its cart', () => {
  let engine: EngineStandIn;
  let app: FastifyInstance;
  let url: string;

  const start = async (options: Partial<Parameters<typeof buildTestApp>[0]> = {}) => {
    app = buildTestApp({ engineUrl: engine.url, load: new StoredDocuments().load, ...options });
    url = await app.listen({ host: '127.0.0.1', port: 0 });
  };
  const open = () => LivePage.open({ url, host, cookie, cartId: '7' });
  const metrics = async () => (await app.inject({ url: '/metrics' })).body;

  beforeEach(async () => {
    engine = await EngineStandIn.start();
    engine.answer = theirs;
  });
  afterEach(async () => {
    await app.close();
    await engine[Symbol.asyncDispose]();
  });

  it('hears first where the cart stands', async () => {
    await start();
    const page = await open();
    await expect.poll(() => page.frames).toEqual([{ event: 'cart-update', cartId: '7', version: 3 }]);
    expect(engine.asked).toMatchObject([
      { headers: { authorization: 'Bearer 0123456789abcdef', 'x-store': 'tradehall_de' }, variables: { cartId: '7' } },
    ]);
    expect(await metrics()).toContain('middleware_cart_sockets 1');
    page.close();
    await expect.poll(metrics).toContain('middleware_cart_sockets 0');
  });

  const owner = { host, origin: `http://${host}`, cookie };

  it.each([
    ['at a host that is no shop', { ...owner, host: 'shop.example', origin: 'http://shop.example' }, 421],
    ['from a page of another site', { ...owner, origin: 'https://evil.example' }, 403],
    ['from another shop of ours', { ...owner, origin: 'http://fr.localhost:3000' }, 403],
    ['from no page', { host, cookie }, 403],
    ['without a session', { host, origin: `http://${host}` }, 404],
  ])('is turned away %s, and nobody is asked', async (_where, headers, status) => {
    await start();
    expect(await knock(url, headers)).toEqual({ status, socket: null });
    expect(engine.asked).toEqual([]);
    expect(await metrics()).toMatch(/middleware_cart_sockets_refused_total\{reason="[\w-]+"\} 1/);
  });

  it.each(['', '?cartId=', '?cartId=1%202', '?cartId=7&cartId=8'])('has to name one cart, not "%s"', async (query) => {
    await start();
    expect((await knock(url, owner, `/api/cart-socket${query}`)).status).toBe(404);
  });

  it('is turned away from a cart that is not its session’s', async () => {
    await start();
    engine.answer = nobodys;
    expect((await knock(url, owner)).status).toBe(404);
  });

  it('is turned away while the engine cannot be asked', async () => {
    await start();
    engine.answer = { status: 502, body: {} };
    expect((await knock(url, owner)).status).toBe(503);
    expect(await metrics()).toContain('middleware_cart_sockets_refused_total{reason="engine-away"} 1');
  });

  it('finds a socket only where there is one', async () => {
    await start();
    expect((await knock(url, owner, '/health')).status).toBe(200);
    expect((await knock(url, owner, '/api/cart-sockets')).status).toBe(404);
    const ordinary = await fetch(`${url}/api/cart-socket?cartId=7`, { headers: { 'x-forwarded-host': host, cookie } });
    expect(ordinary.status).toBe(403);
  });

  it('has nothing to say', async () => {
    await start();
    const page = await open();
    page.say('x');
    expect(await page.untilClosed()).toBe(1008);
    expect(await metrics()).toContain('middleware_cart_sockets_ended_total{reason="spoke"} 1');
  });

  /** Frames of a browser are masked; this mask changes nothing. */
  const frame = (firstByte: number, length: number, sent = length) =>
    Buffer.from([firstByte, 0x80 | length, 0, 0, 0, 0, ...Array.from({ length: sent }, () => 0x61)]);
  const [begunText, text, binary, ping, continued] = [0x01, 0x81, 0x82, 0x89, 0x00] as const;

  it.each([
    ['a text', [frame(text, 1)]],
    ['a longer text, before its end has come', [frame(text, 100, 0)]],
    ['binary data', [frame(binary, 1)]],
    ['a ping', [frame(ping, 1)]],
    ['fragments', [frame(begunText, 1), frame(continued, 1)]],
    ['fragments of nothing', [frame(begunText, 0), frame(continued, 0)]],
    ['what is no frame', [Buffer.from('GET / HTTP/1.1\r\n\r\n')]],
  ])('is ended at once when it sends %s', async (_what, frames) => {
    await start();
    const { socket } = await knock(url, owner);
    assert(socket !== null);
    for (const each of frames) socket.write(each);
    await untilEnded(socket);
    expect(await metrics()).toContain('middleware_cart_sockets_ended_total{reason="spoke"} 1');
    expect(await metrics()).toContain('middleware_cart_sockets 0');
  });

  it('takes no memory with fragments that never end', async () => {
    await start();
    const knocked = await Promise.all(
      Array.from({ length: 40 }, (_, index) => knock(url, owner, `/api/cart-socket?cartId=${index + 1}`)),
    );
    const sockets = knocked.map(({ socket }) => socket).filter((socket) => socket !== null);
    expect(sockets).toHaveLength(40);
    const fragments = Buffer.concat([
      frame(begunText, 1),
      ...Array.from({ length: 16_300 }, () => frame(continued, 1)),
    ]);
    const before = heldBytes();
    for (const socket of sockets) socket.write(fragments);
    await Promise.all(sockets.map(untilEnded));
    expect(heldBytes() - before).toBeLessThan(20 * 1024 * 1024);
    expect(await metrics()).toContain('middleware_cart_sockets_ended_total{reason="spoke"} 40');
  });

  it('is one of ten at most, counted here where Redis is away', async () => {
    await start();
    const pages = await Promise.all(Array.from({ length: 10 }, open));
    await expect.poll(() => pages.every(({ frames }) => frames.length === 1)).toBe(true);
    const late = await open();
    expect(await late.untilClosed()).toBe(4429);
    pages[0]?.close();
    await pages[0]?.untilClosed();
    await expect.poll(metrics).toContain('middleware_cart_sockets 9');
    const next = await open();
    await expect.poll(() => next.frames).toHaveLength(1);
  });

  it('asks once for tabs that come together', async () => {
    await start();
    await Promise.all(Array.from({ length: 10 }, open));
    expect(engine.asked.length).toBeLessThan(10);
  });

  it('is turned away where the process has as many as it takes', async () => {
    await start({ mostCartSockets: 1 });
    await open();
    expect((await knock(url, owner)).status).toBe(503);
  });

  it('is turned away where its address has as many as it may, and nobody else is', async () => {
    await start({ mostCartSocketsPerAddress: 2 });
    const from = (address: string) => knock(url, { ...owner, 'x-forwarded-for': address, 'x-forwarded-host': host });
    const first = await from('198.51.100.7');
    expect([first.status, (await from('198.51.100.7')).status]).toEqual([101, 101]);
    expect((await from('198.51.100.7')).status).toBe(503);
    expect((await from('198.51.100.8')).status).toBe(101);
    // Whoever has one address of such a network has them all.
    expect([(await from('2001:db8::1')).status, (await from('2001:db8::2')).status]).toEqual([101, 101]);
    expect([(await from('2001:db8::3')).status, (await from('2001:db8:0:1::3')).status]).toEqual([503, 101]);
    first.socket?.destroy();
    await expect.poll(metrics).toContain('middleware_cart_sockets 5');
    expect((await from('198.51.100.7')).status).toBe(101);
  });

  it('is sent on when the process is to end, which does not wait for who is silent', async () => {
    await start();
    const page = await open();
    const silent = await knock(url, owner);
    const closed = app.close();
    expect(await page.untilClosed()).toBe(1001);
    await closed;
    expect(silent.status).toBe(101);
    silent.socket?.destroy();
    await expect(knock(url, owner)).rejects.toThrow('ECONNREFUSED');
  });
});

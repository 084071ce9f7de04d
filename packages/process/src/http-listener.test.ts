import { once } from 'node:events';
import { createServer, request, type RequestListener, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { Drain, limitListener } from './http-listener.ts';

const running: Server[] = [];

afterEach(() => {
  for (const server of running.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(server: Server): Promise<number> {
  running.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

async function dial(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

describe('a server of the shop', () => {
  it.each([
    ['a form that does not come to its end', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\nx'],
    ['a header that does not', 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: '],
    ['nothing', ''],
  ])('waits so long and no longer for %s', async (_what, sent) => {
    const server = createServer((incoming) => void incoming.resume());
    limitListener(server, { mostPerAddress: 0, requestMs: 400 });
    server.headersTimeout = 400;
    const socket = await dial(await listen(server));
    socket.write(sent);
    expect(await text(socket)).toContain('408 Request Timeout');
  });

  it('keeps connections longer than the proxies before it', () => {
    const server = createServer();
    limitListener(server, { mostPerAddress: 0 });
    expect(server).toMatchObject({ keepAliveTimeout: 75_000, requestTimeout: 12_000, headersTimeout: 10_000 });
  });

  it('takes so many connections of one address, and one more when one has ended', async () => {
    const server = createServer((_incoming, outgoing) => void outgoing.end('here'));
    limitListener(server, { mostPerAddress: 2 });
    const port = await listen(server);
    const ask = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
    const [first] = [await dial(port), await dial(port)];
    expect(await text(await dial(port))).toBe('');
    first.destroy();
    await expect
      .poll(async () => {
        const next = await dial(port);
        next.write(ask);
        return text(next);
      })
      .toContain('here');
  });

  it('does not count those of a proxy of ours', async () => {
    const server = createServer((_incoming, outgoing) => void outgoing.end('here'));
    limitListener(server, { mostPerAddress: 1, isTrusted: (address) => address === '127.0.0.1' });
    const port = await listen(server);
    await dial(port);
    const second = await dial(port);
    second.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    expect(await text(second)).toContain('here');
  });
});

interface Shop {
  readonly port: number;
  readonly drain: Drain;
}

async function openShop(listener: RequestListener): Promise<Shop> {
  const server = createServer(listener);
  limitListener(server, { mostPerAddress: 0 });
  const drain = new Drain(server);
  return { port: await listen(server), drain };
}

const ask = (port: number, path = '/'): Promise<{ status: number; connection: string; body: string }> =>
  new Promise((resolve, reject) => {
    request({ port, path, host: '127.0.0.1' })
      .once('error', reject)
      .once('response', (answer) => {
        const { statusCode: status = 0, headers } = answer;
        text(answer).then((body) => resolve({ status, connection: headers.connection ?? '', body }), reject);
      })
      .end();
  });

describe('a server that is to end', () => {
  it('answers what is under way, and asks for no more on that connection', async () => {
    const held: (() => void)[] = [];
    const { port, drain } = await openShop((incoming, outgoing) => {
      if (incoming.url === '/held') held.push(() => outgoing.end('done'));
      else outgoing.end('here');
    });
    const underWay = ask(port, '/held');
    await expect.poll(() => held).toHaveLength(1);
    const idle = await dial(port);
    idle.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    await once(idle, 'data');
    const ended = drain.announce(0).then(() => drain.finish());
    expect(drain.isDraining).toBe(true);
    await once(idle, 'close');
    await expect(ask(port)).rejects.toThrow('ECONNREFUSED');
    held[0]?.();
    expect(await underWay).toEqual({ status: 200, connection: 'close', body: 'done' });
    await ended;
  });

  it('ends a connection whose answer had begun', async () => {
    const held: (() => void)[] = [];
    const { port, drain } = await openShop((_incoming, outgoing) => {
      outgoing.write('begun ');
      held.push(() => outgoing.end('and done'));
    });
    const socket = await dial(port);
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    await once(socket, 'readable');
    const ended = drain.announce(0).then(() => drain.finish());
    held[0]?.();
    expect(await text(socket)).toContain('and done');
    await ended;
  });

  it('loses no request behind a balancer that looks who is ready', async () => {
    const open = async () => {
      const shop = await openShop((incoming, outgoing) => {
        if (incoming.url === '/ready') outgoing.writeHead(shop.drain.isDraining ? 503 : 200).end();
        else setTimeout(() => outgoing.end('page'), 30);
      });
      return shop;
    };
    let shops: Shop[] = [await open(), await open()];
    let ready = shops;
    let isOver = false;
    const look = async () => {
      while (!isOver) {
        const states = await Promise.all(
          shops.map(async (shop) => ({
            shop,
            status: await ask(shop.port, '/ready').then(
              ({ status }) => status,
              () => 0,
            ),
          })),
        );
        ready = states.filter(({ status }) => status === 200).map(({ shop }) => shop);
      }
    };
    const looking = look();
    let turn = 0;
    const outcomes: string[] = [];
    const shopper = async () => {
      while (!isOver) {
        const shop = ready[(turn += 1) % ready.length];
        outcomes.push(shop === undefined ? 'none ready' : await ask(shop.port).then(({ body }) => body, String));
      }
    };
    const shoppers = Array.from({ length: 8 }, shopper);
    for (const old of shops) {
      shops = [...shops, await open()];
      await expect.poll(() => ready).toHaveLength(3);
      await old.drain.announce(300);
      await old.drain.finish();
      shops = shops.filter((shop) => shop !== old);
    }
    isOver = true;
    await Promise.all([looking, ...shoppers]);
    expect(outcomes.length).toBeGreaterThan(50);
    expect(new Set(outcomes)).toEqual(new Set(['page']));
  });
});

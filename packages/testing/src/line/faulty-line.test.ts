import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FaultyLine } from './faulty-line.ts';

let echo: Server;
let served: Socket[];
let url: string;
let line: FaultyLine;
let open: Socket[];

beforeEach(async () => {
  [served, open] = [[], []];
  echo = createServer((socket) => {
    served.push(socket);
    socket.on('error', () => undefined).on('data', (word) => socket.write(word));
  });
  echo.listen(0, '127.0.0.1');
  await once(echo, 'listening');
  const address = echo.address();
  url = `tcp://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}`;
  line = await FaultyLine.to(url);
});

afterEach(async () => {
  for (const socket of [...open, ...served]) socket.destroy();
  await line[Symbol.asyncDispose]();
  echo.close();
});

/** A caller who notes what comes back, and when the first of it came. */
function call() {
  const { hostname, port } = new URL(line.through(url));
  const socket = connect(Number(port), hostname);
  open.push(socket);
  const noted = { text: '', isClosed: false, pieces: 0 };
  socket
    .on('error', () => undefined)
    .on('close', () => (noted.isClosed = true))
    .on('data', (word) => {
      noted.text += word.toString();
      noted.pieces += 1;
    });
  return { socket, noted, say: (word: string) => void socket.write(word) };
}

async function talk() {
  const caller = call();
  caller.say('hello');
  await expect.poll(() => caller.noted.text).toBe('hello');
  return caller;
}

describe('the faulty line', () => {
  it('passes what is said, both ways, and that somebody hung up', async () => {
    const { socket } = await talk();
    socket.end();
    await expect.poll(() => served[0]?.destroyed).toBe(true);
    await expect.poll(() => line.openConnections).toBe(0);
  });

  it('tells the caller that the service hung up', async () => {
    const { noted } = await talk();
    served[0]?.end();
    await expect.poll(() => noted.isClosed).toBe(true);
  });

  it('passes every piece later, there and back', async () => {
    const { noted, say } = await talk();
    line.set({ kind: 'latency', ms: 60 });
    const startedAtMs = performance.now();
    say(' again');
    await expect.poll(() => noted.text, { interval: 5 }).toBe('hello again');
    expect(performance.now() - startedAtMs).toBeGreaterThanOrEqual(115);
  });

  it('drips', async () => {
    const { noted, say } = await talk();
    line.set({ kind: 'drip', bytes: 1, everyMs: 15 });
    say('slow');
    await expect.poll(() => noted.text, { interval: 5 }).toBe('helloslow');
    expect(noted.pieces).toBeGreaterThan(3);
  });

  it('breaks off, refuses, and connects again when it is mended', async () => {
    const { noted } = await talk();
    line.cut();
    await expect.poll(() => noted.isClosed).toBe(true);
    const refused = call();
    await expect.poll(() => refused.noted.isClosed).toBe(true);
    line.mend();
    await talk();
  });

  it('falls silent: both ends stay open and hear nothing, even when one hangs up or the line is mended', async () => {
    const { socket, noted, say } = await talk();
    line.fallSilent();
    say(' is anybody there?');
    const unheard = call();
    unheard.say('nor here');
    await once(unheard.socket, 'connect');
    line.mend();
    say(' still not?');
    await talk();
    expect([noted.text, unheard.noted.text]).toEqual(['hello', '']);
    expect([noted.isClosed, unheard.noted.isClosed]).toEqual([false, false]);
    unheard.socket.end();
    socket.destroy();
    await talk();
    expect(served[0]?.destroyed).toBe(false);
    expect(unheard.noted.isClosed).toBe(false);
  });
});

import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { OutsideLine } from './outside-line';

const thisMachine = '127.0.0.0/8,::1/128';
const sent = { headers: { 'content-type': 'application/json' }, body: Buffer.from('{}'), timeoutMs: 2_000 };
const heard: string[] = [];
let answer: { status: number; headers?: Record<string, string>; body?: string };
let server: Server;
let port: number;

beforeAll(async () => {
  server = createServer((request, response) => {
    heard.push(`${request.method ?? ''} ${request.url ?? ''}`);
    request.resume().on('end', () => response.writeHead(answer.status, answer.headers).end(answer.body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = z.object({ port: z.number() }).parse(server.address()).port;
});

afterAll(() => server.close());

beforeEach(() => {
  heard.length = 0;
  answer = { status: 204 };
});

async function lineIn<Result>(networks: string, work: (line: OutsideLine) => Promise<Result>): Promise<Result> {
  const line = new OutsideLine(networks);
  try {
    return await work(line);
  } finally {
    line.close();
  }
}

describe('an address that an operator has typed', () => {
  const inside = [
    'http://127.0.0.1',
    'http://localhost',
    'http://[::1]',
    'http://[::ffff:127.0.0.1]',
    'http://2130706433',
    'http://0x7f.1',
    'http://0.0.0.0',
    'https://10.0.0.5',
    'https://172.20.1.1',
    'https://192.168.1.1',
    'https://100.100.100.200',
    'https://169.254.169.254',
    'https://168.63.129.16',
    'https://192.0.0.192',
    'https://198.18.0.1',
    'https://224.0.0.1',
    'https://255.255.255.255',
    'https://[fd00:ec2::254]',
    'https://[fe80::1]',
    'https://[::]',
    'https://[64:ff9b::7f00:1]',
    'https://[2002:7f00:1::]',
    'https://[2001:db8::1]',
  ];

  it.each(inside)('leads to nothing of our own: %s', async (origin) => {
    await lineIn('', async (line) => {
      await expect(line.post(new URL(`${origin}:${port}/events`), sent)).rejects.toThrow('WEBHOOK_NETWORKS');
    });
    expect(heard).toEqual([]);
  });

  it.each(['https://8.8.8.8', 'https://[2606:4700::1]', 'https://erp.example', 'https://172.32.0.1'])(
    'may be anywhere outside: %s',
    (origin) => {
      expect(new OutsideLine('').mayLeadTo(new URL(origin))).toBe(true);
    },
  );

  it('may be in a network of the merchant that the setting names, also by a name', async () => {
    await lineIn(thisMachine, async (line) => {
      expect(await line.post(new URL(`http://127.0.0.1:${port}/events`), sent)).toBe(204);
      expect(await line.post(new URL(`http://localhost:${port}/events`), sent)).toBe(204);
    });
    expect(heard).toEqual(['POST /events', 'POST /events']);
  });

  it('is not left for another by a redirection', async () => {
    answer = { status: 307, headers: { location: `http://127.0.0.1:${port}/admin` } };
    await lineIn(thisMachine, async (line) => {
      expect(await line.post(new URL(`http://127.0.0.1:${port}/events`), sent)).toBe(307);
    });
    expect(heard).toEqual(['POST /events']);
  });

  it('is heard no longer than it may be, nor to the end', async () => {
    answer = { status: 200, body: 'a'.repeat(1 << 20) };
    await lineIn(thisMachine, async (line) => {
      expect(await line.post(new URL(`http://127.0.0.1:${port}/events`), sent)).toBe(200);
      const silent = createServer(() => undefined).listen(0, '127.0.0.1');
      await once(silent, 'listening');
      const { port: at } = z.object({ port: z.number() }).parse(silent.address());
      await expect(line.post(new URL(`http://127.0.0.1:${at}/`), { ...sent, timeoutMs: 50 })).rejects.toThrow();
      silent.close();
    });
  });
});

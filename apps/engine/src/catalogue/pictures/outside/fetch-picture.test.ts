import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { OutsideLine } from '../../../platform/outside-line';
import { mostBytes, PictureRefused } from '../sniff-picture';
import { fetchPicture, PictureAway, pictureAddress, type Validators } from './fetch-picture';

const unknown: Validators = { etag: null, lastModified: null };
let server: Server;
let origin: string;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
const line = new OutsideLine('127.0.0.1/32');

beforeAll(async () => {
  server = createServer((request, response) => answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${z.object({ port: z.number() }).parse(server.address()).port}`;
});

afterAll(() => {
  line.close();
  server.close();
});

beforeEach(() => {
  answer = (_request, response) => void response.end('bytes');
});

const fetchIt = (path: string, known = unknown, timeoutMs = 5_000) =>
  fetchPicture(line, `${origin}${path}`, known, timeoutMs);

describe('an address of a picture', () => {
  it('is one of the web, without a password, as it is written everywhere', () => {
    expect(pictureAddress('https://cdn.example/pan 24.jpg#big')).toBe('https://cdn.example/pan%2024.jpg');
    const others = [
      'pan.jpg',
      '//cdn.example/a',
      'ftp://cdn.example/a',
      'file:///etc/passwd',
      'data:image/png;base64,AA',
    ];
    for (const each of [...others, 'https://ann:secret@cdn.example/a', `https://cdn.example/${'a'.repeat(2_000)}`])
      expect(pictureAddress(each)).toBeNull();
  });

  it('is not asked again for what is known and has not changed', async () => {
    answer = ({ headers }, response) => {
      response.writeHead(headers['if-none-match'] === '"1"' ? 304 : 200, { etag: '"1"' });
      response.end(headers['if-none-match'] === '"1"' ? '' : 'bytes');
    };
    expect(await fetchIt('/a')).toEqual({ bytes: Buffer.from('bytes'), etag: '"1"', lastModified: null });
    expect(await fetchIt('/a', { etag: '"1"', lastModified: null })).toBeNull();
  });

  it('is refused where it says that nothing has changed to whoever has nothing yet', async () => {
    answer = (_request, response) => void response.writeHead(304).end();
    await expect(fetchIt('/a')).rejects.toThrow(new PictureRefused('answered 304'));
  });

  it('leads on, but neither into a network of our own, nor for ever, nor to what is no address', async () => {
    answer = ({ url = '' }, response) => {
      const [, where, more] = url.split('/');
      const ways: Record<string, string> = {
        inside: 'http://169.254.169.254/latest',
        loop: '/loop',
        file: 'file:///etc/passwd',
      };
      const location = where === 'there' ? `/${more ?? ''}` : ways[where ?? ''];
      if (location === undefined) response.end('bytes');
      else response.writeHead(302, { location }).end();
    };
    expect((await fetchIt('/there/a'))?.bytes.toString()).toBe('bytes');
    await expect(fetchIt('/inside')).rejects.toThrow('leads into our own network');
    await expect(fetchIt('/loop')).rejects.toThrow('leads on more than 5 times');
    await expect(fetchIt('/file')).rejects.toThrow('leads on to what is no address of a picture');
    await expect(fetchPicture(line, 'http://10.0.0.1/a', unknown)).rejects.toBeInstanceOf(PictureRefused);
  });

  it('is given up where it is too large, said so or not', async () => {
    answer = (_request, response) => void response.writeHead(200, { 'content-length': mostBytes + 1 }).write('a');
    await expect(fetchIt('/a')).rejects.toThrow('is larger than 20 MB');
    answer = (_request, response) => {
      const piece = Buffer.alloc(1 << 20);
      const more = () => {
        while (!response.destroyed && response.write(piece));
      };
      response.on('drain', more);
      more();
    };
    await expect(fetchIt('/a')).rejects.toThrow('is larger than 20 MB');
  });

  it('is tried again where it may be otherwise in a moment, and else refused', async () => {
    answer = (_request, response) => void response.writeHead(503).end();
    await expect(fetchIt('/a')).rejects.toBeInstanceOf(PictureAway);
    answer = (_request, response) => void response.writeHead(404).end();
    await expect(fetchIt('/a')).rejects.toThrow(new PictureRefused('answered 404'));
    answer = (_request, response) => void response.writeHead(200).write('a');
    await expect(fetchIt('/a', unknown, 100)).rejects.toThrow(new PictureAway('did not answer in 0.1 s'));
    answer = (_request, response) => void response.destroy();
    await expect(fetchIt('/a')).rejects.toThrow('cannot be reached');
  });
});

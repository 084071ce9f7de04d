import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { RunningFake } from '../fake.ts';
import { type Fault, Faults } from '../faults.ts';
import { Journal } from '../journal.ts';
import { listeningHost, listeningPort } from '../listening-port.ts';
import { type Answer, answerList, answerObject, crc32Of, objectOf, refusal, type StoredObject, xml } from './bucket.ts';
import { faultOfSignature, headerOf, type Key, sha256 } from './signature.ts';

interface ObjectStoreEntry {
  readonly method: string;
  readonly path: string;
  readonly status: number;
}

interface ObjectStoreFake extends RunningFake {
  readonly journal: Journal<ObjectStoreEntry>;
  readonly bucket: string;
  readonly key: Key;
  /** What a bystander finds in the bucket. */
  readonly objects: Map<string, StoredObject>;
}

interface Options {
  readonly port?: number;
  readonly bucket?: string;
  readonly key?: Key;
  /** Of a list; a real store's are longer. */
  readonly pageSize?: number;
}

interface Room {
  readonly bucket: string;
  readonly key: Key;
  readonly pageSize: number;
  readonly objects: Map<string, StoredObject>;
}

const usualKey: Key = { id: 'development-bucket', secret: 'development-bucket-secret', region: 'eu-central-1' };

/** An object store with one bucket, as strict as S3: it takes nothing unsigned, unmeasured or without a checksum. */
export async function startObjectStoreFake(options: Options = {}): Promise<ObjectStoreFake> {
  const { port = 0, bucket = 'uploads', key = usualKey, pageSize = 3 } = options;
  const journal = new Journal<ObjectStoreEntry>();
  const faults = new Faults();
  const room = { bucket, key, pageSize, objects: new Map<string, StoredObject>() };
  const server = createServer((request, response) => {
    void take(request, response, room, faults.take()).then((status) => {
      journal.record({ method: request.method ?? '', path: request.url ?? '', status });
    });
  });
  server.listen(port, listeningHost);
  await once(server, 'listening');
  const stop = async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  const url = `http://127.0.0.1:${listeningPort(server)}`;
  return { name: 'object-store', url, journal, faults, bucket, key, objects: room.objects, stop };
}

/** The status that it was answered with; 0 where it got no answer, or a part of one. */
async function take(
  request: IncomingMessage,
  response: ServerResponse,
  room: Room,
  fault: Fault | null,
): Promise<number> {
  if (fault?.kind === 'cut' && request.method === 'PUT') {
    await halfOf(request);
    if (fault.isSilent !== true) request.destroy();
    return 0;
  }
  const body = await wholeOf(request);
  // Who sends less than was announced has gone.
  if (body === null || fault?.kind === 'timeout') return 0;
  if (fault?.kind === 'slow') await wait(fault.delayMs);
  const answer = fault?.kind === 'refuse' ? refusal('SlowDown', fault.code) : judge(request, body, room);
  if (fault?.kind === 'lost-answer') {
    response.destroy();
    return 0;
  }
  response.writeHead(answer.status, answer.headers);
  if (fault?.kind !== 'cut') {
    response.end(answer.body);
    return answer.status;
  }
  response.write(answer.body?.slice(0, answer.body.length / 2) ?? '', () => {
    if (fault.isSilent !== true) response.destroy();
  });
  return 0;
}

function judge(request: IncomingMessage, body: Buffer, room: Room): Answer {
  const unsigned = faultOfSignature(request, room.key);
  if (unsigned !== null) return refusal(unsigned);
  if (headerOf(request, 'x-amz-content-sha256') !== sha256(body)) return refusal('XAmzContentSHA256Mismatch');
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://store.localhost');
  const [, bucket = '', name = ''] = /^\/([^/]+)\/?(.*)$/.exec(pathname) ?? [];
  if (bucket !== room.bucket) return refusal('NoSuchBucket');
  if (name === '') {
    const isList = request.method === 'GET' && searchParams.get('list-type') === '2';
    if (!isList) return refusal('NotImplemented');
    return answerList([...room.objects.keys()], searchParams.get('continuation-token') ?? '', room.pageSize, bucket);
  }
  if (request.method === 'PUT')
    return headerOf(request, 'x-amz-copy-source') === '' ? put(request, name, body, room) : copy(request, name, room);
  if (request.method === 'DELETE') {
    room.objects.delete(decodeURIComponent(name));
    return { status: 204 };
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') return refusal('NotImplemented');
  const isHead = request.method === 'HEAD';
  const found = room.objects.get(decodeURIComponent(name));
  if (found === undefined) return isHead ? { status: 404 } : refusal('NoSuchKey');
  return answerObject(found, { range: headerOf(request, 'range'), ifMatch: headerOf(request, 'if-match'), isHead });
}

function put(request: IncomingMessage, name: string, body: Buffer, { objects }: Room): Answer {
  if (headerOf(request, 'content-length') === '') return refusal('MissingContentLength');
  const checksum = headerOf(request, 'x-amz-checksum-crc32');
  if (checksum === '') return refusal('InvalidRequest');
  if (checksum !== crc32Of(body)) return refusal('BadDigest');
  const kept = objectOf(body, headerOf(request, 'content-type'), headerOf(request, 'cache-control'));
  objects.set(decodeURIComponent(name), kept);
  return { status: 200, headers: { ETag: kept.etag, 'x-amz-checksum-crc32': checksum } };
}

/** Onto itself only with other facts about it, as S3 has it. */
function copy(request: IncomingMessage, name: string, { objects, bucket }: Room): Answer {
  const source = decodeURIComponent(headerOf(request, 'x-amz-copy-source')).replace(/^\//, '');
  const found = objects.get(source.slice(bucket.length + 1));
  if (!source.startsWith(`${bucket}/`) || found === undefined) return refusal('NoSuchKey');
  const isReplaced = headerOf(request, 'x-amz-metadata-directive') === 'REPLACE';
  if (source === `${bucket}/${decodeURIComponent(name)}` && !isReplaced) return refusal('InvalidRequest');
  const type = isReplaced ? headerOf(request, 'content-type') : found.type;
  const kept = objectOf(found.bytes, type, isReplaced ? headerOf(request, 'cache-control') : found.cacheControl);
  objects.set(decodeURIComponent(name), kept);
  return xml(`<CopyObjectResult><ETag>${kept.etag}</ETag></CopyObjectResult>`);
}

async function wholeOf(request: IncomingMessage): Promise<Buffer | null> {
  try {
    return Buffer.concat(await request.toArray());
  } catch {
    return null;
  }
}

function halfOf(request: IncomingMessage): Promise<void> {
  const wanted = Number(headerOf(request, 'content-length')) / 2;
  let got = 0;
  return new Promise((resolve) => {
    request.on('data', (piece: Buffer) => {
      got += piece.length;
      if (got < wanted) return;
      request.pause();
      resolve();
    });
    request.once('close', resolve);
  });
}

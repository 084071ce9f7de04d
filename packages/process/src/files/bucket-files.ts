import { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import {
  type ByteRange,
  type FileFacts,
  FileMissing,
  fileNameOrThrow,
  fullOrThrow,
  isFileName,
  keptForEver,
  type KeptFiles,
  typeOfFile,
} from './kept-files.ts';

interface Bucket {
  readonly name: string;
  readonly region: string;
  /** Null: where the region's are. */
  readonly url: string | null;
  /** Whether the bucket's name stands in the path or before the host. */
  readonly address: 'path' | 'host';
  readonly keyId: string;
  readonly secret: string;
}

interface Patience {
  readonly connectMs: number;
  /** Until an answer begins. */
  readonly answerMs: number;
  /** Until a file is taken there. */
  readonly putMs: number;
  /** For all tries together, with the body. */
  readonly wholeMs: number;
}

type Ask = (client: S3Client, options: { abortSignal: AbortSignal; requestTimeout?: number }) => Promise<unknown>;

const usualPatience: Patience = { connectMs: 2_000, answerMs: 5_000, putMs: 30_000, wholeMs: 60_000 };
const tries = 3;
/** So much is asked for at once: no connection waits for a visitor who has stopped a film. */
const partBytes = 1024 * 1024;

/** The library is loaded by whoever first asks a bucket: most shops have none. */
const library = () => import('@aws-sdk/client-s3');

/** Files in a bucket of an object store that speaks S3. A put is one request there, which holds whole or not at all. */
export class BucketFiles implements KeptFiles {
  readonly #bucket: Bucket;
  readonly #patience: Patience;
  #client: S3Client | null = null;

  constructor(bucket: Bucket, patience: Partial<Patience> = {}) {
    this.#bucket = bucket;
    this.#patience = { ...usualPatience, ...patience };
  }

  async put(name: string, bytes: Uint8Array): Promise<void> {
    const { PutObjectCommand } = await library();
    const put = new PutObjectCommand({ ...this.#of(name), ...headersOf(name), Body: fullOrThrow(bytes) });
    const requestTimeout = this.#patience.putMs;
    await this.#ask((client, options) => client.send(put, { ...options, requestTimeout }));
  }

  async read(name: string): Promise<Buffer> {
    return (await this.#get(name)).bytes;
  }

  async stream(name: string, range: ByteRange = { first: 0, last: Number.MAX_SAFE_INTEGER }): Promise<Readable> {
    const first = await this.#get(name, { range: partFrom(range) });
    return Readable.from(this.#partsAfter(name, range, first), { objectMode: false });
  }

  async facts(name: string): Promise<FileFacts | null> {
    const { HeadObjectCommand } = await library();
    const head = new HeadObjectCommand(this.#of(name));
    const found = await orNull(this.#ask((client, options) => client.send(head, options)));
    return found && { size: found.ContentLength ?? 0, touchedAt: found.LastModified ?? new Date(0) };
  }

  async touch(name: string): Promise<void> {
    const { CopyObjectCommand } = await library();
    const source = { CopySource: `${this.#bucket.name}/${name}`, MetadataDirective: 'REPLACE' as const };
    const copy = new CopyObjectCommand({ ...this.#of(name), ...headersOf(name), ...source });
    await orNull(this.#ask((client, options) => client.send(copy, options)));
  }

  async remove(name: string): Promise<void> {
    const { DeleteObjectCommand } = await library();
    const remove = new DeleteObjectCommand(this.#of(name));
    await this.#ask((client, options) => client.send(remove, options));
  }

  async *list(): AsyncIterable<string> {
    const { ListObjectsV2Command } = await library();
    let next: string | undefined;
    do {
      const list = new ListObjectsV2Command({ Bucket: this.#bucket.name, ContinuationToken: next });
      const page = await this.#ask((client, options) => client.send(list, options));
      for (const { Key: name = '' } of page.Contents ?? []) if (isFileName(name)) yield name;
      next = page.NextContinuationToken;
    } while (next !== undefined);
  }

  /** The store itself forgets what came in half. */
  clearUnfinished(): Promise<number> {
    return Promise.resolve(0);
  }

  async *#partsAfter(name: string, range: ByteRange, part: Part): AsyncIterable<Buffer> {
    const last = Math.min(range.last, part.size - 1);
    let at = range.first;
    let { bytes } = part;
    for (;;) {
      yield bytes;
      at += bytes.length;
      if (at > last) return;
      ({ bytes } = await this.#get(name, { range: partFrom({ first: at, last }), etag: part.etag }));
    }
  }

  /** Asked for again where the line breaks in the middle. */
  async #get(name: string, { range, etag }: Wanted = {}): Promise<Part> {
    const { GetObjectCommand } = await library();
    const Range = range && `bytes=${range.first}-${range.last}`;
    const get = new GetObjectCommand({ ...this.#of(name), Range, IfMatch: etag });
    const part = this.#ask(async (client, options) => {
      for (let attempt = 1; ; attempt += 1) {
        const { Body: body, ContentRange: of, ETag } = await client.send(get, options);
        try {
          const bytes = Buffer.from((await body?.transformToByteArray()) ?? []);
          return { bytes, size: Number(of?.split('/')[1] ?? bytes.length), etag: ETag };
        } catch (failure) {
          if (attempt === tries || options.abortSignal.aborted) throw failure;
        }
      }
    });
    const found = await orNull(part);
    if (found === null) throw new FileMissing(name);
    return found;
  }

  #of(name: string): { Bucket: string; Key: string } {
    return { Bucket: this.#bucket.name, Key: fileNameOrThrow(name) };
  }

  async #ask<Answer>(ask: (...given: Parameters<Ask>) => Promise<Answer>): Promise<Answer> {
    this.#client ??= await clientOf(this.#bucket, this.#patience);
    return ask(this.#client, { abortSignal: AbortSignal.timeout(this.#patience.wholeMs) });
  }
}

interface Wanted {
  readonly range?: ByteRange;
  /** The file is still the one whose parts came before. */
  readonly etag?: string | undefined;
}

interface Part {
  readonly bytes: Buffer;
  /** Of the whole file. */
  readonly size: number;
  readonly etag: string | undefined;
}

const partFrom = ({ first, last }: ByteRange): ByteRange => ({ first, last: Math.min(last, first + partBytes - 1) });

/** For whoever is handed the file by the store itself. */
const headersOf = (name: string) => ({ ContentType: typeOfFile(name), CacheControl: keptForEver });

async function clientOf(bucket: Bucket, { connectMs, answerMs }: Patience): Promise<S3Client> {
  const { S3Client } = await library();
  return new S3Client({
    region: bucket.region,
    ...(bucket.url !== null && { endpoint: bucket.url }),
    forcePathStyle: bucket.address === 'path',
    credentials: { accessKeyId: bucket.keyId, secretAccessKey: bucket.secret },
    maxAttempts: tries,
    requestHandler: { connectionTimeout: connectMs, requestTimeout: answerMs, throwOnRequestTimeout: true },
  });
}

/** Null for what is not there. */
async function orNull<Answer>(asking: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asking;
  } catch (failure) {
    if (failure instanceof Error && (failure.name === 'NoSuchKey' || failure.name === 'NotFound')) return null;
    throw failure;
  }
}

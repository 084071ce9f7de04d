import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';

export interface StoredObject {
  readonly bytes: Buffer;
  readonly type: string;
  readonly cacheControl: string;
  readonly etag: string;
  readonly crc32: string;
  modifiedAt: Date;
}

export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string | number>>;
  readonly body?: string | Buffer;
}

const statuses: Readonly<Record<string, number>> = {
  AccessDenied: 403,
  BadDigest: 400,
  InvalidAccessKeyId: 403,
  AuthorizationHeaderMalformed: 400,
  IncompleteBody: 400,
  InvalidRange: 416,
  InvalidRequest: 400,
  MissingContentLength: 411,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  NotImplemented: 501,
  PreconditionFailed: 412,
  RequestTimeTooSkewed: 403,
  SignatureDoesNotMatch: 403,
  SlowDown: 503,
  XAmzContentSHA256Mismatch: 400,
};

export const refusal = (code: string, status = statuses[code] ?? 500): Answer =>
  xml(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`, status);

export function crc32Of(bytes: Uint8Array): string {
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(bytes));
  return sum.toString('base64');
}

export function objectOf(bytes: Buffer, type: string, cacheControl: string): StoredObject {
  const etag = `"${createHash('md5').update(bytes).digest('hex')}"`;
  return { bytes, type, cacheControl, etag, crc32: crc32Of(bytes), modifiedAt: new Date() };
}

interface Conditions {
  readonly range: string;
  readonly ifMatch: string;
  readonly isHead: boolean;
}

/** An object or one part of it; a checksum is of the whole alone. */
export function answerObject(found: StoredObject, { range, ifMatch, isHead }: Conditions): Answer {
  if (ifMatch !== '' && ifMatch !== found.etag) return refusal('PreconditionFailed');
  const { length } = found.bytes;
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  if (range !== '' && first === undefined) return refusal('NotImplemented');
  const from = Number(first ?? 0);
  const to = Math.min(last === undefined || last === '' ? length - 1 : Number(last), length - 1);
  if (first !== undefined && (from >= length || from > to)) return refusal('InvalidRange');
  const body = found.bytes.subarray(from, to + 1);
  const headers = {
    'Content-Type': found.type,
    'Cache-Control': found.cacheControl,
    'Content-Length': body.length,
    'Last-Modified': found.modifiedAt.toUTCString(),
    ETag: found.etag,
    ...(first === undefined
      ? { 'x-amz-checksum-crc32': found.crc32 }
      : { 'Content-Range': `bytes ${from}-${to}/${length}` }),
  };
  const status = first === undefined ? 200 : 206;
  return isHead ? { status, headers } : { status, headers, body };
}

/** Names in the order of their letters; the token is the last one told. */
export function answerList(names: readonly string[], after: string, most: number, bucket: string): Answer {
  const later = names.toSorted().filter((name) => name > after);
  const told = later.slice(0, most);
  const more = later.length > most ? `<NextContinuationToken>${told.at(-1) ?? ''}</NextContinuationToken>` : '';
  const contents = told.map((name) => `<Contents><Key>${name}</Key></Contents>`).join('');
  const isCut = `<IsTruncated>${String(more !== '')}</IsTruncated>`;
  return xml(`<ListBucketResult><Name>${bucket}</Name>${isCut}${more}${contents}</ListBucketResult>`);
}

export const xml = (text: string, status = 200): Answer => ({
  status,
  headers: { 'Content-Type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?>\n${text}`,
});

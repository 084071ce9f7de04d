import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export interface Key {
  readonly id: string;
  readonly secret: string;
  readonly region: string;
}

const longestDriftMs = 15 * 60_000;
const authorization =
  /^AWS4-HMAC-SHA256 Credential=(?<id>[^/]+)\/(?<day>\d{8})\/(?<region>[^/]+)\/s3\/aws4_request, SignedHeaders=(?<signed>[a-z\d;-]+), Signature=(?<signature>[\da-f]{64})$/;

export const sha256 = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** The code by which S3 refuses a request that nobody with the key has signed as it came. Null where it is signed. */
export function faultOfSignature(request: IncomingMessage, key: Key): string | null {
  const parts = authorization.exec(request.headers.authorization ?? '')?.groups;
  if (parts === undefined) return 'AccessDenied';
  const { id = '', day = '', region = '', signed = '', signature = '' } = parts;
  if (id !== key.id) return 'InvalidAccessKeyId';
  if (region !== key.region) return 'AuthorizationHeaderMalformed';
  const at = headerOf(request, 'x-amz-date');
  if (!at.startsWith(day) || Math.abs(Date.now() - timeOf(at)) > longestDriftMs) return 'RequestTimeTooSkewed';
  const names = signed.split(';');
  const mustBeSigned = ['host', ...Object.keys(request.headers).filter((name) => name.startsWith('x-amz-'))];
  if (!mustBeSigned.every((name) => names.includes(name))) return 'AccessDenied';
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', at, scope, sha256(canonicalOf(request, names))].join('\n');
  const signing = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${key.secret}`);
  const isRight = timingSafeEqual(hmac(signing, text), Buffer.from(signature, 'hex'));
  return isRight ? null : 'SignatureDoesNotMatch';
}

function canonicalOf(request: IncomingMessage, names: readonly string[]): string {
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const asked = query.split('&').filter((pair) => pair !== '');
  const pairs = asked.map((pair) => (pair.includes('=') ? pair : `${pair}=`)).toSorted();
  const headers = names.map((name) => `${name}:${headerOf(request, name).trim().replaceAll(/ +/g, ' ')}\n`);
  const digest = headerOf(request, 'x-amz-content-sha256');
  return [request.method, path, pairs.join('&'), headers.join(''), names.join(';'), digest].join('\n');
}

export const headerOf = (request: IncomingMessage, name: string): string =>
  (request.headersDistinct[name] ?? []).join(',');

/** 20261119T101500Z */
function timeOf(stamp: string): number {
  const [, day = '', time = ''] = /^(\d{8})T(\d{6})Z$/.exec(stamp) ?? [];
  const iso = `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T${time.slice(0, 2)}:${time.slice(2, 4)}:${time.slice(4)}Z`;
  return Date.parse(iso);
}

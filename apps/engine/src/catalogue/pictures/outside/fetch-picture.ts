import { type OutsideAnswer, type OutsideLine, wordsOfFailure } from '../../../platform/outside-line';
import { mostBytes, PictureRefused } from '../sniff-picture';

const longestAddress = 2_000;
const mostRedirections = 5;
const wholeMs = 30_000;
const mostWords = 150;

/** It may be otherwise in a moment. */
export class PictureAway extends Error {}

/** By what the other side knows whether we have it already. */
export interface Validators {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

export interface FetchedPicture extends Validators {
  readonly bytes: Buffer;
}

/** As it is written everywhere; null where nobody may be asked for such an address. */
export function pictureAddress(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  url.hash = '';
  const isPlace = (url.protocol === 'https:' || url.protocol === 'http:') && url.username === '' && url.password === '';
  return isPlace && url.href.length <= longestAddress ? url.href : null;
}

/** Null where it is what is known already. Otherwise its bytes, a `PictureRefused`, or a `PictureAway`. */
export async function fetchPicture(
  line: OutsideLine,
  address: string,
  known: Validators,
  timeoutMs = wholeMs,
): Promise<FetchedPicture | null> {
  const signal = AbortSignal.timeout(timeoutMs);
  const headers: Record<string, string> = {
    accept: 'image/*',
    'accept-encoding': 'identity',
    'user-agent': 'Tradehall',
  };
  if (known.etag !== null) headers['if-none-match'] = known.etag;
  else if (known.lastModified !== null) headers['if-modified-since'] = known.lastModified;
  const answer = await ask(line, address, { headers, signal, mostBytes }).catch((failure: unknown) => {
    if (failure instanceof PictureRefused) throw failure;
    throw new PictureAway(
      signal.aborted
        ? `did not answer in ${timeoutMs / 1_000} s`
        : `cannot be reached: ${wordsOfFailure(failure, mostWords)}`,
    );
  });
  const { status, body } = answer;
  // To whoever has nothing it says nothing: taken for an answer, it would be asked for ever.
  if (status === 304 && (known.etag !== null || known.lastModified !== null)) return null;
  if (status === 429 || status >= 500) throw new PictureAway(`answered ${status}`);
  if (status !== 200) throw new PictureRefused(`answered ${status}`);
  if (body === null) throw new PictureRefused(`is larger than ${mostBytes / 1024 / 1024} MB`);
  return { bytes: body, etag: answer.headers.etag ?? null, lastModified: answer.headers['last-modified'] ?? null };
}

async function ask(
  line: OutsideLine,
  address: string,
  question: Parameters<OutsideLine['get']>[1],
): Promise<OutsideAnswer> {
  let url = new URL(address);
  for (let followed = 0; ; followed += 1) {
    if (!line.mayLeadTo(url))
      throw new PictureRefused('leads into our own network, which WEBHOOK_NETWORKS does not name');
    const answer = await line.get(url, question);
    const { location } = answer.headers;
    if (![301, 302, 303, 307, 308].includes(answer.status) || location === undefined) return answer;
    if (followed === mostRedirections) throw new PictureRefused(`leads on more than ${mostRedirections} times`);
    const next = URL.canParse(location, url.href) ? pictureAddress(new URL(location, url.href).href) : null;
    if (next === null) throw new PictureRefused('leads on to what is no address of a picture');
    url = new URL(next);
  }
}

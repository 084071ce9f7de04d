import { z } from 'zod';

const mostBytes = 64 * 1_024;
const chunk = z.instanceof(Uint8Array);

/** The body of a 2xx answer, whole within the time and not longer than 64 kB. Redirections are not followed. */
export async function fetchText(url: URL, request: RequestInit, timeoutMs: number): Promise<string> {
  const response = await fetch(url, { ...request, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`the VAT service answers ${response.status}`);
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of response.body ?? []) {
    pieces.push(chunk.parse(piece));
    bytes += pieces.at(-1)?.byteLength ?? 0;
    if (bytes > mostBytes) throw new Error('the answer of the VAT service is too long');
  }
  return new TextDecoder().decode(Buffer.concat(pieces));
}
